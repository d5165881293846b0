import Scenarios
import Screens
import Shared
import Terminal
import Testing

@testable import ArchDemo

@Suite("A command line") struct InvocationTests {
    @Test func `starts the app when it names no command`() throws {
        let request = try DemoInvocation.parse(["--pattern", "mvp"])

        #expect(request == .command(.run(RunOptions(pattern: .mvp))))
    }

    @Test func `sets every option of run`() throws {
        let words = [
            "run", "--pattern", "viper", "--plain", "--data", "here", "--network", "offline", "--latency", "0.025",
            "--policy", "modern", "--landing", "users", "--after-signup", "landing", "--open", "users", "--json",
            "--color", "never", "--verbose",
        ]

        let request = try DemoInvocation.parse(words)

        var options = RunOptions(pattern: .viper)
        options.isPlain = true
        options.data = "here"
        options.app.network = .offline
        options.app.latency = .milliseconds(25)
        options.app.policy = .modern
        options.app.landing = .users
        options.app.afterSignup = .landing
        options.app.link = .users
        options.isJSON = true
        options.color = .never
        options.verbosity = .verbose
        #expect(request == .command(.run(options)))
    }

    @Test func `sets every option of verify`() throws {
        let words = [
            "verify", "a.scenario", "--pattern=mvp", "--json", "--color=always", "--quiet", "b.scenario",
            "--network=offline", "--latency=1", "--policy=modern", "--landing=users", "--after-signup=landing",
            "--open=users",
        ]

        let request = try DemoInvocation.parse(words)

        var app = GivenAppOptions()
        app.network = .offline
        app.latency = .seconds(1)
        app.policy = .modern
        app.landing = .users
        app.afterSignup = .landing
        app.link = .users
        let options = VerifyOptions(
            files: ["a.scenario", "b.scenario"],
            pattern: .mvp,
            app: app,
            isJSON: true,
            color: .always,
            verbosity: .quiet
        )
        #expect(request == .command(.verify(options)))
    }

    @Test func `shows several patterns side by side`() throws {
        let request = try DemoInvocation.parse(["--pattern", "mvp,viper"])

        var options = RunOptions(pattern: .mvp)
        options.others = [.viper]
        #expect(request == .command(.run(options)))
    }

    @Test func `lists patterns and scenarios`() throws {
        let patterns = try DemoInvocation.parse(["patterns", "--json"])
        let scenarios = try DemoInvocation.parse(["scenarios", "--quiet"])

        #expect(patterns == .command(.patterns(ListingOptions(isJSON: true))))
        #expect(scenarios == .command(.scenarios(ListingOptions(verbosity: .quiet))))
    }

    @Test(arguments: Pattern.allCases)
    func `chooses a pattern by its name`(pattern: Pattern) throws {
        let request = try DemoInvocation.parse(["--pattern", pattern.name])

        #expect(request == .command(.run(RunOptions(pattern: pattern))))
    }

    @Test func `accepts a pattern's other name`() throws {
        let pattern = try #require(Pattern(word: "mvvm"))

        #expect(pattern.title.hasPrefix("MVVM"))
    }

    @Test func `accepts a value after an equals sign, even one that contains another`() throws {
        let request = try DemoInvocation.parse(["--pattern=viper", "--scenario=a=b"])

        var options = RunOptions(pattern: .viper)
        options.scenario = "a=b"
        #expect(request == .command(.run(options)))
    }

    @Test func `applies the last of “--quiet” and “--verbose”`() throws {
        let request = try DemoInvocation.parse(["--pattern=viper", "--quiet", "--verbose", "--json", "--json"])

        var options = RunOptions(pattern: .viper)
        options.isJSON = true
        options.verbosity = .verbose
        #expect(request == .command(.run(options)))
    }

    @Test func `has no options after two dashes`() throws {
        let request = try DemoInvocation.parse(["verify", "--json", "--", "--quiet", "--", "-"])

        #expect(request == .command(.verify(VerifyOptions(files: ["--quiet", "--", "-"], isJSON: true))))
    }

    @Test(arguments: [
        (["--help"], nil), (["-h"], nil), (["help"], nil), (["help", "verify"], Command.verify),
        (["verify", "--help"], .verify), (["run", "-h"], .run), (["help", "--help"], .helpOfDemo),
        (["--json", "--help", "--nonsense"], nil), (["--version", "--help"], nil),
    ])
    func `requests help on the program or a command`(words: [String], command: Command?) throws {
        let request = try DemoInvocation.parse(words)

        let program = DemoInvocation.program
        #expect(request == .page(command.map(program.helpPage) ?? program.helpOverview))
    }

    @Test(arguments: [
        (["--version"], "arch-demo \(Version.number)\n"),
        (["--json", "--version"], "{\"version\":\"\(Version.number)\"}\n"),
    ])
    func `requests the version`(words: [String], page: String) throws {
        let request = try DemoInvocation.parse(words)

        #expect(request == .page(page))
    }

    @Test func `requests help on steps, one step or the signs of a screen`() throws {
        let steps = try DemoInvocation.parse(["help", "steps"])
        let tap = try DemoInvocation.parse(["help", "tap"])
        let signs = try DemoInvocation.parse(["help", "signs"])

        #expect(steps == .page(StepHelp.steps))
        #expect(tap == .page(try StepHelp.text(about: "tap")))
        #expect(signs == .page(try StepHelp.text(about: "signs")))
    }

    @Test func `overrides each option that it contains, and no other`() throws {
        let text = """
            option network offline
            option latency 3
            option policy modern
            option landing photos
            option after-signup landing
            option open users
            back
            """
        let scenario = try ScenarioParser.parse(Array(text.utf8), file: "s.scenario")
        var choices = GivenAppOptions()
        choices.network = .sample
        choices.latency = .seconds(1)
        choices.policy = .classic
        choices.landing = .users
        choices.afterSignup = .login
        choices.link = .favorites

        let options = choices.overriding(scenario).options

        var expected = ScenarioOptions()
        expected.latency = .seconds(1)
        expected.app.landing = .users
        expected.app.link = .favorites
        #expect(options == expected)
        #expect(GivenAppOptions().overriding(scenario) == scenario)
    }
}
