import Foundation
import TestSupport
import Testing

@testable import Tracing

/// A recorded login, as each output shows it.
struct TraceTests {
    private let trace: Trace = {
        let parts = RefusedLogin.withPresenter.parts
        var reader = TraceReader(module: "App")
        reader.screenChanged(from: [], to: ["= Log in"])
        reader.endStep("(the app starts)")
        reader.read(parts[0])
        reader.screenChanged(from: ["= Log in"], to: ["= Log in #1", "…"])
        reader.screenChanged(from: ["= Log in #1", "…"], to: ["= Log in", "…"])
        reader.read(parts[1])
        reader.screenChanged(from: ["= Log in", "…"], to: ["= Log in", "! Log in failed; 50%", "! [OK]"])
        reader.endStep(#"tap "Log in""#)
        return Trace(scenario: "log-in", pattern: "viper", commit: "c0ffee", steps: reader.steps)
    }()

    @Test func `A trace as text shows each step, its calls and the screen`() {
        #expect(
            TraceText(trace).text == """
                0. (the app starts)
                      | + = Log in
                1. tap "Log in"
                    1 Device → LoginViewController.{ viewDidLoad() }
                    2   LoginViewController.tapLogIn()
                    3     LoginViewController → LoginPresenter.didTapLogIn(email:)
                    4       LoginPresenter → LoginInteractor.logIn(_:)
                    5         LoginInteractor.logIn(_:)
                    6           LoginInteractor → LoginPresenter.didBeginLoggingIn()
                    7             LoginPresenter → LoginViewController.showLoading(_:)
                      | + …
                    8 LoginInteractor ⇢ AccountService.logIn(_:)
                    9 LoginInteractor ⇠ AccountService answers 8
                   10   LoginInteractor → LoginPresenter.didFailToLogIn(_:)
                   11     LoginPresenter → LoginViewController.showLoading(_:)
                   12     LoginPresenter → LoginViewController.showAlert(_:)
                   13       LoginViewController → Device.present(_:)
                      | - …
                      | + ! Log in failed; 50%
                      | + ! [OK]

                9 messages, 2 own calls, 1 service, 1 answer, 0 turns
                15 functions entered = 13 shown + 0 folded
                    + 1 closure
                    + 1 continuation

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

    @Test func `A trace as text shows what carries states and events, and what is repeated once`() {
        var reader = TraceReader(module: "App")
        reader.read(RefusedLogin.withViewModel.recording)
        reader.screenChanged(from: [], to: ["= Log in #1; 50%"])
        reader.endStep("tap")

        let trace = Trace(scenario: "", pattern: "viper", commit: nil, steps: reader.steps)

        #expect(
            TraceText(trace).text == """
                0. tap
                    1 Device → LoginViewController.{ viewDidLoad() }
                    2   LoginViewController → LoginViewModel.logIn()
                    3     LoginViewModel writes state
                    4       LoginViewModel ┄ ViewBinding.setNeedsUpdate()
                    5         ViewBinding.setNeedsUpdate(_:)
                    6 LoginViewModel ┄ ViewBinding.update()
                    7   ViewBinding ┄ EventQueue.takeAll()
                    8   LoginViewModel → LoginViewController.render(_:)
                    9     LoginViewController.show(_:error:)  ×2
                   11 LoginViewModel ⇢ AccountService.logIn(_:)
                   12 LoginViewModel ⇠ AccountService answers 11
                   13   LoginViewModel writes state
                   14     LoginViewModel ┄ ViewBinding.setNeedsUpdate()
                   15       ViewBinding.setNeedsUpdate(_:)
                   16   LoginViewModel → EventQueue.raise(_:)
                   17 LoginViewModel ┄ ViewBinding.update()
                   18   ViewBinding ┄ EventQueue.takeAll()
                   19   LoginViewModel → LoginViewController.render(_:)
                   20     LoginViewController.show(_:error:)  ×2
                   22   ViewBinding ┄ LoginViewController.show(_:)
                   23     LoginViewController → Device.present(_:)
                      | + = Log in #1; 50%

                6 messages, 6 own calls, 1 service, 1 answer, 2 turns
                31 functions entered = 21 shown + 2 folded
                    + 2 accessors
                    + 5 closures
                    + 1 continuation

                """
        )
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
            "0 messages, 0 own calls, 0 services, 0 answers, 0 turns       1 Device → LoginViewController.{ viewDidLoad() }",
            "0 functions entered = 0 shown + 0 folded                      2   LoginViewController.tapLogIn()",
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

    // MARK: The pane

    @Test func `A pane shows the calls of the key without callers, with the roles and moments of what is called`() {
        let parts = RefusedLogin.withPresenter.parts
        var reader = TraceReader(module: "App")
        reader.read(parts[0])
        reader.note("busy")
        reader.note("title: Log in …")
        reader.read(parts[1])

        let lines = reader.lines.map { line in
            let marks = [line.role?.rawValue, line.kind == .own ? "own" : nil, line.moment == nil ? nil : "aligned"]
            let words = marks.compactMap(\.self).joined(separator: ", ")
            return String(repeating: " ", count: line.depth) + line.text + " (\(words))"
        }

        lines.expect([
            "LoginViewController.{ viewDidLoad() } (view)",
            " LoginViewController.tapLogIn() (view, own)",
            "  LoginPresenter.didTapLogIn(email:) (presenter)",
            "   LoginInteractor.logIn(_:) (interactor)",
            "    LoginInteractor.logIn(_:) (interactor, own)",
            "     LoginPresenter.didBeginLoggingIn() (presenter)",
            "      LoginViewController.showLoading(_:) (view)",
            "busy (screen, aligned)",
            "title: Log in … (screen, aligned)",
            "⇢ AccountService.logIn(_:) (service, aligned)",
            "⇠ AccountService to LoginInteractor (service, aligned)",
            " LoginPresenter.didFailToLogIn(_:) (presenter)",
            "  LoginViewController.showLoading(_:) (view)",
            "  LoginViewController.showAlert(_:) (view)",
            "   Device.present(_:) ()",
        ])
        #expect(reader.counts.shortText == "1 ⇢, 1 ⇠, 0 turns, 15 functions")
        #expect(reader.counts.messagesText == "9 messages")
    }

    @Test(arguments: 0...20) func `A pane reads a recording in parts as it reads the whole`(cut: Int) {
        var builder = RefusedLogin.withViewModel
        var whole = TraceReader(module: "App")
        whole.read(builder.recording)
        builder.cuts = [min(cut, builder.recording.records.count)]
        var reader = TraceReader(module: "App")

        for part in builder.parts { reader.read(part) }

        #expect(whole.lines.contains { $0.text == "2 × LoginViewController.show(_:error:)" })
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
