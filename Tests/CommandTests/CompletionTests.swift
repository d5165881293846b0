import TerminalModel
import Testing

@Suite(.timeLimit(.minutes(4))) struct `Completion in bash` {
    /// The words after the program's name as bash cuts them, the last one incomplete, and what is offered for it.
    private static let offers: [([String], [String])] = [
        (["ver"], ["verify"]),
        (["--pat"], ["--pattern"]),
        (["run", "--sc"], ["--scenario"]),
        (["verify", "--sc"], []),
        (["monkey", "--s"], ["--scenario", "--steps", "--seed"]),
        (["--pattern", ""], ["viper", "mvp", "mvvm-c"]),
        (["--pattern", "="], ["viper", "mvp", "mvvm-c"]),
        (["--pattern", "=", "v"], ["viper"]),
        (["--pattern=v"], ["--pattern=viper"]),
        (["--pattern", "viper,m"], ["viper,mvp", "viper,mvvm-c"]),
        (["verify", "--pattern", "v"], ["viper"]),
        (["trace", "--pattern", "a"], ["all"]),
        (["--json", "--color", "n"], ["never"]),
        (["--latency", ""], []),
        (["bench", ""], ["store", "images", "answers", "cancel", "tap"]),
        (["help", "ste"], ["steps"]),
        (["help", "help"], ["help"]),
        (["completions", ""], ["bash", "zsh", "fish"]),
        (["verify", "login-bu"], ["login-busy"]),
        (["verify", "one"], ["one two.scenario"]),
        (["verify", "--json", "$"], ["$(touch hit).scenario"]),
        (["--scenario", "*"], ["*.scenario"]),
        (["--data", ""], ["folder"]),
        (["compare", "--sources", "=", "f"], ["folder"]),
        (["verify", "--", "-"], []),
        (["verify", "--", "login-bu"], ["login-busy"]),
        (["patterns", ""], []),
    ]

    private static let completions = Task { try await Sandbox().run(["completions", "bash"]).output }

    @Test(arguments: offers)
    func `offers what can stand there`(words: [String], offered: [String]) async throws {
        let sandbox = try Sandbox()
        for name in ["one two.scenario", "$(touch hit).scenario", "*.scenario", "folder/inside"] {
            _ = try sandbox.file("home/\(name)", "".utf8)
        }
        let script = """
            . "$1"
            cd "$HOME/home"
            COMP_WORDS=(arch-demo \(words.map { "'\($0)'" }.joined(separator: " "))) COMP_CWORD=\(words.count)
            _arch_demo
            for offer in "${COMPREPLY[@]}"; do echo "$offer"; done
            test ! -e hit
            """

        let path = try sandbox.file("complete.bash", script.utf8)
        let completions = try sandbox.file("completions.bash", try await Self.completions.value.utf8)
        let outcome = try await sandbox.shell("exec bash '\(path)' '\(completions)'")

        let lines = offered.map { $0 + "\n" }.joined()
        #expect(outcome == Sandbox.Outcome(status: 0, output: lines, messages: ""))
    }

    @Test func `follows Tab`() async throws {
        let sandbox = try Sandbox()
        let terminal = try TerminalWindow()
        let shell = try sandbox.start(
            [],
            on: terminal,
            by: ["/bin/sh", "-c", "PS1='ready> ' BUILT=\"$0\" exec bash --norc --noprofile -i"]
        )

        await terminal.read(upTo: "ready> ")
        terminal.type("eval \"$(\"$BUILT\" completions bash)\"; arch-demo() { printf '<%s>' \"$@\"; }\n")
        await terminal.read(upTo: "ready> ")
        terminal.type("arch-demo --pattern=vi\t--pl\t\n")
        let shown = await terminal.read(upTo: "<--plain>")
        terminal.type("exit\n")

        #expect(shown.hasSuffix("<--pattern=viper><--plain>"))
        _ = await shell.status()
    }
}
