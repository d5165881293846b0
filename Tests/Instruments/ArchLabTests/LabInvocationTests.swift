import ArchDemo
import Screens
import Testing

@testable import ArchLab

@Suite("A command line of the laboratory") struct LabInvocationTests {
    @Test func `sets every option of trace`() throws {
        let words = ["trace", "log-in", "--pattern=viper", "--format", "counts", "--step", "3", "--unfold"]

        let request = try LabInvocation.parse(words)

        let options = TraceOptions(scenario: "log-in", patterns: [.viper], format: .counts, step: 3, isFolded: false)
        #expect(request == .command(.trace(options)))
    }

    @Test func `traces every pattern as text unless it says otherwise`() throws {
        let request = try LabInvocation.parse(["trace", "log-in", "--pattern", "all"])

        #expect(request == .command(.trace(TraceOptions(scenario: "log-in", patterns: Pattern.allCases))))
    }

    @Test func `sets every option of atlas, which shows the scenarios of the documents unless it says otherwise`()
        throws
    {
        let documented = try LabInvocation.parse(["atlas"])
        let own = try LabInvocation.parse([
            "atlas", "own.scenario", "log-in", "--output=own.html", "--sources", "clone",
        ])

        let options = AtlasOptions(inputs: ["own.scenario", "log-in"], output: "own.html", sources: "clone")
        #expect(documented == .command(.atlas(AtlasOptions())))
        #expect(own == .command(.atlas(options)))
    }

    @Test func `sets every option of monkey`() throws {
        let standard = try LabInvocation.parse(["monkey"])
        let search = try LabInvocation.parse(["monkey", "--steps", "500", "--seed=7", "--unreduced", "--json"])
        let repetition = try LabInvocation.parse(["monkey", "--scenario", "found.scenario"])

        #expect(standard == .command(.monkey(MonkeyOptions())))
        #expect(search == .command(.monkey(MonkeyOptions(steps: 500, seed: 7, isUnreduced: true, isJSON: true))))
        #expect(repetition == .command(.monkey(MonkeyOptions(scenario: "found.scenario"))))
    }

    @Test func `sets every option of compare`() throws {
        let text = try LabInvocation.parse(["compare"])
        let page = try LabInvocation.parse(["compare", "--markdown", "--sources", "clone"])
        let list = try LabInvocation.parse(["compare", "--json", "--references=Login"])
        let screens = try LabInvocation.parse(["compare", "--screens"])
        let plots = try LabInvocation.parse(["compare", "--plots", "folder"])

        #expect(text == .command(.compare(CompareOptions())))
        #expect(page == .command(.compare(CompareOptions(sources: "clone", format: .markdown))))
        #expect(list == .command(.compare(CompareOptions(format: .json, screen: "Login"))))
        #expect(screens == .command(.compare(CompareOptions(countsScreens: true))))
        #expect(plots == .command(.compare(CompareOptions(plots: "folder"))))
    }

    @Test func `sets every option of bench`() throws {
        let text = try LabInvocation.parse(["bench"])
        let json = try LabInvocation.parse(["bench", "--json"])

        #expect(text == .command(.bench(BenchOptions())))
        #expect(json == .command(.bench(BenchOptions(isJSON: true))))
    }

    @Test(
        arguments: [
            (["list"], .list), (["start", "5"], .start(5, folder: nil)),
            (["start", "5", "own"], .start(5, folder: "own")),
            (["check", "5"], .check(5)), (["hand-out", "own"], .handOut(folder: "own")),
            (["grade", "5", "--submission", "ada.zip"], .grade(5, submission: "ada.zip")),
        ] as [([String], ExerciseOptions.Action)]
    )
    func `chooses what to do with an exercise`(words: [String], action: ExerciseOptions.Action) throws {
        let request = try LabInvocation.parse(["exercise"] + words)

        #expect(request == .command(.exercise(ExerciseOptions(action: action))))
    }

    @Test func `sets every option of exercise`() throws {
        let request = try LabInvocation.parse([
            "exercise", "grade", "5", "--submission=ada", "--format", "gradescope", "--private", "own", "--sources",
            "clone", "--sandbox", "box",
        ])

        let options = ExerciseOptions(
            action: .grade(5, submission: "ada"),
            format: .gradescope,
            sources: "clone",
            privateFolder: "own",
            sandbox: "box"
        )
        #expect(request == .command(.exercise(options)))
    }

    @Test(arguments: [["--help"], ["-h"], ["help"]]) func `requests help`(words: [String]) throws {
        let request = try LabInvocation.parse(words)

        #expect(request == .page(LabInvocation.program.helpOverview))
    }

    @Test(arguments: [["trace", "--help"], ["help", "trace"]])
    func `requests help on a command`(words: [String]) throws {
        let request = try LabInvocation.parse(words)

        #expect(request == .page(LabInvocation.program.helpPage(about: .trace)))
    }

    @Test func `requests the version`() throws {
        let request = try LabInvocation.parse(["--version"])

        guard case .page(let text) = request else { throw UnexpectedRequest() }
        #expect(text.hasPrefix("arch-lab "))
    }
}

private struct UnexpectedRequest: Error {}
