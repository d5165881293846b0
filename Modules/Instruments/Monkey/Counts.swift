import Shared

/// Effects of one turn that no screen shows, and the work under way after it.
struct Counts: Equatable {
    enum Kind: String, CaseIterable {
        case requests = "Requests for"
        case rows = "Rows written to"
        case observers = "Observers of"
        case waits = "Waits for"
    }

    let counts: [Kind: [String: Int]]

    init(_ counts: [Kind: [String: Int]]) {
        self.counts = counts
    }

    /// Returns the first count of `kinds` that differs, with both numbers; `nil` if all are equal.
    func difference(
        from other: Counts,
        in kinds: [Kind] = Kind.allCases
    ) -> (kind: Kind, name: String, own: Int, other: Int)? {
        for kind in kinds {
            let (own, others) = (counts[kind] ?? [:], other.counts[kind] ?? [:])
            let name = Set(own.keys).union(others.keys).sorted().first { own[$0] != others[$0] }
            if let name { return (kind, name, own[name] ?? 0, others[name] ?? 0) }
        }
        return nil
    }
}
