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
