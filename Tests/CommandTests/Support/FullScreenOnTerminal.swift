import Foundation
import TestTools
import Testing

/// The command in full screen, on a terminal and in a home of its own, with a model of what a terminal shows.
final class FullScreenOnTerminal {
    /// The end of a frame.
    static let drawn = "\u{1B}[?2026l"
    /// The end of the full screen.
    static let left = "\u{1B}[?1049l"

    let terminal: TerminalWindow
    let process: ChildProcess
    /// All output that was read.
    private(set) var output = ""
    private(set) var screen: ModelTerminal
    private let sandbox: Sandbox
    private let settings: termios

    /// Starts the command in `sandbox`, or else a new one, through the program in `launcher` if one is given.
    init(
        _ pattern: String = "mvp",
        _ options: [String] = [],
        in sandbox: Sandbox? = nil,
        environment: [String: String] = [:],
        by launcher: [String] = []
    ) throws {
        self.sandbox = try sandbox ?? Sandbox()
        terminal = try TerminalWindow()
        settings = terminal.settings
        screen = ModelTerminal(size: (80, 24))
        process = try self.sandbox.start(
            ["--pattern", pattern, "--latency", "0"] + options,
            on: terminal,
            by: launcher,
            environment: environment
        )
    }

    /// Whether the settings and modes of the terminal are those from before the command.
    var isRestored: Bool {
        let now = terminal.settings
        return now.c_lflag == settings.c_lflag && now.c_iflag == settings.c_iflag && screen.modes == ModelMode.initial
    }

    /// Types keys, and reads frames until one shows all of `texts` but not `missing`. Fails without another frame.
    func type(
        _ keys: String,
        until texts: String...,
        without missing: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        terminal.type(keys)
        repeat {
            let frame = await read(upTo: Self.drawn)
            try #require(frame.hasSuffix(Self.drawn), "\(screen.lines)", sourceLocation: sourceLocation)
        } while !texts.allSatisfy(screen.shows) || missing.map(screen.shows) ?? false
    }

    func logIn(until text: String = "Dashboard") async throws {
        try await type("", until: "[Log in]")
        try await type("ibrar@elgrocer.com\ribrar1234\r", until: "[1 Dashboard]", text)
    }

    /// Types Ctrl-C; returns the exit status.
    func interrupt() async -> Int32 {
        terminal.type("\u{3}")
        await read(upTo: Self.left)
        return await process.status()
    }

    @discardableResult
    func read(upTo ending: String) async -> String {
        let text = await terminal.read(upTo: ending)
        output += text
        screen.feed(text)
        return text
    }
}

extension ModelTerminal {
    func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
}
