/// A call with its nested calls, or a group of calls that is repeated.
indirect enum CallNode: Equatable {
    case call(Call, [CallNode])
    /// The number of repetitions, and the nodes of the first one.
    case times(Int, [CallNode])

    /// The number of calls that are shown.
    var shown: Int {
        switch self {
        case .call(_, let nodes): 1 + nodes.map(\.shown).reduce(0, +)
        case .times(_, let nodes): nodes.map(\.shown).reduce(0, +)
        }
    }

    /// Returns whether both read the same: equal parts and names, whatever their times and ids.
    func looksLike(_ other: CallNode) -> Bool {
        switch (self, other) {
        case (.call(let one, let nodes), .call(let two, let others)):
            (one.kind, one.from, one.to, one.name) == (two.kind, two.from, two.to, two.name)
                && nodes.looksLike(others)
        case (.times(let one, let nodes), .times(let two, let others)): one == two && nodes.looksLike(others)
        default: false
        }
    }

    /// Returns `calls` as trees, in order, folded if `isFolded`.
    static func trees(of calls: [Call], isFolded: Bool) -> [CallNode] {
        let ids = Set(calls.map(\.id))
        let children = Dictionary(grouping: calls) { call in call.parent.flatMap { ids.contains($0) ? $0 : nil } ?? 0 }
        func nodes(below id: Int) -> [CallNode] {
            let nodes = (children[id] ?? []).map { CallNode.call($0, nodes(below: $0.id)) }
            return isFolded ? nodes.folded : nodes
        }
        return nodes(below: 0)
    }
}

/// A group of calls of a step that is repeated immediately.
package struct Repetition: Equatable, Sendable {
    /// The position of the group's first call among those of the step.
    package let start: Int
    /// The number of calls in the group.
    package let length: Int
    package let times: Int
}

extension TracedStep {
    /// The repeated groups, each before those in its first repetition. None if calls of suspended functions alternate,
    /// because a group is then not in one piece.
    package var repetitions: [Repetition] {
        var start = 0
        return parts.flatMap { part in
            defer { start += part.calls.count }
            let isInOnePiece =
                CallNode.trees(of: part.calls, isFolded: false).flatMap(\.ids) == part.calls.map(\.id)
            return isInOnePiece ? CallNode.trees(of: part.calls, isFolded: true).repetitions(at: start) : []
        }
    }
}

extension CallNode {
    /// The ids of the calls, each before those nested in it, if nothing is folded.
    fileprivate var ids: [Int] {
        switch self {
        case .call(let call, let nodes): [call.id] + nodes.flatMap(\.ids)
        case .times(_, let nodes): nodes.flatMap(\.ids)
        }
    }

    /// The number of calls, every repetition included.
    fileprivate var callCount: Int {
        switch self {
        case .call(_, let nodes): 1 + nodes.callCount
        case .times(let times, let nodes): times * nodes.callCount
        }
    }

    fileprivate func repetitions(at start: Int) -> [Repetition] {
        switch self {
        case .call(_, let nodes): nodes.repetitions(at: start + 1)
        case .times(let times, let nodes):
            [Repetition(start: start, length: nodes.callCount, times: times)] + nodes.repetitions(at: start)
        }
    }
}

extension [CallNode] {
    fileprivate var callCount: Int { map(\.callCount).reduce(0, +) }

    fileprivate func repetitions(at start: Int) -> [Repetition] {
        var start = start
        return flatMap { node in
            defer { start += node.callCount }
            return node.repetitions(at: start)
        }
    }
}

extension [CallNode] {
    fileprivate func looksLike(_ others: [CallNode]) -> Bool {
        count == others.count && zip(self, others).allSatisfy { $0.looksLike($1) }
    }

    /// The nodes with each repeated group written once, repeatedly, shorter groups first.
    fileprivate var folded: [CallNode] {
        let nodes = foldedOnce
        return nodes.count < count ? nodes.folded : nodes
    }

    private var foldedOnce: [CallNode] {
        var result: [CallNode] = []
        var start = 0
        while start < count {
            guard let (length, times) = repetition(at: start) else {
                result.append(self[start])
                start += 1
                continue
            }
            result.append(.times(times, Array(self[start..<start + length])))
            start += length * times
        }
        return result
    }

    /// The maximum length of a group; readers would not recognize a longer one.
    private static var maximumGroupLength: Int { 12 }

    private func repetition(at start: Int) -> (length: Int, times: Int)? {
        for length in stride(from: 1, through: Swift.min(Self.maximumGroupLength, (count - start) / 2), by: 1) {
            let end = (start + length..<count).first { !self[$0].looksLike(self[$0 - length]) } ?? count
            let times = (end - start) / length
            if times > 1 { return (length, times) }
        }
        return nil
    }
}
