import Screens
import Shared
import Testing

@testable import AppCommand
@testable import ArchLab

@Suite("A command line of the laboratory") @MainActor struct LabInvocationTests {
    @Test(arguments: [
        (
            "trace log-in --pattern=viper --format counts --step 3 --unfold",
            options {
                $0.trace = TraceOptions(
                    scenario: "log-in",
                    patterns: [.viper],
                    format: .counts,
                    step: 3,
                    isFolded: false
                )
            }
        ),
        (
            "trace log-in --pattern all",
            options { $0.trace = TraceOptions(scenario: "log-in", patterns: Pattern.allCases) }
        ),
        ("atlas", LabOptions()),
        (
            "atlas own.scenario log-in --output=own.html --sources clone",
            options {
                $0.atlas = AtlasOptions(inputs: ["own.scenario", "log-in"], output: "own.html", sources: "clone")
            }
        ),
        ("monkey", LabOptions()),
        (
            "monkey --steps 500 --seed=7 --unreduced --json",
            options { $0.monkey = MonkeyOptions(steps: 500, seed: 7, isUnreduced: true, isJSON: true) }
        ),
        ("monkey --scenario found.scenario", options { $0.monkey.scenario = "found.scenario" }),
        ("compare", LabOptions()),
        (
            "compare --markdown --sources clone",
            options { ($0.compare.format, $0.compare.sources) = (.markdown, "clone") }
        ),
        ("compare --json --references=Login", options { ($0.compare.format, $0.compare.screen) = (.json, "Login") }),
        ("compare --screens", options { $0.compare.countsScreens = true }),
        ("compare --plots folder", options { $0.compare.plots = "folder" }),
        ("compare --formatted folder", options { $0.compare.formatted = "folder" }),
        ("pictures folder", options { $0.picturesFolder = "folder" }),
        ("bench", LabOptions()), ("bench --json", options { $0.bench.isJSON = true }),
        ("exercise list", options { $0.exercise.action = .list }),
        ("exercise start 5", options { $0.exercise.action = .start(5, folder: nil) }),
        ("exercise start 5 own", options { $0.exercise.action = .start(5, folder: "own") }),
        ("exercise check 5", options { $0.exercise.action = .grade(5, submission: nil) }),
        ("exercise hand-in 5", options { $0.exercise.action = .handIn(5) }),
        ("exercise hand-out own", options { $0.exercise.action = .handOut(folder: "own") }),
        (
            "exercise grade 5 --submission=ada --json --sources clone --sandbox box",
            options {
                $0.exercise = ExerciseOptions(
                    action: .grade(5, submission: "ada"),
                    isJSON: true,
                    sources: "clone",
                    sandbox: "box"
                )
            }
        ),
    ])
    func `sets the options of a command, every other one to its default`(line: String, options: LabOptions) throws {
        guard case .command(let command, let found) = try parse(line) else {
            Issue.record("A page is requested.")
            return
        }

        #expect(line.hasPrefix(command.name))
        #expect(found == options)
    }

    @Test func `requests a page`() throws {
        let program = LabCommands.program
        let trace = program.command("trace").map(program.helpPage)

        for line in ["--help", "-h", "help"] { #expect(try page(line) == program.helpOverview) }
        for line in ["trace --help", "help trace"] { #expect(try page(line) == trace) }
        #expect(try page("--version") == "arch-lab \(Version.number)\n")
    }
}

nonisolated private func options(_ change: (inout LabOptions) -> Void) -> LabOptions {
    var options = LabOptions()
    change(&options)
    return options
}

@MainActor private func parse(_ line: String) throws -> Program<LabOptions>.Request {
    try LabCommands.program.parse(line.split(separator: " ").map(String.init))
}

@MainActor private func page(_ line: String) throws -> String? {
    if case .page(let text) = try parse(line) { text } else { nil }
}
