import Terminal
import Testing

@Suite struct `Color` {
    @Test(
        arguments: [
            ([:], true, true), ([:], false, false), (["TERM": "xterm"], true, true), (["TERM": "dumb"], true, false),
            (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true), (["CLICOLOR_FORCE": "1"], false, true),
            (["CLICOLOR_FORCE": "0"], false, false), (["CLICOLOR_FORCE": "1", "TERM": "dumb"], true, true),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
        ] as [([String: String], Bool, Bool)]
    )
    func `set to auto follows the environment`(
        environment: [String: String],
        isTerminal: Bool,
        expected: Bool
    ) {
        let isOn = ColorChoice.auto.isOn(isTerminal: isTerminal, environment: environment)

        #expect(isOn == expected)
    }

    @Test func `set to always or never ignores the environment`() {
        let always = ColorChoice.always.isOn(isTerminal: false, environment: ["NO_COLOR": "1", "TERM": "dumb"])
        let never = ColorChoice.never.isOn(isTerminal: true, environment: ["CLICOLOR_FORCE": "1"])

        #expect(always)
        #expect(!never)
    }
}
