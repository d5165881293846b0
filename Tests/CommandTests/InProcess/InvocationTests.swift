import Scenarios
import Screens
import Shared
import Terminal
import TestSupport
import Testing

@testable import AppCommand

@Suite("A command line") @MainActor struct InvocationTests {
    @Test(arguments: [
        ("--pattern mvp", "run", options { $0.patterns = [.mvp] }),
        ("--pattern mvp,viper", "run", options { $0.patterns = [.mvp, .viper] }),
        ("--pattern=viper --scenario=a=b", "run", options { ($0.patterns, $0.scenario) = ([.viper], "a=b") }),
        (
            "run --pattern viper --plain --data here \(appOptions) --json --color never --verbose", "run",
            options {
                ($0.patterns, $0.isPlain, $0.data, $0.app) = ([.viper], true, "here", givenAppOptions)
                ($0.isJSON, $0.color, $0.verbosity) = (true, .never, .verbose)
            }
        ),
        (
            "verify a.scenario --pattern=mvp --json --color=always --quiet b.scenario \(appOptions)", "verify",
            options {
                ($0.files, $0.patterns, $0.app) = (["a.scenario", "b.scenario"], [.mvp], givenAppOptions)
                ($0.isJSON, $0.color, $0.verbosity) = (true, .always, .quiet)
            }
        ),
        (
            "verify --json -- --quiet -- -", "verify",
            options { ($0.files, $0.isJSON) = (["--quiet", "--", "-"], true) }
        ),
        ("verify --quiet --verbose --json", "verify", options { ($0.isJSON, $0.verbosity) = (true, .verbose) }),
        ("patterns --json --json", "patterns", options { $0.isJSON = true }),
        ("scenarios --verbose --quiet", "scenarios", options { $0.verbosity = .quiet }),
        ("scenarios -v alert", "scenarios", options { ($0.verbosity, $0.word) = (.verbose, "alert") }),
        ("verify -v -q", "verify", options { $0.verbosity = .quiet }),
    ])
    func `sets the options of a command, every other one to its default`(
        line: String,
        name: String,
        options: DemoOptions
    ) throws {
        guard case .command(let command, let found) = try parse(line) else {
            Issue.record("A page is requested.")
            return
        }

        #expect(command.name == name)
        #expect(found == options)
    }

    @Test func `accepts a pattern's other name`() throws {
        let pattern = try #require(Pattern(word: "mvvm"))

        #expect(pattern.title.hasPrefix("MVVM"))
    }

    @Test func `requests help on the program, a command, the steps or the signs, or the version`() throws {
        let program = DemoCommands.program
        let pages = Dictionary(uniqueKeysWithValues: program.commands.map { ($0.name, program.helpPage(about: $0)) })

        for line in ["--help", "-h", "help", "--json --help --nonsense", "--version --help"] {
            #expect(try page(line) == program.helpOverview)
        }
        for (line, name) in [
            ("help verify", "verify"), ("verify --help", "verify"), ("run -h", "run"), ("help --help", "help"),
        ] {
            #expect(try page(line) == pages[name])
        }
        #expect(try page("help steps") == StepHelp.steps)
        for topic in ["tap", "signs"] { #expect(try page("help \(topic)") == StepHelp.text(about: topic)) }
        #expect(try page("--version") == "arch-demo \(Version.number)\n")
        #expect(try page("--json --version") == "{\"version\":\"\(Version.number)\"}\n")
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

        let options = givenAppOptions.overriding(scenario).options

        var expected = ScenarioOptions()
        (expected.network, expected.latency) = (.offline, .milliseconds(25))
        (expected.app.policy, expected.app.landing) = (.modern, .users)
        (expected.app.afterSignup, expected.app.link) = (.landing, .favorites)
        #expect(options == expected)
        #expect(GivenAppOptions().overriding(scenario) == scenario)
    }
}

nonisolated private let appOptions =
    "--network offline --latency 0.025 --policy=modern --landing users --after-signup landing --open=favorites"

nonisolated private let givenAppOptions = GivenAppOptions(
    network: .offline,
    latency: .milliseconds(25),
    policy: .modern,
    landing: .users,
    afterSignup: .landing,
    link: .favorites
)

nonisolated private func options(_ change: (inout DemoOptions) -> Void) -> DemoOptions {
    var options = DemoOptions()
    change(&options)
    return options
}

@MainActor private func parse(_ line: String) throws -> Program<DemoOptions>.Request {
    try DemoCommands.program.parse(line.split(separator: " ").map(String.init))
}

@MainActor private func page(_ line: String) throws -> String? {
    if case .page(let text) = try parse(line) { text } else { nil }
}
