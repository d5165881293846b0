import TestTools

/// The command at its prompt, on a terminal and in a home of its own.
struct PromptOnTerminal: Sendable {
    let sandbox: Sandbox
    let terminal: TerminalWindow
    let process: ChildProcess
    /// What the command writes before it reads a step.
    let greeting: String

    /// Starts the command in `sandbox`, or else a new one, through the program in `launcher` if one is given.
    init(
        _ pattern: String = "mvp",
        _ options: [String] = [],
        in sandbox: Sandbox? = nil,
        by launcher: [String] = []
    ) async throws {
        self.sandbox = try sandbox ?? Sandbox()
        terminal = try TerminalWindow()
        process = try self.sandbox.start(["--pattern", pattern, "--plain"] + options, on: terminal, by: launcher)
        greeting = await terminal.read(upTo: Self.prompt)
    }

    private static let prompt = "> "

    /// Types a line; returns what is shown up to the next prompt.
    @discardableResult
    func enter(_ line: String) async -> String {
        await terminal.type(line + "\n", until: Self.prompt)
    }

    /// Types “quit”; returns the exit status.
    func quit() async -> Int32 {
        terminal.type("quit\n")
        return await process.status()
    }
}

extension TerminalWindow {
    /// Types keys; returns what is shown up to `ending`.
    @discardableResult
    func type(_ keys: String, until ending: String) async -> String {
        type(keys)
        return await read(upTo: ending)
    }
}
