import Terminal
import TestSupport
import Testing

@testable import ArchDemo

struct FullScreenOptionTests {
    private static func drawing(_ environment: [String: String], _ color: ColorChoice = .auto) -> FullScreenLoop.Options
    {
        var options = RunOptions(pattern: .mvp)
        options.color = color
        return FullScreenCommand(options, environment: environment).drawing
    }

    @Test(
        arguments: [
            (nil, 50), ("0", 0), ("25", 25), ("5000", 5_000), ("5001", 5_000), ("-1", 0), ("soon", 50), ("", 50),
        ] as [(String?, Int)]
    )
    func `A lone Esc waits as long as ESCDELAY says, at most five seconds`(delay: String?, milliseconds: Int) {
        let environment = delay.map { ["ESCDELAY": $0] } ?? [:]

        #expect(Self.drawing(environment).escapePatience == .milliseconds(milliseconds))
    }

    @Test(
        arguments: [
            (nil, .auto, true), ("NO_COLOR", .auto, false), ("NO_COLOR", .always, true), (nil, .never, false),
        ] as [(String?, ColorChoice, Bool)]
    )
    func `It has colors, except as the environment or the option says`(
        variable: String?,
        color: ColorChoice,
        uses: Bool
    ) {
        let environment = variable.map { [$0: "1"] } ?? [:]

        #expect(Self.drawing(environment, color).usesColor == uses)
    }

    @Test func `Log in greets with an account that works, in the width of a column`() throws {
        let greeting = Self.drawing([:]).greetings["Log in"] ?? ""

        #expect(["ibrar@elgrocer.com", "ibrar1234"].allSatisfy(greeting.contains))
        #expect(greeting.columns < 39)
    }

    @Test func `Only on the Linux console all signs are ASCII`() {
        ["linux", "xterm"].map { Self.drawing(["TERM": $0]).usesASCII }.expect([true, false])
    }
}
