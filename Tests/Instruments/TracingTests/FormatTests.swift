import Foundation
import TestSupport
import Testing

@testable import Tracing

struct FormatTests {
    private let trace = Trace(
        RecordingBuilder.login.recording,
        steps: [
            Trace.Mark(source: "(the app starts)", end: 0, changes: [(0, [], ["= Log in"])]),
            Trace.Mark(
                source: #"tap "Log in""#,
                end: 12,
                changes: [(4, ["= Log in"], ["= Log in …"]), (12, ["= Log in …"], ["= Users #1"])]
            ),
        ],
        scenario: "log-in",
        pattern: "viper",
        commit: "c0ffee"
    )

    @Test func `A trace as text shows each step, its calls and the screen`() {
        #expect(
            TraceText(trace).text == """
                0. (the app starts)
                      | + = Log in
                1. tap "Log in"
                    1 Device → LoginPresenter.didTapLogIn(email:)
                    2   LoginPresenter → LoginInteractor.logIn(_:)
                    3     LoginInteractor → LoginPresenter.didBeginLogIn()
                      | - = Log in
                      | + = Log in …
                    4 LoginInteractor ⇢ AccountService.logIn(_:)
                    5 LoginInteractor ⇠ AccountService answers 4
                    6   LoginInteractor → LoginPresenter.didLogIn()
                      | - = Log in …
                      | + = Users #1

                4 messages, 0 own calls, 1 service, 1 answer, 0 turns
                8 functions entered = 6 shown + 0 folded
                    + 1 closure
                    + 1 continuation

                """
        )
    }

    @Test func `A trace as a diagram has an arrow for each call`() {
        #expect(
            TraceDiagram(trace).text == """
                sequenceDiagram
                    Note over Device: 0. (the app starts)
                    Note right of Device: = Log in
                    Note over Device: 1. tap "Log in"
                    Device->>LoginPresenter: didTapLogIn(email:)
                    LoginPresenter->>LoginInteractor: logIn(_:)
                    LoginInteractor->>LoginPresenter: didBeginLogIn()
                    Note right of Device: = Log in …
                    LoginInteractor-)AccountService: logIn(_:)
                    AccountService--)LoginInteractor: answer in logIn(_:)
                    LoginInteractor->>LoginPresenter: didLogIn()
                    Note right of Device: = Users #35;1

                """
        )
    }

    @Test func `A trace as JSON has all properties of each call`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]

        let step = try #require(trace.steps.last)
        let json = String(decoding: try encoder.encode(step.calls[4]), as: UTF8.self)

        #expect(
            json == """
                {"answers":4,"causedBy":2,"depth":0,"from":"AccountService","id":5,"kind":"answer","name":"logIn(_:)",\
                "time":0,"to":"LoginInteractor"}
                """
        )
        #expect(try JSONDecoder().decode(Trace.self, from: encoder.encode(trace)) == trace)
    }

    @Test func `A trace shows and counts one step alone`() throws {
        let (first, second) = (try #require(trace.with(step: 0)), try #require(trace.with(step: 1)))

        #expect(
            TraceText(first).blocks.last == [
                "", "0 messages, 0 own calls, 0 services, 0 answers, 0 turns",
                "0 functions entered = 0 shown + 0 folded",
            ]
        )
        #expect(second.recorded == 8)
        #expect(second.shown == 6)
        #expect(second.omitted == ["closure": 1, "resumption": 1])
        #expect(trace.with(step: 2) == nil)
    }

    @Test func `A trace has no change of a screen that is as before, and counts nothing after the last step`() {
        var builder = RecordingBuilder()
        builder.enter(RecordingBuilder.tap)
        builder.enter("VIPER.LoginInteractor.init() -> VIPER.LoginInteractor")
        let mark = Trace.Mark(source: "back", end: 1, changes: [(1, ["a"], ["b"]), (1, ["b"], ["a"])])

        let trace = Trace(builder.recording, steps: [mark], scenario: "", pattern: "viper", commit: nil)

        trace.steps.map(\.changes).expect([[]])
        #expect(trace.recorded == 1)
        #expect(trace.omitted.isEmpty)
    }

    @Test func `A trace writes what is repeated once, counts it as folded, and draws a loop for it`() throws {
        let trace = try #require(Trace.repeating.with(step: 1))

        #expect(
            TraceText(trace).text == """
                1. twice
                    1 A → B.f()  ×2
                      ×2 {
                    3   A → B.g()
                    4     A → B.h()
                    5   A → B.i()
                      }

                8 messages, 0 own calls, 0 services, 0 answers, 0 turns
                8 functions entered = 4 shown + 4 folded

                """
        )
        #expect(TraceText(trace, isFolded: false).blocks[0].count == 9)
        #expect(TraceText(Trace.repeating).blocks.last?[2] == "9 functions entered = 5 shown + 4 folded")
        #expect(
            TraceDiagram(trace).text == """
                sequenceDiagram
                    Note over Device: 1. twice
                    loop ×2
                        A->>B: f()
                    end
                    loop ×2
                        A->>B: g()
                        A->>B: h()
                        A->>B: i()
                    end

                """
        )
        #expect(!TraceDiagram(trace, isFolded: false).text.contains("loop"))
    }

    @Test func `A trace shows a change of the screen after the call before it, several between two calls as one`() {
        var builder = RecordingBuilder()
        for _ in 1...3 { builder.enter(RecordingBuilder.tap) }
        let changes = [
            (record: 0, from: ["a"], to: ["b"]), (1, ["b"], ["c"]), (1, ["c"], ["d"]), (2, ["d"], ["e"]),
            (3, ["e"], ["f"]), (3, ["f"], ["e"]),
        ]
        let marks = [
            Trace.Mark(source: "one", end: 2, changes: Array(changes[..<4])),
            Trace.Mark(source: "two", end: 3, changes: Array(changes[4...])),
        ]

        let trace = Trace(builder.recording, steps: marks, scenario: "s", pattern: "viper", commit: nil)

        let parts = trace.steps.map { step in
            step.parts.map { part in
                (part.calls.map { "\($0.id)" } + (part.change?.lines(removed: 9, added: 9) ?? [])).joined(
                    separator: " "
                )
            }
        }
        parts.expect([["- a + b", "1 - b + d", "2 - d + e"], ["3"]])
        trace.steps.map(\.number).expect([0, 1])
        #expect(trace.version == 3)
        #expect(trace.scenario == "s")
        #expect(trace.pattern == "viper")
    }

    @Test func `A trace has an arrow for each message`() {
        let calls: [Call] = [
            .stub(1, "f()", kind: .own, from: "A", to: "A"), .stub(2, "f()"), .stub(3, "f()", kind: .begin),
            .stub(4, "f()", kind: .answer, answers: 3), .stub(5, "f()", kind: .answer),
            .stub(6, "s", kind: .write, from: "A", to: "A"), .stub(7, "f()", kind: .delivery),
        ]

        calls.map(\.text).expect([
            "A.f()", "A → B.f()", "A ⇢ B.f()", "B ⇠ A answers 3", "B ⇠ A", "A writes s", "A ┄ B.f()",
        ])
    }

    @Test func `A trace as a diagram escapes Mermaid's syntax in texts and names`() throws {
        let calls: [Call] = [
            .stub(1, "f<A>()", from: "A.B", to: "C"), .stub(2, "s", kind: .write, from: "C", to: "C"),
            .stub(3, "{ f() }", from: "A.B", to: "C"), .stub(4, "r", kind: .delivery, from: "C", to: "A.B"),
            .stub(5, "g()", kind: .own, from: "C", to: "C"),
        ]
        let change = ScreenChange(after: 5, from: ["1", "2", "3", "4", "5", "6"], to: ["a;b #1 {50%} <&>"])
        let step = TracedStep(number: 0, source: "a;b", calls: calls, changes: [change], omitted: [:])
        let trace = Trace(scenario: "", pattern: "viper", commit: nil, steps: [step])

        let lines = TraceDiagram(trace).text.split(separator: "\n").map { $0.drop { $0 == " " } }

        lines.dropFirst().expect([
            "Note over Device: 0. a#59;b", "A_B->>C: f#60;A#62;()", "C->>C: writes s",
            "A_B->>C: #123; f() #125;", "C-->A_B: r", "C->>C: g()",
            "Note right of Device: a#59;b #35;1 #123;50#37;#125; #60;#38;#62;",
        ])
    }

    @Test(arguments: [
        (["a"], ["b", "c"], "\n    Note right of Device: b<br/>c"),
        (["1", "2", "3", "4", "5"], [], "\n    Note right of Device: - 1<br/>- 2<br/>- 3<br/>- 4<br/>…"),
        (
            [], [String(repeating: "b", count: 86), "cccccccc"],
            "\n    Note right of Device: \(String(repeating: "b", count: 86))<br/>…"
        ), ([], [], ""),
    ])
    func `A trace as a diagram notes in one line what appeared, or else disappeared, below the step alone`(
        from: [String],
        to: [String],
        note: String
    ) {
        let mark = Trace.Mark(source: "back", end: 0, changes: [(0, from, to)])
        let trace = Trace(Recording(of: []), steps: [mark], scenario: "", pattern: "viper", commit: nil)

        #expect(TraceDiagram(trace).text == "sequenceDiagram\n    Note over Device: 0. back\(note)\n")
    }

    @Test func `A trace as text aligns the numbers of calls and limits removed lines`() throws {
        let lines = (1...6).map(String.init)
        let step = TracedStep(
            number: 3,
            source: "back",
            calls: [.stub(9, "f()"), .stub(12_345, "g()"), .stub(123_456, "h()")],
            changes: [ScreenChange(after: 123_456, from: lines, to: lines.map { "+" + $0 })],
            omitted: ["closure": 2, "initializer": 1, "witness": 2]
        )
        let trace = Trace(scenario: "", pattern: "viper", commit: nil, steps: [step])

        TraceText(trace).blocks.expect([
            [
                "3. back", "    9 A → B.f()", "12345 A → B.g()", "123456 A → B.h()", "      | - 1", "      | - 2",
                "      | - 3", "      | - 4", "      |   … and 2 more lines",
            ] + lines.map { "      | + +" + $0 },
            [
                "", "3 messages, 0 own calls, 0 services, 0 answers, 0 turns",
                "8 functions entered = 3 shown + 0 folded", "    + 1 initializer", "    + 2 witnesses",
                "    + 2 closures",
            ],
        ])
    }

    @Test func `A trace stands beside one that has more steps or lines, without spaces at the end`() throws {
        let short = try #require(trace.with(step: 0))
        let columns = TraceColumns([("VIPER", TraceText(short)), ("MVP", TraceText(trace))])

        columns.text(columns: nil).split(separator: "\n", omittingEmptySubsequences: false).prefix(7).expect([
            "VIPER                                                     MVP",
            "0. (the app starts)                                       0. (the app starts)",
            "      | + = Log in                                              | + = Log in",
            "                                                          1. tap \"Log in\"",
            "0 messages, 0 own calls, 0 services, 0 answers, 0 turns       1 Device → LoginPresenter.didTapLogIn(email:)",
            "0 functions entered = 0 shown + 0 folded                      2   LoginPresenter → LoginInteractor.logIn(_:)",
            "                                                              3     LoginInteractor → LoginPresenter.didBeginLogIn()",
        ])
    }

    @Test func `A trace stands beside others step by step, or below them if there are too few columns`() {
        let columns = TraceColumns([("VIPER", TraceText(trace)), ("MVP", TraceText(trace))])

        let wide = columns.text(columns: 200).split(separator: "\n", omittingEmptySubsequences: false)
        let narrow = columns.text(columns: 80).split(separator: "\n").map(String.init)

        let one = TraceText(trace).blocks.joined().filter { !$0.isEmpty }
        #expect(wide.first?.split(separator: " ") == ["VIPER", "MVP"])
        #expect(wide.contains { $0.components(separatedBy: #"1. tap "Log in""#).count == 3 })
        narrow.expect(["= VIPER"] + one + ["= MVP"] + one)
    }
}

extension Trace {
    /// A trace whose step 1 makes the same call twice, and then the same three.
    fileprivate static var repeating: Trace {
        let group = { (id: Int) in
            [Call.stub(id, "g()"), .stub(id + 1, "h()", parent: id, depth: 1), .stub(id + 2, "i()")]
        }
        let calls = [Call.stub(1, "f()"), .stub(2, "f()")] + group(3) + group(6)
        let steps = [
            TracedStep(number: 0, source: "start", calls: [.stub(9, "j()")], changes: [], omitted: [:]),
            TracedStep(number: 1, source: "twice", calls: calls, changes: [], omitted: [:]),
        ]
        return Trace(scenario: "", pattern: "viper", commit: nil, steps: steps)
    }
}

struct ScreenChangeTests {
    @Test func `A change of the screen has the removed and the added lines, or says how many it leaves out`() {
        let small = ScreenChange(after: 1, from: ["= Log in", "a", "b"], to: ["= Log in", "b", "c"])
        let large = ScreenChange(after: 1, from: ["a", "b", "c", "d"], to: ["e"])

        small.removed.expect(["a"])
        small.added.expect(["c"])
        large.lines(removed: 2, added: 2).expect(["- a", "- b", "  … and 2 more lines", "+ e"])
        large.lines(removed: 3, added: 2).expect(["- a", "- b", "- c", "- d", "+ e"])
    }
}
