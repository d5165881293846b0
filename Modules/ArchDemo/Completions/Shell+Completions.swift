import Scenarios

extension Shell {
    /// The script that makes the shell complete command lines of `arch-demo`, made from the commands and the option
    /// table.
    var completions: String {
        let scenarios = BuiltInScenarios.all.map(\.name)
        return switch self {
        case .bash: BashCompletions(scenarios: scenarios).script
        case .zsh: ZshCompletions(scenarios: scenarios).script
        case .fish: FishCompletions(scenarios: scenarios).script
        }
    }
}
