/// Records the calls that keys cause, for the panel of calls.
package protocol CallSource: AnyObject {
    /// The line to show instead of the panel if no calls are recorded: how to get them.
    var advice: String? { get }
    /// The calls of the last key that caused a message, a list for each app.
    var lists: [CallList] { get }

    /// Calls `body`, which performs `key` in every app.
    func perform(_ key: String, _ body: () -> Void)
    /// Called when the screen of an app has changed.
    func screenChanged(_ change: String, ofApp index: Int)
}

/// The calls that a key caused in one app.
package struct CallList: Equatable {
    /// The number of the key: lists of the same key have the same number.
    package let number: Int
    /// The title and what is counted, or a text in place of the calls.
    let headings: [String]
    let lines: [CallLine]

    package init(number: Int, headings: [String], _ lines: [CallLine]) {
        self.number = number
        self.headings = headings
        self.lines = lines
    }

    /// Creates a list without calls, with a text in their place.
    package init(placeholder: String) {
        self.init(number: 0, headings: [placeholder], [])
    }

    /// Returns the number of lines that belong to the line at `index`.
    func count(below index: Int) -> Int {
        lines[(index + 1)...].prefix { $0.depth > lines[index].depth }.count
    }

    /// Returns the indices of the lines that remain when those in `folded` hide what belongs to them.
    func visibleLines(folded: Set<Int>) -> [Int] {
        var visible: [Int] = []
        var index = 0
        while index < lines.count {
            visible.append(index)
            index += 1 + (folded.contains(index) ? count(below: index) : 0)
        }
        return visible
    }
}
