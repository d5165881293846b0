import AppCommand
import Screens
import Shared
import Testing

@testable import ArchLab

@Suite("Wrong usage of the laboratory") @MainActor struct LabUsageErrorTests {
    @Test(
        arguments: [
            ("monkey --steps 0", "“0” is not a number of steps: write 1 to 1000000000.", "help monkey"),
            (
                "monkey --seed -1",
                "“-1” is not a seed: write a whole number from 0 to 18446744073709551615.", "help monkey"
            ),
            (
                "monkey --scenario found.scenario --unreduced",
                "“--unreduced” is for the random user: leave it out with “--scenario”.", "help monkey"
            ),
            ("trace --pattern mvp", "Choose a scenario: a file, or the name of a built-in one.", "help trace"),
            ("trace log-in", "Choose a pattern with “--pattern”: \(patterns).", "help trace"),
            (
                "trace log-in --pattern al",
                "“al” is not a value of “--pattern”: choose \(patterns). Did you mean “all”?", "help trace"
            ),
            (
                "trace log-in --pattern mvp --step x",
                "“x” is not the number of a step: the first one is 1, the start of the app 0.", "help trace"
            ),
            ("compare --json --markdown", "Choose one of “--json” and “--markdown”.", "help compare"),
            (
                "compare --references Login --markdown",
                "“--references” prints text or JSON: leave out “--markdown”.", "help compare"
            ),
            (
                "compare --screens --markdown",
                "“--screens” counts objects of this program: leave out “--markdown”.", "help compare"
            ),
            ("compare --plots folder --json", "“--plots” writes files: leave out “--json”.", "help compare"),
            (
                "compare --formatted folder --screens",
                "“--formatted” adds ratios to all numbers: leave out “--screens”.", "help compare"
            ),
            ("mutate", "Choose a pattern: \(names).", "help mutate"),
            ("mutate mvd", "“mvd” is not a pattern: choose \(names).", "help mutate"),
            ("mutate mvc --seed 7", "“--seed” draws a sample: add “--sample”.", "help mutate"),
            ("mutate mvc --sample 0", "“0” is not a number of mutants: write 1 or more.", "help mutate"),
            (
                "mutate mvc --sample 1 --seed x",
                "“x” is not a seed: write a whole number from 0 to 18446744073709551615.", "help mutate"
            ),
            ("pictures", "Name the folder to write the pictures to.", "help pictures"),
            ("exercise", "Choose what to do: list, start, check, hand-in, hand-out or grade.", "help exercise"),
            (
                "exercise grad 5",
                "“grad” is not an action: choose list, start, check, hand-in, hand-out or grade. Did you mean “grade”?",
                "help exercise"
            ),
            ("exercise check", "Name the exercise by its number: “exercise list” lists them.", "help exercise"),
            ("exercise check five", "“five” is not the number of an exercise.", "help exercise"),
            ("exercise check 5 own", "“exercise check” does not take the argument “own”.", "help exercise"),
            ("exercise hand-out", "Name the folder to write the students’ repository to.", "help exercise"),
            ("exercise grade 5", "Name a folder, an archive or a patch with “--submission”.", "help exercise"),
            ("exercise check 5 --submission x", "“exercise check” does not take “--submission”.", "help exercise"),
            ("exercise list --json", "“exercise list” does not take “--json”.", "help exercise"),
            ("", "Choose a command: trace, atlas, monkey, compare, mutate, pictures, bench or exercise.", "help"),
            (
                "--pattern mvp",
                "Choose a command: trace, atlas, monkey, compare, mutate, pictures, bench or exercise.", "help"
            ),
            ("trac", "Unknown command “trac”. Did you mean “trace”?", "help"),
            ("viper", "Unknown command “viper”.", "help"),
            (
                "verify log-in",
                "“verify” is a command of another program: use “swift run arch-demo verify log-in”.", "help"
            ),
        ] as [(String, String, String)]
    )
    func `prints one sentence and a pointer to the help`(line: String, message: String, page: String) {
        let words = line.split(separator: " ").map(String.init)

        let error = #expect(throws: UsageError.self) { try LabCommands.program.parse(words) }

        #expect(error.map(LabCommands.program.text) == "arch-lab: \(message)\nTry “arch-lab \(page)”.\n")
    }
}

nonisolated private let names = Pattern.words.asAlternatives
nonisolated private let patterns = [Pattern].words.asAlternatives
