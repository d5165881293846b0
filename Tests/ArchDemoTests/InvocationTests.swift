import Comparison
import Shared
import Terminal
import Testing

@testable import ArchDemo

@Suite struct `A command line` {
    @Test func `starts the app when it names no command`() throws {
        let invocation = try Invocation(parsing: ["--pattern", "mvp"])

        #expect(invocation == .run(RunOptions(pattern: .mvp)))
    }

    @Test func `sets every option of run`() throws {
        let words = [
            "run", "--pattern", "viper", "--plain", "--data", "here", "--network", "offline", "--latency", "0.025",
            "--policy", "modern", "--landing", "users", "--after-signup", "landing", "--open", "users", "--json",
            "--color", "never", "--verbose",
        ]

        let invocation = try Invocation(parsing: words)

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
        #expect(invocation == .run(options))
    }

    @Test func `sets every option of verify`() throws {
        let words = [
            "verify", "a.scenario", "--pattern=mvp", "--json", "--color=always", "--quiet", "b.scenario",
            "--network=offline", "--latency=1", "--policy=modern", "--landing=users", "--after-signup=landing",
            "--open=users",
        ]

        let invocation = try Invocation(parsing: words)

        var app = AppChoices()
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
        #expect(invocation == .verify(options))
    }

    @Test func `sets every option of trace`() throws {
        let words = ["trace", "log-in", "--pattern=mvvm", "--format", "counts", "--step", "3", "--unfold"]

        let invocation = try Invocation(parsing: words)

        let options = TraceOptions(scenario: "log-in", patterns: [.mvvmC], format: .counts, step: 3, isFolded: false)
        #expect(invocation == .trace(options))
    }

    @Test func `traces every pattern as text unless it says otherwise`() throws {
        let invocation = try Invocation(parsing: ["trace", "log-in", "--pattern", "all"])

        #expect(invocation == .trace(TraceOptions(scenario: "log-in", patterns: [.viper, .mvp, .mvvmC])))
    }

    @Test func `sets every option of compare`() throws {
        let text = try Invocation(parsing: ["compare"])
        let page = try Invocation(parsing: ["compare", "--markdown", "--sources", "clone"])
        let list = try Invocation(parsing: ["compare", "--json", "--references=Login"])
        let screens = try Invocation(parsing: ["compare", "--screens"])

        #expect(text == .compare(CompareOptions()))
        #expect(page == .compare(CompareOptions(sources: "clone", format: .markdown)))
        #expect(list == .compare(CompareOptions(format: .json, screen: "Login")))
        #expect(screens == .compare(CompareOptions(countsScreens: true)))
    }

    @Test(arguments: Benchmark.allCases)
    func `chooses a benchmark by its name`(benchmark: Benchmark) throws {
        let invocation = try Invocation(parsing: ["bench", "--json", benchmark.rawValue])

        #expect(invocation == .bench(BenchOptions(benchmark: benchmark, isJSON: true)))
    }

    @Test func `shows several patterns side by side`() throws {
        let invocation = try Invocation(parsing: ["--pattern", "mvvm,viper"])

        var options = RunOptions(pattern: .mvvmC)
        options.others = [.viper]
        #expect(invocation == .run(options))
    }

    @Test func `lists patterns and scenarios`() throws {
        let patterns = try Invocation(parsing: ["patterns", "--json"])
        let scenarios = try Invocation(parsing: ["scenarios", "--quiet"])

        #expect(patterns == .patterns(ListingOptions(isJSON: true)))
        #expect(scenarios == .scenarios(ListingOptions(verbosity: .quiet)))
    }

    @Test(arguments: [
        ("viper", PatternName.viper), ("mvp", .mvp), ("mvvm-c", .mvvmC), ("mvvm", .mvvmC),
    ])
    func `chooses a pattern by its word`(word: String, pattern: PatternName) throws {
        let invocation = try Invocation(parsing: ["--pattern", word])

        #expect(invocation == .run(RunOptions(pattern: pattern)))
    }

    @Test func `accepts a value after an equals sign, even one that contains another`() throws {
        let invocation = try Invocation(parsing: ["--pattern=viper", "--scenario=a=b"])

        var options = RunOptions(pattern: .viper)
        options.scenario = "a=b"
        #expect(invocation == .run(options))
    }

    @Test func `applies the last of “--quiet” and “--verbose”`() throws {
        let invocation = try Invocation(parsing: ["--pattern=viper", "--quiet", "--verbose", "--json", "--json"])

        var options = RunOptions(pattern: .viper)
        options.isJSON = true
        options.verbosity = .verbose
        #expect(invocation == .run(options))
    }

    @Test func `has no options after two dashes`() throws {
        let invocation = try Invocation(parsing: ["verify", "--json", "--", "--quiet", "--", "-"])

        #expect(invocation == .verify(VerifyOptions(files: ["--quiet", "--", "-"], isJSON: true)))
    }

    @Test(arguments: [
        (["--help"], Invocation.help(nil)), (["-h"], .help(nil)), (["help"], .help(nil)),
        (["help", "verify"], .help(.verify)), (["verify", "--help"], .help(.verify)), (["run", "-h"], .help(.run)),
        (["help", "--help"], .help(.help)), (["--json", "--help", "--nonsense"], .help(nil)),
        (["--version"], .version), (["--version", "--help"], .help(nil)),
    ])
    func `requests help or the version`(words: [String], expected: Invocation) throws {
        let invocation = try Invocation(parsing: words)

        #expect(invocation == expected)
    }

    @Test func `requests help on steps, one step or the signs of a screen`() throws {
        let steps = try Invocation(parsing: ["help", "steps"])
        let tap = try Invocation(parsing: ["help", "tap"])
        let signs = try Invocation(parsing: ["help", "signs"])

        #expect(steps == .stepHelp(StepHelp.steps))
        #expect(tap == .stepHelp(try StepHelp.text(about: "tap")))
        #expect(signs == .stepHelp(try StepHelp.text(about: "signs")))
    }

    @Test func `overrides only the options it contains`() throws {
        var choices = AppChoices()
        choices.landing = .users
        var scenario = AppOptions()
        scenario.policy = .modern
        scenario.landing = .dashboard

        let result = choices.overriding(scenario)

        var expected = scenario
        expected.landing = .users
        #expect(result == expected)
    }
}
