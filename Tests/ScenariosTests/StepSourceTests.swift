import Headless
import Scenarios
import Shared
import Testing

@Suite("A step's source") nonisolated struct StepSourceTests {
    @Test(
        arguments: [
            .type(label: "Title", text: #"“a” "b" \ # c"#), .tap(label: "Log in"), .tapRow(.number(3)),
            .tapRow(.title("Cakes")), .tapAction("Like", of: .number(1)), .inSection("Categories", .tapRow(.number(2))),
            .inSection("Pictures", .tap(label: "Retry")), .tab("Photos"), .back, .scrollToEnd, .refresh,
            .wait(.milliseconds(250)), .wait(.seconds(3)), .relaunch, .open(.photo(12)), .open(.category("Cakes")),
            .open(.users), .open(.favorites), .network(.offline), .network(.sample), .print,
            .inSameTurn(.inSection("Rows", .tapAction("Like", of: .title("Cakes")))),
        ] as [Step]
    )
    func `is read as the same step`(step: Step) throws {
        let line = try ScenarioParser.parseStep(step.source)

        #expect(line?.step == step)
    }

    @Test func `is a line of a scenario's text, below the options`() throws {
        var options = ScenarioOptions()
        options.latency = .milliseconds(1500)
        options.network = .offline
        options.app.policy = .modern
        options.app.landing = .users
        options.app.afterSignup = .landing
        options.app.link = .photo(12)

        let scenario = Scenario(name: "made", options: options, steps: [.tap(label: "Log in"), .back])
        let read = try ScenarioParser.parse(Array(scenario.text.utf8), file: "made.scenario")

        #expect(read == scenario)
    }
}
