import Scenarios
import Testing

@testable import ArchDemo

@Suite struct `A completion script` {
    @Test(arguments: Shell.allCases)
    func `names every command, option and built-in scenario`(shell: Shell) {
        let script = shell.completions

        for command in Command.allCases {
            #expect(script.contains(command.rawValue))
        }
        for option in Option.all {
            #expect(script.contains(shell == .fish ? " -l \(option.name) " : option.flag))
        }
        for scenario in BuiltInScenarios.all {
            #expect(script.contains(scenario.name))
        }
    }
}
