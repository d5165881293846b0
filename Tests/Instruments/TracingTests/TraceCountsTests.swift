import Testing

@testable import Tracing

@Suite struct `A count of calls` {
    @Test func `counts calls and renderings, and as crossings those between two parts of the pattern`() {
        let counts = TraceCounts(
            [
                call(.call, from: "Device", to: "View"),
                call(.call, from: "View", to: "View"),
                call(.call, from: "View", to: "Model"),
                call(.render, from: "ViewBinding", to: "View"),
            ],
            pattern: "sample"
        )

        #expect(counts.pattern == "sample")
        #expect(counts.calls == 4)
        #expect(counts.crossings == 2)
    }

    @Test func `counts services begun, answers and writes apart`() {
        let kinds: [Call.Kind] = [.begin, .begin, .begin, .answer, .answer, .write]

        let counts = TraceCounts(kinds.map { call($0, from: "A", to: "B") }, pattern: "mvp")

        #expect([counts.calls, counts.crossings, counts.turns] == [0, 0, 0])
        #expect([counts.begun, counts.answers, counts.writes] == [3, 2, 1])
    }

    @Test func `counts as turns the calls without a caller but with a cause, except answers`() {
        let counts = TraceCounts(
            [
                call(.call, from: "Device", to: "View"),
                call(.call, from: "Model", to: "ViewBinding", causedBy: 1),
                call(.render, from: "ViewBinding", to: "View", parent: 2, causedBy: 1),
                call(.answer, from: "Service", to: "Model", causedBy: 1),
            ],
            pattern: "sample"
        )

        #expect(counts.turns == 1)
    }

    private func call(
        _ kind: Call.Kind,
        from: String,
        to: String,
        parent: Int? = nil,
        causedBy: Int? = nil
    ) -> Call {
        Call(
            id: 1,
            parent: parent,
            depth: 0,
            time: 0,
            kind: kind,
            from: from,
            to: to,
            name: "f()",
            answers: nil,
            causedBy: causedBy
        )
    }
}
