import Foundation
import Terminal

/// Colors lines of output if color is on.
struct LinePaint {
    private enum Style: String {
        case bold = "1"
        case red = "31"
        case green = "32"
        case yellow = "33"
    }

    private let isOn: Bool

    init(_ choice: ColorChoice) {
        isOn = choice.isOn(
            isTerminal: Output.results.isTerminal,
            environment: ProcessInfo.processInfo.environment
        )
    }

    /// Returns a line of a screen in the color for its first character.
    func screenLine(_ line: String) -> String {
        if line.hasPrefix("= ") || line.hasPrefix("^ ") { return styled(line, .bold) }
        if line.hasPrefix("    ^ ") { return styled(line, .red) }
        if line.hasPrefix("! ") { return styled(line, .yellow) }
        if line.hasPrefix("* ") { return styled(line, .green) }
        return line
    }

    /// Returns a verdict in green, or in red unless `isGood`.
    func verdict(_ text: String, isGood: Bool) -> String {
        styled(text, isGood ? .green : .red)
    }

    private func styled(_ text: String, _ style: Style) -> String {
        isOn ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
