import Foundation
import Testing

@testable import Tracing

@Suite struct `A trace` {
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

    @Test func `as text shows each step, its calls and the screen`() {
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

                4 call, 1 begin, 1 answer, 0 write, 0 render
                8 recorded = 6 shown + 0 folded
                    + 1 closure
                    + 1 resumption

                """
        )
    }

    @Test func `as a diagram has an arrow for each call`() {
        #expect(
            TraceDiagram(trace).text == """
                sequenceDiagram
                    participant Device
                    participant LoginPresenter
                    participant LoginInteractor
                    participant AccountService
                    Note over Device,AccountService: 0. (the app starts)
                    Note right of Device: + = Log in
                    Note over Device,AccountService: 1. tap "Log in"
                    Device->>LoginPresenter: didTapLogIn(email:)
                    LoginPresenter->>LoginInteractor: logIn(_:)
                    LoginInteractor->>LoginPresenter: didBeginLogIn()
                    Note right of Device: - = Log in<br/>+ = Log in …
                    LoginInteractor-)AccountService: logIn(_:)
                    AccountService--)LoginInteractor: answer in logIn(_:)
                    LoginInteractor->>LoginPresenter: didLogIn()
                    Note right of Device: - = Log in …<br/>+ = Users #35;1

                """
        )
    }

    @Test func `as JSON gives each call with all that is known of it`() throws {
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

    @Test func `shows one step alone and counts the others`() throws {
        let step = try #require(trace.with(step: 0))

        #expect(
            TraceText(step).blocks.last == [
                "", "0 call, 0 begin, 0 answer, 0 write, 0 render", "8 recorded = 0 shown + 0 folded",
                "    + 6 in other steps", "    + 1 closure", "    + 1 resumption",
            ]
        )
        #expect(trace.with(step: 2) == nil)
    }

    @Test func `has no change of a screen that is as before, and counts nothing after the last step`() {
        var builder = RecordingBuilder()
        builder.enter(RecordingBuilder.tap)
        builder.enter("VIPER.LoginInteractor.init() -> VIPER.LoginInteractor")
        let mark = Trace.Mark(source: "back", end: 1, changes: [(1, ["a"], ["b"]), (1, ["b"], ["a"])])

        let trace = Trace(builder.recording, steps: [mark], scenario: "", pattern: "viper", commit: nil)

        #expect(trace.steps.map(\.changes) == [[]])
        #expect(trace.recorded == 1)
        #expect(trace.omitted == [:])
    }

    @Test func `adds up to what was recorded`() {
        #expect(trace.shown + trace.omitted.values.reduce(0, +) == trace.recorded)
    }

    @Test func `stands beside others step by step`() {
        let columns = TraceColumns([("VIPER", TraceText(trace)), ("MVP", TraceText(trace))])

        let lines = columns.text.split(separator: "\n", omittingEmptySubsequences: false)

        #expect(lines.first?.split(separator: " ") == ["VIPER", "MVP"])
        #expect(lines.contains { $0.components(separatedBy: #"1. tap "Log in""#).count == 3 })
    }
}

@Suite struct `A change of the screen` {
    @Test func `is what went and what came`() {
        let change = ScreenChange(after: 1, from: ["= Log in", "a", "b"], to: ["= Log in", "b", "c"])

        #expect(change.removed == ["a"])
        #expect(change.added == ["c"])
    }

    @Test func `of many lines says how many it leaves out`() {
        let change = ScreenChange(after: 1, from: ["a", "b", "c", "d"], to: ["e"])

        #expect(change.lines(removed: 2, added: 2) == ["- a", "- b", "  … and 2 more lines", "+ e"])
        #expect(change.lines(removed: 3, added: 2) == ["- a", "- b", "- c", "- d", "+ e"])
    }
}
