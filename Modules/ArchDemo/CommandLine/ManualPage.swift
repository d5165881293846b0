import Shared

/// The manual page in the language of `man`, made from the commands and the option table.
nonisolated enum ManualPage {
    static var text: String {
        """
        .TH ARCH\\-DEMO 1 "" "arch\\-demo \(Version.number)" "User Commands"
        .nh
        .ad l
        .SH NAME
        arch\\-demo \\- \(escaped(Help.summary))
        .SH SYNOPSIS
        \(literal(Command.allCases.map(\.usage))).SH COMMANDS
        \(Command.allCases.map(section).joined()).SH EXIT STATUS
        \(list(ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }))
        """
    }

    private static func section(on command: Command) -> String {
        """
        .SS \(escaped(command.rawValue))
        \(escaped(command.summary))
        .PP
        \(literal([command.usage]))\
        \(list(Option.all(of: command).map { ($0.signature, $0.explanation(for: command)) }))\
        .PP
        Examples:
        \(list(command.examples.map { ($0.line, $0.effect) }))
        """
    }

    /// Returns lines that are kept as they are.
    private static func literal(_ lines: [String]) -> String {
        ".nf\n" + lines.map { escaped($0) + "\n" }.joined() + ".fi\n"
    }

    /// Returns a paragraph for each term, which is bold.
    private static func list(_ entries: [(term: String, text: String)]) -> String {
        entries.map { ".TP\n.B \(escaped($0.term))\n\(escaped($0.text))\n" }.joined()
    }

    /// Returns a line of text in ASCII in which no character has a meaning.
    private static func escaped(_ line: String) -> String {
        let start = line.hasPrefix(".") ? "\\&" : ""
        return start + line.unicodeScalars.map(escaped).joined()
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": return "\\e"
        case "-": return "\\-"
        case "'": return "\\(aq"
        case "\"": return "\\(dq"
        case "`": return "\\(ga"
        case "^": return "\\(ha"
        case "~": return "\\(ti"
        case _ where scalar.isASCII: return String(scalar)
        default:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
        }
    }
}
