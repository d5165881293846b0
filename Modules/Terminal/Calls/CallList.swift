/// The calls that a key caused in one app.
package struct CallList: Equatable {
    /// The number of the key: lists of the same key have the same number.
    package let number: Int
    /// The title and what is counted, or the lines of an advice.
    let headings: [String]
    let lines: [CallLine]

    package init(number: Int, headings: [String], _ lines: [CallLine]) {
        self.number = number
        self.headings = headings
        self.lines = lines
    }

    /// Creates a list without calls that says how to get them.
    package init(advice: [String]) {
        number = 0
        headings = advice
        lines = []
    }

    /// Returns the number of lines that belong to the line at `index`.
    func count(below index: Int) -> Int {
        lines[(index + 1)...].prefix { $0.depth > lines[index].depth }.count
    }

    /// Returns the indices of the lines that remain when those in `folded` hide what belongs to them.
    func visibleLines(folded: Set<Int>) -> [Int] {
        if folded.isEmpty { return Array(lines.indices) }
        var visible: [Int] = []
        var index = 0
        while index < lines.count {
            visible.append(index)
            index += 1 + (folded.contains(index) ? count(below: index) : 0)
        }
        return visible
    }
}
