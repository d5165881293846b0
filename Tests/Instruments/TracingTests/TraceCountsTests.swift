import Testing

@testable import Tracing

@Suite struct `A count of messages` {
    @Test func `counts each kind apart, and no delivery and no write`() {
        let kinds: [Call.Kind] = [
            .message, .message, .message, .message, .own, .own, .own, .begin, .begin, .answer, .write, .delivery,
        ]

        let counts = TraceCounts(kinds.map { call($0) }, functions: 40, pattern: "mvp")

        #expect(counts.pattern == "mvp")
        #expect([counts.messages, counts.own, counts.services, counts.answers] == [4, 3, 2, 1])
        #expect([counts.turns, counts.functions] == [0, 40])
    }

    @Test func `counts as turns the calls without a caller but with a cause, except services and answers`() {
        let counts = TraceCounts(
            [
                call(.message), call(.delivery, causedBy: 1), call(.message, parent: 2, causedBy: 1),
                call(.own, causedBy: 1), call(.begin, causedBy: 1), call(.answer, causedBy: 1),
            ],
            functions: 6,
            pattern: "sample"
        )

        #expect(counts.turns == 2)
    }

    @Test func `in words has a noun for each number`() {
        let one = TraceCounts([call(.message), call(.own), call(.begin)], functions: 1, pattern: "mvp")
        let two = TraceCounts([call(.answer), call(.answer)], functions: 2, pattern: "mvp")

        #expect(one.text == "1 message, 1 own call, 1 service, 0 answers, 0 turns")
        #expect(two.text == "0 messages, 0 own calls, 0 services, 2 answers, 0 turns")
        #expect([one.functionsText, two.functionsText] == ["1 function", "2 functions"])
        #expect([one.messagesText, one.shortText] == ["1 message", "1 ⇢, 0 ⇠, 0 turns, 1 function"])
    }

    private func call(_ kind: Call.Kind, parent: Int? = nil, causedBy: Int? = nil) -> Call {
        Call(
            id: 1,
            parent: parent,
            depth: 0,
            time: 0,
            kind: kind,
            from: "A",
            to: "B",
            name: "f()",
            answers: nil,
            causedBy: causedBy
        )
    }
}
