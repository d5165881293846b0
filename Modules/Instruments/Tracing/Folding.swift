/// A call with its nested calls, or a group of calls.
struct CallNode: Equatable {
    /// The call; `nil` for a group.
    let call: Call?
    /// The number of times that it is made in a row.
    private(set) var times = 1
    /// What it calls; of a group, its first repetition.
    let nodes: [CallNode]

    private init(_ call: Call?, times: Int = 1, _ nodes: [CallNode]) {
        (self.call, self.times, self.nodes) = (call, times, nodes)
    }

    /// Creates a group of `calls` as trees, in order, folded if `isFolded`.
    init(_ calls: [Call], isFolded: Bool) {
        let ids = Set(calls.map(\.id))
        let children = Dictionary(grouping: calls) { call in call.parent.flatMap { ids.contains($0) ? $0 : nil } ?? 0 }
        func nodes(below id: Int) -> [CallNode] {
            let nodes = (children[id] ?? []).map { CallNode($0, nodes(below: $0.id)) }
            return isFolded ? nodes.folded : nodes
        }
        self.init(nil, nodes(below: 0))
    }

    /// The calls that are shown, each before those nested in it.
    var shown: [Call] { [call].compactMap(\.self) + nodes.flatMap(\.shown) }

    /// The number of calls, every repetition included.
    private var count: Int { times * ((call == nil ? 0 : 1) + nodes.map(\.count).reduce(0, +)) }

    /// Returns whether both read the same: equal parts and names, whatever their times and ids.
    fileprivate func looksLike(_ other: CallNode) -> Bool {
        times == other.times && call?.kind == other.call?.kind && call?.from == other.call?.from
            && call?.to == other.call?.to && call?.name == other.call?.name && nodes.looksLike(other.nodes)
    }

    /// Returns the repeated groups, if the node is the call at `start` or begins with it.
    fileprivate func repetitions(at start: Int) -> [Repetition] {
        var place = call == nil ? start : start + 1
        let nested = nodes.flatMap { node in
            defer { place += node.count }
            return node.repetitions(at: place)
        }
        return times == 1 ? nested : [Repetition(start: start, length: count / times, times: times)] + nested
    }

    /// Returns a group of nodes that is made several times in a row.
    fileprivate static func times(_ times: Int, _ nodes: ArraySlice<CallNode>) -> CallNode {
        guard nodes.count == 1, var node = nodes.first, node.times == 1 else {
            return CallNode(nil, times: times, Array(nodes))
        }
        node.times = times
        return node
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
    /// Returns the calls before each change of the screen, with that change, then the remaining calls.
    func parts(isFolded: Bool) -> [(group: CallNode, change: ScreenChange?)] {
        var rest = calls[...]
        let parts: [(CallNode, ScreenChange?)] = changes.map { change in
            let earlier = rest.prefix { $0.id <= change.after }
            rest = rest.dropFirst(earlier.count)
            return (CallNode(Array(earlier), isFolded: isFolded), change)
        }
        return rest.isEmpty ? parts : parts + [(CallNode(Array(rest), isFolded: isFolded), nil)]
    }

    /// The repeated groups, each before those in its first repetition. None if calls of suspended functions alternate,
    /// because a group is then not in one piece.
    package var repetitions: [Repetition] {
        var start = 0
        return zip(parts(isFolded: true), parts(isFolded: false)).flatMap { folded, unfolded in
            let calls = unfolded.group.shown
            defer { start += calls.count }
            let isInOnePiece = calls.map(\.id) == calls.map(\.id).sorted()
            return isInOnePiece ? folded.group.repetitions(at: start) : []
        }
    }
}

extension [CallNode] {
    /// The maximum length of a group; readers would not recognize a longer one.
    private static var maximumGroupLength: Int { 12 }

    /// The nodes with each repeated group written once, repeatedly, shorter groups first.
    fileprivate var folded: [CallNode] {
        let nodes = foldedOnce
        return nodes.count < count ? nodes.folded : nodes
    }

    fileprivate func looksLike(_ others: [CallNode]) -> Bool {
        count == others.count && zip(self, others).allSatisfy { $0.looksLike($1) }
    }

    private var foldedOnce: [CallNode] {
        var result: [CallNode] = []
        var start = 0
        while start < count {
            let (length, times) = repetition(at: start) ?? (1, 1)
            result.append(times == 1 ? self[start] : .times(times, self[start..<start + length]))
            start += length * times
        }
        return result
    }

    private func repetition(at start: Int) -> (length: Int, times: Int)? {
        for length in stride(from: 1, through: Swift.min(Self.maximumGroupLength, (count - start) / 2), by: 1) {
            let end = (start + length..<count).first { !self[$0].looksLike(self[$0 - length]) } ?? count
            let times = (end - start) / length
            if times > 1 { return (length, times) }
        }
        return nil
    }
}
