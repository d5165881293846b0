/// Completes command lines in zsh.
nonisolated struct ZshCompletions {
    /// The names of the built-in scenarios.
    let scenarios: [String]

    var script: String {
        """
        #compdef arch-demo
        # Completes arch-demo in zsh. In ~/.zshrc, below compinit: source <(arch-demo completions zsh)

        _arch-demo() {
            local command=run
            if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
                local -a commands=(
        \(Command.allCases.map { "            \("\($0.rawValue):\($0.summary)".shellQuoted)\n" }.joined())        )
                _describe -t commands command commands
                return
            fi
            if (( CURRENT > 2 )); then
                case $words[2] in
                    \(Command.allCases.map(\.rawValue).joined(separator: "|")))
                        command=$words[2]
                        shift words
                        (( CURRENT-- )) ;;
                esac
            fi
            case $command in
        \(Command.allCases.map(arguments).joined())    esac
        }

        _arch-demo-scenarios() {
            _alternative \\
                \(list("scenarios:built-in scenario:", scenarios).shellQuoted) \\
                'files:file:_files'
        }

        if [[ $funcstack[1] == _arch-demo ]]; then
            _arch-demo "$@"
        else
            compdef _arch-demo arch-demo
        fi

        """
    }

    private func arguments(of command: Command) -> String {
        let options = Option.all(of: command).flatMap { specifications(of: $0, for: command) }
        let form = command.maximumOperands == 1 ? "1" : "*"
        let operand = command.completion == .nothing ? [] : ["\(form):argument:\(action(for: command.completion))"]
        let lines = (options + operand).map { " \\\n            " + $0.shellQuoted }
        return "        \(command.rawValue)) _arguments -S\(lines.joined()) ;;\n"
    }

    /// The option as `_arguments` expects it: `--name=[meaning]:form of the value:what to offer`.
    private func specifications(of option: Option, for command: Command) -> [String] {
        let meaning = "[\(escaped(option.meaning[command] ?? ""))]"
        if option.takesValue {
            return ["\(option.flag)=\(meaning):\(escaped(option.valueForm)):\(action(for: option.completion))"]
        }
        guard let letter = option.letter else { return [option.flag + meaning] }
        return ["-\(letter)", option.flag].map { "(-\(letter) \(option.flag))\($0)\(meaning)" }
    }

    private func action(for completion: Completion) -> String {
        switch completion {
        case .nothing: " "
        case .words(let words): list("", words)
        case .list(let words): "_sequence compadd - \(words.joined(separator: " "))"
        case .directories: "_files -/"
        case .scenarios: "_arch-demo-scenarios"
        }
    }

    private func list(_ start: String, _ words: [String]) -> String {
        "\(start)(\(words.joined(separator: " ")))"
    }

    /// Returns the text with the characters that end a part of a specification escaped.
    private func escaped(_ text: String) -> String {
        text.map { "\\[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
