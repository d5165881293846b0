import Scenarios
import Shared
import Terminal
import TestSupport
import Testing

@testable import AppCommand

@Suite("Apps side by side") @MainActor struct RunCommandTests {
    @Test func `have an activity and data each, and answer after 2 s, unless another latency is chosen`() throws {
        var options = DemoOptions()
        options.patterns = [.mvp, .mvc, .viper]
        let standard = try RunCommand(options).configurationsSideBySide()

        options.app.latency = .milliseconds(250)
        let chosen = try RunCommand(options).configurationsSideBySide()

        let activities = Set(standard.map { ObjectIdentifier($0.activity) })
        let databases = Set(
            standard.map { configuration -> ObjectIdentifier? in
                if case .memory(let data) = configuration.storage { ObjectIdentifier(data.database) } else { nil }
            }
        )
        #expect(activities.count == 3)
        #expect(databases.count == 3)
        standard.map(\.latency).expect(Array(repeating: .seconds(2), count: 3))
        chosen.map(\.latency).expect(Array(repeating: .milliseconds(250), count: 3))
    }
}

@Suite("The full screen") @MainActor struct FullScreenOptionTests {
    private static func drawing(_ environment: [String: String], _ color: ColorChoice = .auto) -> FullScreenLoop.Options
    {
        var options = DemoOptions()
        options.color = color
        return FullScreenCommand(options, environment: environment).drawing
    }

    @Test(
        arguments: [
            (nil, 50), ("0", 0), ("25", 25), ("5000", 5_000), ("5001", 5_000), ("-1", 0), ("soon", 50), ("", 50),
        ] as [(String?, Int)]
    )
    func `waits after a lone Esc as long as ESCDELAY says, at most five seconds`(delay: String?, milliseconds: Int) {
        let environment = delay.map { ["ESCDELAY": $0] } ?? [:]

        #expect(Self.drawing(environment).escapePatience == .milliseconds(milliseconds))
    }

    @Test func `greets in the width of a column, and is ASCII on the Linux console only, and in color on request`() {
        let greeting = Self.drawing([:]).greetings["Log in"] ?? ""

        #expect(["ibrar@elgrocer.com", "ibrar1234"].allSatisfy(greeting.contains))
        #expect(greeting.columns < 39)
        ["linux", "xterm"].map { Self.drawing(["TERM": $0]).usesASCII }.expect([true, false])
        [ColorChoice.auto, .always].map { Self.drawing(["NO_COLOR": "1"], $0).usesColor }.expect([false, true])
    }
}
