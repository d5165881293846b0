import TestSupport
import Testing

@testable import Tracing

struct FoldingTests {
    /// Calls to one object, each a letter, or a letter and those it calls in brackets.
    private func calls(_ letters: String) -> [Call] {
        var calls: [Call] = []
        var parents: [Int] = []
        for letter in letters {
            switch letter {
            case "(": parents.append(calls.count)
            case ")": parents.removeLast()
            default: calls.append(.stub(calls.count + 1, String(letter), parent: parents.last, depth: parents.count))
            }
        }
        return calls
    }

    private func text(_ nodes: [CallNode]) -> String {
        nodes.map { node in
            switch node {
            case .call(let call, let nodes): call.name + (nodes.isEmpty ? "" : "(\(text(nodes)))")
            case .times(let times, let nodes): "\(times)[\(text(nodes))]"
            }
        }
        .joined()
    }

    @Test(arguments: [
        ("", ""), ("a", "a"), ("ab", "ab"), ("aa", "2[a]"), ("aaab", "3[a]b"), ("abab", "2[ab]"),
        ("abcabcabcd", "3[abc]d"), ("a(bc)a(bc)", "2[a(bc)]"), ("a(b)a(c)", "a(b)a(c)"), ("a(bb)a(bb)", "2[a(2[b])]"),
        ("a(bb)a(bbb)", "a(2[b])a(3[b])"),
        ("aba", "aba"), ("aabaab", "2[2[a]b]"), ("aabb", "2[a]2[b]"),
        ("abcdefghijklabcdefghijkl", "2[abcdefghijkl]"), ("abcdefghijklmabcdefghijklm", "abcdefghijklmabcdefghijklm"),
    ])
    func `Folding writes immediate repetitions once`(letters: String, expected: String) {
        #expect(text(CallNode.trees(of: calls(letters), isFolded: true)) == expected)
    }

    @Test func `Folding changes nothing if it is off, counts a group once, and keeps a call without its caller`() {
        let orphans = [Call.stub(7, "a", parent: 3, depth: 2), .stub(8, "b", parent: 7, depth: 3)]

        #expect(text(CallNode.trees(of: calls("aab(cc)"), isFolded: false)) == "aab(cc)")
        CallNode.trees(of: calls("a(bb)a(bb)c"), isFolded: true).map(\.shown).expect([2, 1])
        #expect(text(CallNode.trees(of: orphans, isFolded: true)) == "a(b)")
    }

    @Test(arguments: [
        Call.stub(2, "other"), .stub(2, "f", kind: .write), .stub(2, "f", from: "C"), .stub(2, "f", to: "C"),
    ])
    func `Folding treats calls as equal only if they read the same`(other: Call) {
        let one = Call.stub(1, "f"), later = Call.stub(2, "f", answers: 1, time: 500)

        #expect(CallNode.trees(of: [one, other], isFolded: true).count == 2)
        CallNode.trees(of: [one, later], isFolded: true).expect([.times(2, [.call(one, [])])])
    }
}

extension Call {
    static func stub(
        _ id: Int,
        _ name: String,
        parent: Int? = nil,
        depth: Int = 0,
        kind: Kind = .message,
        from: String = "A",
        to: String = "B",
        answers: Int? = nil,
        time: Int = 0
    ) -> Call {
        Call(
            id: id,
            parent: parent,
            depth: depth,
            time: time,
            kind: kind,
            from: from,
            to: to,
            name: name,
            answers: answers,
            causedBy: nil
        )
    }
}
