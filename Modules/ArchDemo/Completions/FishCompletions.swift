/// Completes command lines in fish.
nonisolated struct FishCompletions {
    /// The names of the built-in scenarios.
    let scenarios: [String]

    var script: String {
        """
        # Completes arch-demo in fish. In ~/.config/fish/config.fish: arch-demo completions fish | source

        function __arch_demo_is_first
            test (count (commandline -opc)) -eq 1
        end

        function __arch_demo_uses --argument-names command
            set --local words (commandline -opc)
            set --local given run
            if contains -- "$words[2]" \(Command.allCases.map(\.rawValue).joined(separator: " "))
                set given $words[2]
            end
            test $given = $command
        end

        set --local scenarios \\
        \(scenarios.map { "    \($0.fishQuoted)" }.joined(separator: " \\\n"))

        complete -c arch-demo -f
        \(Command.allCases.map(lines).joined(separator: "\n"))
        """
    }

    private func lines(for command: Command) -> String {
        let start = "complete -c arch-demo -n"
        let name = "\(start) __arch_demo_is_first -a \(command.rawValue) -d \(command.summary.fishQuoted)\n"
        let uses = "\(start) \("__arch_demo_uses \(command.rawValue)".fishQuoted)"
        let options = Option.all(of: command).map { option in
            let letter = option.letter.map { " -s \($0)" } ?? ""
            let value = option.takesValue ? " -r" + candidates(option.completion) : ""
            return "\(uses)\(letter) -l \(option.name)\(value) -d \((option.meaning[command] ?? "").fishQuoted)\n"
        }
        let operand = command.completion == .nothing ? "" : uses + candidates(command.completion) + "\n"
        return name + options.joined() + operand
    }

    private func candidates(_ completion: Completion) -> String {
        switch completion {
        case .nothing: " -f"
        case .words(let words): " -f -a \(words.joined(separator: " ").fishQuoted)"
        case .list(let words): " -f -a \("(__fish_append , \(words.joined(separator: " ")))".fishQuoted)"
        case .directories: " -f -a '(__fish_complete_directories)'"
        case .scenarios: " -F -a \"$scenarios\""
        }
    }
}
