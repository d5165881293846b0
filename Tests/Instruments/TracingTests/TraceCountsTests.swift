import TestSupport
import Testing

@testable import Tracing

struct TraceCountsTests {
    @Test func `Calls are counted by kind, and as turns those without a caller but with a cause`() {
        let kinds: [Call.Kind] = [
            .message, .message, .message, .message, .own, .own, .own, .begin, .begin, .answer, .write, .delivery,
        ]
        // Services and answers are no turns.
        let later = [
            call(.message), call(.delivery, causedBy: 1), call(.message, parent: 2, causedBy: 1),
            call(.own, causedBy: 1), call(.begin, causedBy: 1), call(.answer, causedBy: 1),
        ]

        let counts = TraceCounts(kinds.map { call($0) }, functions: 40, pattern: "mvp")
        let turns = TraceCounts(later, functions: 6, pattern: "sample").turns

        let numbers = [counts.messages, counts.own, counts.services, counts.answers, counts.turns, counts.functions]
        #expect(counts.pattern == "mvp")
        numbers.expect([4, 3, 2, 1, 0, 40])
        #expect(turns == 2)
    }

    @Test func `Counts in words have a noun for each number`() {
        let one = TraceCounts([call(.message), call(.own), call(.begin)], functions: 1, pattern: "mvp")
        let two = TraceCounts([call(.answer), call(.answer)], functions: 2, pattern: "mvp")

        [one.text, two.text].expect([
            "1 message, 1 own call, 1 service, 0 answers, 0 turns",
            "0 messages, 0 own calls, 0 services, 2 answers, 0 turns",
        ])
        #expect(one.functionsText == "1 function")
        #expect(two.functionsText == "2 functions")
        #expect(one.messagesText == "1 message")
        #expect(one.shortText == "1 ⇢, 0 ⇠, 0 turns, 1 function")
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
