/// Completes command lines in bash, from version 3.2 on.
nonisolated struct BashCompletions {
    /// The names of the built-in scenarios.
    let scenarios: [String]

    var script: String {
        """
        # Completes arch-demo in bash. In ~/.bashrc: source <(arch-demo completions bash)

        _arch_demo() {
            local command=run current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
            local attached= ended= index
            COMPREPLY=()

            for ((index = 1; index < COMP_CWORD; index++)); do
                if [[ ${COMP_WORDS[index]} == -- ]]; then ended=yes; fi
            done
            if ((COMP_CWORD > 1)); then
                case ${COMP_WORDS[1]} in
                    \(commands.joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
                esac
            fi
            # Bash itself cuts words at "=", unless COMP_WORDBREAKS lacks it.
            if [[ $current == = ]]; then
                current=
            elif [[ $previous == = ]]; then
                previous=${COMP_WORDS[COMP_CWORD - 2]}
            elif [[ $current == --*=* ]]; then
                previous=${current%%=*} attached=${current%%=*}= current=${current#*=}
            fi

            if [[ ! $ended ]]; then
                case "$command $previous" in
        \(values)        esac
            fi
            if ((COMP_CWORD == 1)) && [[ $current != -* ]]; then
                _arch_demo_words \(commands.joined(separator: " "))
                return
            fi
            if [[ ! $ended && $current == -* ]]; then
                case $command in
        \(options)        esac
                return
            fi
            case $command in
        \(operands)    esac
        }

        # Offers the words that begin with what is typed.
        _arch_demo_words() {
            local word
            for word; do
                if [[ $word == "$current"* ]]; then COMPREPLY+=("$attached$word"); fi
            done
        }

        # Offers the same for the part after the last comma.
        _arch_demo_list() {
            attached+=${current%"${current##*,}"} current=${current##*,}
            _arch_demo_words "$@"
        }

        # Offers files, or with -d directories.
        _arch_demo_paths() {
            local path
            compopt -o filenames 2>/dev/null
            while IFS= read -r path; do
                COMPREPLY+=("$attached$path")
            done < <(compgen "$1" -- "$current")
        }

        _arch_demo_scenarios() {
            _arch_demo_words \\
        \(scenarios.map { "        \($0.shellQuoted)" }.joined(separator: " \\\n"))
            _arch_demo_paths -f
        }

        complete -F _arch_demo arch-demo

        """
    }

    private var commands: [String] { Command.allCases.map(\.rawValue) }

    /// One line for each option with a value.
    private var values: String {
        Option.all.filter(\.takesValue).map { option in
            let uses = Command.allCases.filter { option.meaning[$0] != nil }.map { "\($0.rawValue) \(option.flag)" }
            let patterns = uses.map(\.shellQuoted).joined(separator: " | ")
            return "            \(patterns)) \(call(for: option.completion)); return ;;\n"
        }
        .joined()
    }

    private var options: String {
        Command.allCases.map { command in
            let flags = Option.all(of: command).map(\.flag)
            return "            \(command.rawValue)) \(call(for: .words(flags))) ;;\n"
        }
        .joined()
    }

    private var operands: String {
        Command.allCases.filter { $0.completion != .nothing }.map { command in
            "        \(command.rawValue)) \(call(for: command.completion)) ;;\n"
        }
        .joined()
    }

    private func call(for completion: Completion) -> String {
        switch completion {
        case .nothing: ":"
        case .words(let words): "_arch_demo_words " + words.map(\.shellQuoted).joined(separator: " ")
        case .list(let words): "_arch_demo_list " + words.map(\.shellQuoted).joined(separator: " ")
        case .directories: "_arch_demo_paths -d"
        case .scenarios: "_arch_demo_scenarios"
        }
    }
}
