import Foundation
import TestSupport
import Testing

@testable import Tracing

/// A recorded login, as each output shows it.
struct TraceTests {
    private let trace: Trace = {
        let (before, during) = (["= Log in"], ["= Log in", "…"])
        let calls: [Call] = [
            .stub(1), .stub(2, "logIn()", .own, parent: 1), .begin(3), .stub(4, "state", .write),
            .stub(5, "render(_:)", .delivery), .own(6), .own(7), .answer(8, to: 3),
        ]
        let changes = [
            ScreenChange(after: 3, from: before, to: during),
            ScreenChange(after: 8, from: during, to: before + ["! Log in failed; 50%"]),
        ]
        let start = [ScreenChange(after: 0, from: [], to: before)]
        let steps = [
            TracedStep(number: 0, source: "(the app starts)", calls: [], changes: start, omitted: [:]),
            TracedStep(
                number: 1,
                source: #"tap "Log in""#,
                calls: calls,
                changes: changes,
                omitted: ["closure": 1, "witness": 2]
            ),
        ]
        return Trace(scenario: "log-in", pattern: "viper", commit: "c0ffee", steps: steps)
    }()

    @Test func `A trace as text shows each step, its calls, what is repeated once, and the screen`() {
        #expect(
            TraceText(trace).text == """
                0. (the app starts)
                      | + = Log in
                1. tap "Log in"
                    1 LoginViewController → LoginPresenter.didTapLogIn()
                    2   LoginPresenter.logIn()
                    3 LoginPresenter ⇢ AccountService.logIn(_:)
                      | + …
                    4 LoginPresenter writes state
                    5 LoginViewController ┄ LoginPresenter.render(_:)
                    6 LoginPresenter.update()  ×2
                    8 LoginPresenter ⇠ AccountService answers 3
                      | - …
                      | + ! Log in failed; 50%

                1 message, 3 own calls, 1 service, 1 answer, 0 turns
                11 functions entered = 7 shown + 1 folded
                    + 2 witnesses
                    + 1 closure

                """
        )
    }

    @Test func `A diagram escapes what has a meaning in Mermaid`() {
        let change = ScreenChange(after: 0, from: ["1"], to: ["a;b #1 {50%} <&>"])
        let step = TracedStep(number: 0, source: "a;b", calls: [], changes: [change], omitted: [:])

        let lines = TraceDiagram(Trace(scenario: "", pattern: "viper", commit: nil, steps: [step])).text
            .split(separator: "\n").map { $0.drop { $0 == " " } }

        lines.dropFirst().expect([
            "Note over Device: 0. a#59;b", "Note right of Device: a#59;b #35;1 #123;50#37;#125; #60;#38;#62;",
        ])
    }

    @Test func `Traces stand side by side, or one below the other if there are too few columns`() throws {
        let short = try #require(trace.with(step: 0))
        let columns = TraceColumns([("MVP", TraceText(short)), ("VIPER", TraceText(trace))])

        let wide = columns.text(columns: 200).split(separator: "\n", omittingEmptySubsequences: false)
        let narrow = columns.text(columns: 80)

        wide.prefix(6).expect([
            "MVP                                                       VIPER",
            "0. (the app starts)                                       0. (the app starts)",
            "      | + = Log in                                              | + = Log in",
            "                                                          1. tap \"Log in\"",
            "0 messages, 0 own calls, 0 services, 0 answers, 0 turns       1 LoginViewController → LoginPresenter.didTapLogIn()",
            "0 functions entered = 0 shown + 0 folded                      2   LoginPresenter.logIn()",
        ])
        #expect(narrow == "= MVP\n\(TraceText(short).text)\n= VIPER\n\(TraceText(trace).text)")
    }

    @Test func `A trace limits removed lines in text, and lines of a note in a diagram`() {
        var reader = TraceReader(module: "App")
        let long = String(repeating: "b", count: 86)
        let screens = [["1", "2", "3", "4", "5", "6"], [], [long, "cccccccc"], [long, "cccccccc"]]
        for (old, new) in zip(screens, screens.dropFirst()) {
            reader.screenChanged(from: old, to: new)
            reader.endStep("back")
        }

        let trace = Trace(scenario: "", pattern: "viper", commit: nil, steps: reader.steps)

        TraceText(trace).blocks.dropLast().joined().expect([
            "0. back", "      | - 1", "      | - 2", "      | - 3", "      | - 4", "      |   … and 2 more lines",
            "1. back", "      | + \(long)", "      | + cccccccc", "2. back",
        ])
        TraceDiagram(trace).text.split(separator: "\n").dropFirst().map { $0.dropFirst(4) }.expect([
            "Note over Device: 0. back", "Note right of Device: - 1<br/>- 2<br/>- 3<br/>- 4<br/>…",
            "Note over Device: 1. back", "Note right of Device: \(long)<br/>…", "Note over Device: 2. back",
        ])
    }

    @Test(arguments: 0...11) func `A pane reads a recording in parts as it reads the whole`(cut: Int) {
        var builder = RecordingBuilder { builder in
            builder.enter(RecordingBuilder.tap) { $0.start(1) }
            for _ in 1...2 { builder.enter("App.LoginViewController.show(_: A) -> ()") }
            builder.answer(RecordingBuilder.tap) { $0.enter(RecordingBuilder.logIn) }
        }
        var whole = TraceReader(module: "App")
        whole.read(builder.recording)
        builder.cuts = [min(cut, builder.recording.records.count)]
        var reader = TraceReader(module: "App")

        for part in builder.parts { reader.read(part) }

        #expect(whole.lines.contains { $0.text == "2 × LoginViewController.show(_:)" })
        whole.lines.compactMap(\.moment).expect(["⇢ AccountService.logIn(_:)", "⇠ AccountService"])
        #expect(reader.lines == whole.lines)
        #expect(reader.counts == whole.counts)
    }
}

struct FoldingTests {
    /// Calls to one object, each a letter, or a letter and those it calls in brackets.
    private func step(_ letters: String) -> TracedStep {
        var calls: [Call] = []
        var parents: [Int] = []
        for letter in letters {
            switch letter {
            case "(": parents.append(calls.count)
            case ")": parents.removeLast()
            default: calls.append(.stub(calls.count + 1, String(letter), parent: parents.last))
            }
        }
        return TracedStep(number: 0, source: "", calls: calls, changes: [], omitted: [:])
    }

    private func text(_ group: CallNode) -> String {
        group.nodes.map { node in
            let text = (node.call?.name ?? "") + (node.nodes.isEmpty ? "" : "(\(text(node)))")
            return node.times > 1 ? "\(node.times)[\(text)]" : text
        }
        .joined()
    }

    @Test(arguments: [
        ("ab", "ab", []), ("aaab", "3[a]b", [[0, 1, 3]]), ("xababc", "x2[(ab)]c", [[1, 2, 2]]),
        ("a(b)a(c)", "a(b)a(c)", []), ("a(bb)a(bb)", "2[a(2[b])]", [[0, 3, 2], [1, 1, 2]]),
        ("a(bb)a(bbb)", "a(2[b])a(3[b])", [[1, 1, 2], [4, 1, 3]]), ("aabaab", "2[(2[a]b)]", [[0, 3, 2], [0, 1, 2]]),
        ("aabb", "2[a]2[b]", [[0, 1, 2], [2, 1, 2]]), ("abcdefghijklabcdefghijkl", "2[(abcdefghijkl)]", [[0, 12, 2]]),
        ("abcdefghijklmabcdefghijklm", "abcdefghijklmabcdefghijklm", []),
    ])
    func `What is repeated immediately is written once`(letters: String, folded: String, repetitions: [[Int]]) {
        let step = step(letters)

        #expect(text(CallNode(step.calls, isFolded: true)) == folded)
        step.repetitions.map { [$0.start, $0.length, $0.times] }.expect(repetitions)
        #expect(CallNode(step.calls, isFolded: false).shown == step.calls)
    }

    @Test(arguments: [Call.stub(2, "f", .write), .stub(2, "f", from: "C"), .stub(2, "f", to: "C")])
    func `Calls are the same only if they read the same`(other: Call) {
        let calls = [Call.stub(1, "f"), other]

        #expect(CallNode(calls, isFolded: true).shown == calls)
    }

    @Test func `Nothing is repeated if calls of suspended functions alternate, and a call may lack its caller`() {
        let calls: [Call] = [
            .stub(7, "a", parent: 3), .stub(8, "a"), .stub(9, "b", parent: 7), .stub(10, "b", parent: 8),
        ]
        let step = TracedStep(number: 0, source: "", calls: calls, changes: [], omitted: [:])

        #expect(text(CallNode(calls, isFolded: true)) == "2[a(b)]")
        #expect(step.repetitions.isEmpty)
    }
}
