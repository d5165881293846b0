import Terminal
import Testing

struct ColorChoiceTests {
    @Test(
        arguments: [
            (.auto, [:], true, true), (.auto, [:], false, false), (.auto, ["TERM": "xterm"], true, true),
            (.auto, ["TERM": "dumb"], true, false), (.auto, ["NO_COLOR": "1"], true, false),
            (.auto, ["NO_COLOR": ""], true, true), (.auto, ["CLICOLOR_FORCE": "1"], false, true),
            (.auto, ["CLICOLOR_FORCE": "0"], false, false),
            (.auto, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true, true),
            (.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
            (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true), (.never, ["CLICOLOR_FORCE": "1"], true, false),
        ] as [(ColorChoice, [String: String], Bool, Bool)]
    )
    func `Color set to auto follows the environment, set to always or never it does not`(
        choice: ColorChoice,
        environment: [String: String],
        isTerminal: Bool,
        isOn: Bool
    ) {
        #expect(choice.isOn(isTerminal: isTerminal, environment: environment) == isOn)
    }
}
