@testable import Terminal

/// Lists of calls that a test provides, and a log of what the view reports.
final class CallSpy: CallSource {
    let advice: String?
    var lists: [CallList]
    /// The keys that acted, and the changes of the screens.
    private(set) var log: [String] = []
    private let onKey: (String) -> Void

    init(_ lists: [CallList] = [], advice: String? = nil, onKey: @escaping (String) -> Void = { _ in }) {
        self.lists = lists
        self.advice = advice
        self.onKey = onKey
    }

    /// Creates a list for each column; the number before a text is its depth, and a text that begins with “⇢” is a
    /// moment.
    convenience init(_ columns: [(Int, String)]...) {
        self.init(
            columns.enumerated().map { index, lines in
                CallList(
                    number: 1,
                    headings: ["List \(index + 1)"],
                    lines.map { CallLine($1, depth: $0, moment: $1.hasPrefix("⇢") ? $1 : nil) }
                )
            }
        )
    }

    func perform(_ key: String, _ body: () -> Void) {
        log.append(key)
        onKey(key)
        body()
    }

    func screenChanged(_ change: String, ofApp index: Int) {
        log.append("\(index + 1): \(change)")
    }
}
