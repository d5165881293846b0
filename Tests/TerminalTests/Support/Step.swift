import Headless
import Testing

/// What happens on a stage: a key is pressed, time passes, the app changes or the terminal's size does. A text is the
/// key that sends it.
nonisolated enum Step: ExpressibleByStringLiteral, Sendable {
    /// The bytes that arrive together.
    case key(String)
    case wait(Duration)
    case resize(_ columns: Int, _ rows: Int)
    /// A change by the app, which is drawn then.
    case app(@MainActor @Sendable (StubApp) -> Void)

    init(stringLiteral text: String) {
        self = .key(text)
    }

    static let tab: Step = "\t"
    static let backTab: Step = "\u{1B}[Z"
    static let enter: Step = "\r"
    static let escape: Step = "\u{1B}"
    static let backspace: Step = "\u{7F}"
    static let delete: Step = "\u{1B}[3~"
    static let up: Step = "\u{1B}[A"
    static let down: Step = "\u{1B}[B"
    static let right: Step = "\u{1B}[C"
    static let left: Step = "\u{1B}[D"
    static let home: Step = "\u{1B}[H"
    static let end: Step = "\u{1B}[F"
    static let pageUp: Step = "\u{1B}[5~"
    static let pageDown: Step = "\u{1B}[6~"
    static let help: Step = "\u{1B}OP"

    /// The time during which a new alert ignores keys.
    static let pause = Step.wait(.milliseconds(300))
    /// The app asks whether to delete something.
    static let ask = Step.app { $0.ask() }

    /// A letter together with Ctrl.
    static func control(_ letter: Character) -> Step {
        .key(String(Unicode.Scalar((letter.asciiValue ?? 0) & 0x1F)))
    }

    /// A paste as terminals bracket it.
    static func paste(_ text: String) -> Step { .key("\u{1B}[200~\(text)\u{1B}[201~") }

    /// The app shows a notice.
    static func notice(_ text: String) -> Step { .app { $0.device.window.show(notice: text) } }

    /// The app changes the screen in front.
    static func screen(_ change: @escaping @MainActor @Sendable (StubScreen) -> Void) -> Step {
        .app { change($0.top) }
    }

    /// The app changes the rows of the first section.
    static func rows(_ change: @escaping @MainActor @Sendable (inout [Row]) -> Void) -> Step {
        .screen { change(&$0.section().rows) }
    }

    /// The keys of each character.
    static func each(of text: String) -> [Step] { text.map { .key(String($0)) } }

    // MARK: Names

    static let usual: [String: Step] = [
        "Tab": tab, "Shift-Tab": backTab, "Enter": enter, "Esc": escape, "Backspace": backspace, "Delete": delete,
        "↑": up, "↓": down, "→": right, "←": left, "Home": home, "End": end, "PgUp": pageUp, "PgDn": pageDown,
        "F1": help, "{pause}": pause, "{alert}": ask,
    ]

    /// A word that no story knows.
    static func unknown(_ word: String) -> Step { .app { _ in Issue.record("There is no step “\(word)”.") } }

    /// Returns what a word of a story means.
    static func all(_ word: String, _ names: [String: Step]) -> [Step] {
        if let step = names[word] { return [step] }
        if word.hasPrefix("\"") { return each(of: word.dropFirst().dropLast().description) }
        if let match = word.wholeMatch(of: /(.+)×(\d+)/) {
            if let columns = Int(match.1), let rows = Int(match.2) { return [.resize(columns, rows)] }
            return Array(repeating: all(String(match.1), names), count: Int(match.2) ?? 1).flatMap(\.self)
        }
        if let time = word.wholeMatch(of: /\{(\d+) ms\}/).flatMap({ Int($0.1) }) { return [.wait(.milliseconds(time))] }
        if word.hasPrefix("Ctrl-"), let letter = word.last { return [.control(letter)] }
        guard word.count > 1 else { return [.key(word)] }
        let together = word.split(separator: "+").flatMap { all(String($0), names) }
        guard together.count > 1 else { return [.unknown(word)] }
        return [.key(together.map { if case .key(let text) = $0 { text } else { "" } }.joined())]
    }
}
