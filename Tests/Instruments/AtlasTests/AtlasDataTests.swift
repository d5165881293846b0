import TestSupport
import Testing

@testable import Atlas
@testable import Counting
@testable import Tracing

@Suite("The data of an atlas") struct AtlasDataTests {
    private func data(_ recordings: AtlasRecording..., patterns: [AtlasPattern] = [.mvp, .viper]) throws -> AtlasData {
        AtlasBuilder(recordings, patterns: patterns, sources: try SmallClone().sources()).data
    }

    private func data(_ traces: Trace...) throws -> AtlasData {
        try data(AtlasRecording(name: "log-in", summary: "A user logs in.", traces: traces))
    }

    @Test func `has each call, omission and line of the screen, and each text once`() throws {
        let calls: [Call] = [.stub(1), .begin(2), .stub(3, "render(_:)", to: "LoginViewController"), .own(4)]
        let step = TracedStep.stub(
            0,
            "start",
            calls,
            omitted: [.closure: 3, .accessor: 2],
            screen: ["= Log in", "  [OK]"]
        )

        let data = try data(.stub("mvp", [step]), .stub("viper", [step]))

        let columns = data.scenarios[0].steps[0].columns.compactMap(\.self)
        #expect(columns.count == 2)
        for column in columns {
            let messages = column.calls.map { data.messages[$0[0]] }
            messages.map { data.kinds[$0[0]] }.expect(["message", "begin", "render", "own"])
            let texts = messages.map { $0[1...3].map { data.texts[$0] } }
            texts.expect(calls.map { [$0.from, $0.to, $0.name] })
            zip(data.omissions, column.omitted).filter { $1 > 0 }.map { "\($1) \($0)" }.expect([
                "2 accessor", "3 closure",
            ])
            data.screens[column.screen].map { data.texts[$0] }.expect(["= Log in", "  [OK]"])
            #expect(zip(data.counted, column.counts).map { "\($0) \($1)" }.contains("messages 2"))
        }
        #expect(Set(data.texts).count == data.texts.count)
        #expect(data.scenarios.map(\.name) + data.scenarios.map(\.summary) == ["log-in", "A user logs in."])
    }

    @Test func `aligns the patterns at the work and the answers that they share`() throws {
        let short: [Call] = [.own(1), .begin(2), .answer(3, to: 2), .stub(4)]
        let long: [Call] = [.stub(1), .own(2), .stub(3), .begin(4), .stub(5), .answer(6, to: 4)]

        let data = try data(.stub("mvp", [.stub(0, "", short)]), .stub("viper", [.stub(0, "", long)]))

        data.scenarios[0].steps[0].columns.map { $0?.shared }.expect([[1, 2], [3, 5]])
    }

    @Test func `names repetitions, which are aligned at their first call only`() throws {
        let three: [Call] = [.begin(1), .begin(2), .begin(3)]
        let two: [Call] = [.own(1), .begin(2), .begin(3)]

        let data = try data(.stub("mvp", [.stub(0, "", three)]), .stub("viper", [.stub(0, "", two)]))

        let columns = data.scenarios[0].steps[0].columns
        columns.map { $0?.repetitions }.expect([[[0, 1, 3]], [[1, 1, 2]]])
        columns.map { $0?.shared }.expect([[0], [1]])
    }

    @Test func `links an answer to its call, and has the time since the call before`() throws {
        let calls: [Call] = [.begin(1), .answer(2, to: 1, time: 2000), .own(3)]

        let data = try data(.stub("mvp", [.stub(0, "", calls)]))

        let numbers = data.scenarios[0].steps[0].columns[0]?.calls.map { $0.dropFirst() }
        #expect(numbers == [[], [0, 2000, 1], [0, -2000]])
    }

    @Test func `marks the lines that a step brings, and counts those that it removes`() throws {
        let screens = [
            ["= Log in", "  Email: "], ["= Log in …", "  Email: ", "! Failed"], ["= Log in …", "  Email: "],
        ]

        let data = try data(.stub("mvp", screens.enumerated().map { .stub($0, "", screen: $1) }))

        let columns = data.scenarios[0].steps.compactMap { $0.columns[0] }
        columns.map(\.fresh).expect([[0, 1], [0, 2], []])
        columns.map(\.gone).expect([0, 1, 1])
    }

    @Test func `has no column for a pattern that failed earlier`() throws {
        let data = try data(.stub("mvp", [.stub(0), .stub(1)]), .stub("viper", [.stub(0)]))

        data.scenarios[0].steps.map { $0.columns.map { $0 != nil } }.expect([[true, true], [true, false]])
    }

    @Test func `tells scenarios of the same name apart`() throws {
        let recordings = (1...3).map { _ in AtlasRecording(name: "own", summary: "", traces: [.stub("mvp", [.stub()])])
        }

        let data = try data(recordings[0], recordings[1], recordings[2])

        data.scenarios.map(\.name).expect(["own", "own (2)", "own (3)"])
    }

    @Test func `cuts long texts, and replaces characters that reverse or move others`() throws {
        let source = "tap \"\u{202E}evil\u{1B}[2J\"" + String(repeating: "x", count: 10_000)

        let data = try data(.stub("mvp", [.stub(0, source)]))

        let text = data.texts[data.scenarios[0].steps[0].source]
        #expect(text.hasPrefix("tap \"\u{FFFD}evil\u{FFFD}[2J\"xxx"))
        #expect(text.hasSuffix("x…"))
        #expect(text.count == 301)
    }

    @Test func `quotes the declaration that a call enters`() throws {
        let clone = try SmallClone([
            "MVP/LoginPresenter.swift": """
            final class LoginPresenter {
                @discardableResult
                func didTapLogIn() -> Bool { true }
                private var state = 1
                func show(_ text: String, error: Bool) {}
            }
            """,
            "Shared/AccountService.swift": "protocol AccountService {\n    func logIn(_ email: String) async\n}\n",
            "Headless/Window.swift": "final class Window {\n    func present(_ alert: Int) {}\n}\n",
            "Headless/Other.swift": "final class Other {\n    func present(_ alert: Int) {}\n    func wait() {}\n}\n",
        ])
        let sources = try clone.sources()
        let calls: [Call] = [
            .stub(1), .stub(2, "{ didTapLogIn() }"), .stub(3, "state", kind: .write), .stub(4, "show(_:error:)"),
            .begin(5), .stub(6, "present(_:)", to: "Device"), .stub(7, "wait()", to: "Unknown"),
            .stub(8, "present(_:)", to: "Unknown"), .stub(9, "gone()"),
        ]

        let places = calls.map { sources.place(of: $0, in: "MVP") }

        places.map(\.line).expect([
            "func didTapLogIn() -> Bool { true }", "func didTapLogIn() -> Bool { true }", "private var state = 1",
            "func show(_ text: String, error: Bool) {}", "func logIn(_ email: String) async",
            "func present(_ alert: Int) {}", "func wait() {}", "", "",
        ])
        #expect(places.first?.file == "Modules/MVP/LoginPresenter.swift")
        #expect(throws: SourceTreeError.self) { try AtlasSources(patterns: ["None"], in: clone.url) }
    }

    @Test func `names the objects behind a screen with what they refer to`() {
        let owners = AtlasOwners(features: [
            [.init(owner: "Other", name: "view", type: "View", kind: .weak)],
            [
                .init(owner: "LoginViewController", name: "output", type: "(any LoginOutput)?", kind: .strong),
                .init(owner: "LoginPresenter.Exits", name: "didLogIn", type: "() -> Void", kind: .closure),
                .init(owner: "LoginRouter", name: "view", type: "UIViewController?", kind: .weak),
            ],
        ])
        let scene = TracedStep.Scene(
            viewController: "LoginViewController",
            references: [.init(owner: "LoginViewController", name: "output", target: "LoginPresenter")]
        )

        let edges = owners.edges(in: scene)

        edges.expect([
            .init(
                owner: "LoginViewController",
                name: "output",
                target: "LoginPresenter",
                kind: .strong,
                isAlive: true
            ),
            .init(owner: "LoginPresenter", name: "didLogIn", target: "() -> Void", kind: .closure, isAlive: true),
            .init(owner: "LoginRouter", name: "view", target: "UIViewController", kind: .weak, isAlive: false),
        ])
        #expect(owners.edges(in: TracedStep.Scene(viewController: "Unknown")).isEmpty)
    }
}
