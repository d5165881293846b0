/// The lines of the screen that differ between two moments.
package struct ScreenChange: Codable, Equatable, Sendable {
    /// The last call before the change; 0 if there was none.
    package let after: Int
    package private(set) var removed: [String] = []
    package private(set) var added: [String] = []

    package init(after call: Int, from old: [String], to new: [String]) {
        after = call
        for change in new.difference(from: old) {
            switch change {
            case .remove(_, let line, _): removed.insert(line, at: 0)
            case .insert(_, let line, _): added.append(line)
            }
        }
    }

    /// Returns the removed lines with a minus and the added ones with a plus, each list cut to its limit.
    func lines(removed limit: Int, added other: Int) -> [String] {
        Self.cut(removed.map { "- " + $0 }, to: limit) + Self.cut(added.map { "+ " + $0 }, to: other)
    }

    private static func cut(_ lines: [String], to limit: Int) -> [String] {
        let others = lines.count - limit
        return others > 1 ? lines.prefix(limit) + ["  … and \(others) more lines"] : lines
    }
}
