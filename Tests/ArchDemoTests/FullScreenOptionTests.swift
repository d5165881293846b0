import Terminal
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

    @Test func `It has colors, except as the environment or the option says`() {
        #expect(Self.drawing([:]).usesColor)
        #expect(!Self.drawing(["NO_COLOR": "1"]).usesColor)
        #expect(Self.drawing(["NO_COLOR": "1"], .always).usesColor)
        #expect(!Self.drawing([:], .never).usesColor)
    }

    @Test func `Log in greets with an account that works, in the width of a column`() throws {
        let greeting = try #require(Self.drawing([:]).greetings["Log in"])

        #expect(greeting.contains("ibrar@elgrocer.com") && greeting.contains("ibrar1234"))
        #expect(greeting.columns < 39)
    }

    @Test func `Only on the Linux console all signs are ASCII`() {
        #expect(Self.drawing(["TERM": "linux"]).usesASCII)
        #expect(!Self.drawing(["TERM": "xterm"]).usesASCII)
    }
}
