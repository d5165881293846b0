import Scenarios
import Screens
import Shared
import Terminal
import Testing

@testable import ArchDemo

@Suite("A command line") struct InvocationTests {
    @Test(
        arguments: Pattern.allCases.map { (["--pattern", $0.name], run($0)) } + [
            (["--pattern", "mvp,viper"], run(.mvp) { $0.others = [.viper] }),
            (["--pattern=viper", "--scenario=a=b"], run(.viper) { $0.scenario = "a=b" }),
            (
                ["--pattern=viper", "--quiet", "--verbose", "--json", "--json"],
                run(.viper) { ($0.isJSON, $0.verbosity) = (true, .verbose) }
            ),
            (
                [
                    "run", "--pattern", "viper", "--plain", "--data", "here", "--network", "offline", "--latency",
                    "0.025",
                    "--policy", "modern", "--landing", "users", "--after-signup", "landing", "--open", "users",
                    "--json",
                    "--color", "never", "--quiet",
                ],
                run(.viper) {
                    ($0.isPlain, $0.data, $0.isJSON, $0.color, $0.verbosity) = (true, "here", true, .never, .quiet)
                    $0.app = app(latency: .milliseconds(25))
                }
            ),
            (
                [
                    "verify", "a.scenario", "--pattern=mvp", "--json", "--color=always", "--quiet", "b.scenario",
                    "--network=offline", "--latency=1", "--policy=modern", "--landing=users", "--after-signup=landing",
                    "--open=users",
                ],
                .verify(
                    VerifyOptions(
                        files: ["a.scenario", "b.scenario"],
                        pattern: .mvp,
                        app: app(latency: .seconds(1)),
                        isJSON: true,
                        color: .always,
                        verbosity: .quiet
                    )
                )
            ),
            (
                ["verify", "--json", "--", "--quiet", "--", "-"],
                .verify(VerifyOptions(files: ["--quiet", "--", "-"], isJSON: true))
            ),
            (["patterns", "--json"], .patterns(ListingOptions(isJSON: true))),
            (["scenarios", "--quiet"], .scenarios(ListingOptions(verbosity: .quiet))),
        ]
    )
    func `sets the options of a command, the last of each, up to two dashes`(words: [String], command: DemoInvocation)
        throws
    {
        #expect(try DemoInvocation.parse(words) == .command(command))
    }

    private nonisolated static func run(
        _ pattern: Pattern,
        _ change: (inout RunOptions) -> Void = { _ in }
    ) -> DemoInvocation {
        var options = RunOptions(pattern: pattern)
        change(&options)
        return .run(options)
    }

    /// Options of the app that are all given.
    private nonisolated static func app(latency: Duration) -> GivenAppOptions {
        var app = GivenAppOptions()
        (app.network, app.latency, app.policy) = (.offline, latency, .modern)
        (app.landing, app.afterSignup, app.link) = (.users, .landing, .users)
        return app
    }

    @Test func `accepts a pattern's other name`() throws {
        #expect(Pattern(word: "mvvm")?.title.hasPrefix("MVVM") == true)
    }

    private nonisolated static let program = DemoInvocation.program

    @Test(arguments: [
        (["--help"], program.helpOverview), (["-h"], program.helpOverview), (["help"], program.helpOverview),
        (["--json", "--help", "--nonsense"], program.helpOverview), (["--version", "--help"], program.helpOverview),
        (["help", "verify"], program.helpPage(about: .verify)),
        (["verify", "--help"], program.helpPage(about: .verify)),
        (["run", "-h"], program.helpPage(about: .run)), (["help", "--help"], program.helpPage(about: .helpOfDemo)),
        (["help", "steps"], StepHelp.steps), (["help", "tap"], try? StepHelp.text(about: "tap")),
        (["help", "signs"], try? StepHelp.text(about: "signs")),
        (["--version"], "arch-demo \(Version.number)\n"),
        (["--json", "--version"], "{\"version\":\"\(Version.number)\"}\n"),
    ])
    func `requests the version, or help on the program, a command, steps or signs`(words: [String], page: String?)
        throws
    {
        #expect(try DemoInvocation.parse(words) == page.map { .page($0) })
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
