import Screens
import Shared
import Testing

@testable import ArchDemo
@testable import ArchLab

@Suite("A command line of the laboratory") struct LabInvocationTests {
    private nonisolated static let program = LabInvocation.program

    @Test(
        arguments: [
            (
                ["trace", "log-in", "--pattern=viper", "--format", "counts", "--step", "3", "--unfold"],
                .trace(
                    TraceOptions(scenario: "log-in", patterns: [.viper], format: .counts, step: 3, isFolded: false)
                )
            ),
            (
                ["trace", "log-in", "--pattern", "all"],
                .trace(TraceOptions(scenario: "log-in", patterns: Pattern.allCases))
            ),
            (["atlas"], .atlas(AtlasOptions())),
            (
                ["atlas", "own.scenario", "log-in", "--output=own.html", "--sources", "clone"],
                .atlas(AtlasOptions(inputs: ["own.scenario", "log-in"], output: "own.html", sources: "clone"))
            ),
            (["monkey"], .monkey(MonkeyOptions())),
            (
                ["monkey", "--steps", "500", "--seed=7", "--unreduced", "--json"],
                .monkey(MonkeyOptions(steps: 500, seed: 7, isUnreduced: true, isJSON: true))
            ),
            (["monkey", "--scenario", "found.scenario"], .monkey(MonkeyOptions(scenario: "found.scenario"))),
            (["compare"], .compare(CompareOptions())),
            (
                ["compare", "--markdown", "--sources", "clone"],
                .compare(CompareOptions(sources: "clone", format: .markdown))
            ),
            (["compare", "--json", "--references=Login"], .compare(CompareOptions(format: .json, screen: "Login"))),
            (["compare", "--screens"], .compare(CompareOptions(countsScreens: true))),
            (["compare", "--plots", "folder"], .compare(CompareOptions(plots: "folder"))),
            (["compare", "--formatted", "folder"], .compare(CompareOptions(formatted: "folder"))),
            (["pictures", "folder"], .pictures(PicturesOptions(folder: "folder"))),
            (["bench"], .bench(BenchOptions())), (["bench", "--json"], .bench(BenchOptions(isJSON: true))),
            (["exercise", "list"], .exercise(ExerciseOptions(action: .list))),
            (["exercise", "start", "5"], .exercise(ExerciseOptions(action: .start(5, folder: nil)))),
            (["exercise", "start", "5", "own"], .exercise(ExerciseOptions(action: .start(5, folder: "own")))),
            (["exercise", "check", "5"], .exercise(ExerciseOptions(action: .grade(5, submission: nil)))),
            (["exercise", "hand-out", "own"], .exercise(ExerciseOptions(action: .handOut(folder: "own")))),
            (
                [
                    "exercise", "grade", "5", "--submission=ada", "--format", "gradescope", "--private", "own",
                    "--sources", "clone", "--sandbox", "box",
                ],
                .exercise(
                    ExerciseOptions(
                        action: .grade(5, submission: "ada"),
                        format: .gradescope,
                        sources: "clone",
                        privateFolder: "own",
                        sandbox: "box"
                    )
                )
            ),
        ] as [([String], LabInvocation)]
    )
    func `sets the options of a command, every other one to its standard`(words: [String], command: LabInvocation)
        throws
    {
        #expect(try LabInvocation.parse(words) == .command(command))
    }

    @Test(arguments: [
        (["--help"], program.helpOverview), (["-h"], program.helpOverview), (["help"], program.helpOverview),
        (["trace", "--help"], program.helpPage(about: .trace)), (["help", "trace"], program.helpPage(about: .trace)),
        (["--version"], "arch-lab \(Version.number)\n"),
    ])
    func `requests a page`(words: [String], page: String) throws {
        #expect(try LabInvocation.parse(words) == .page(page))
    }
}
