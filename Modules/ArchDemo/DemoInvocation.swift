import Scenarios
import Screens

/// A parsed command of `arch-demo`.
nonisolated package enum DemoInvocation: Equatable {
    case run(RunOptions)
    case verify(VerifyOptions)
    case patterns(ListingOptions)
    case scenarios(ListingOptions)
}

nonisolated extension DemoInvocation: Invocation {
    package init(_ arguments: Arguments) throws(UsageError) {
        switch arguments.command {
        case .verify: self = .verify(try VerifyOptions(arguments))
        case .patterns: self = .patterns(ListingOptions(arguments))
        case .scenarios: self = .scenarios(ListingOptions(arguments))
        default: self = .run(try RunOptions(arguments))
        }
    }

    @MainActor package func perform() async throws -> ExitStatus {
        switch self {
        case .run(let options): try await RunCommand(options).perform()
        case .verify(let options): try await VerifyCommand(options).perform()
        case .patterns(let options): try ListCommand.patterns.perform(options)
        case .scenarios(let options): try ListCommand.scenarios.perform(options)
        }
    }

    package static let program = Program(
        "arch-demo",
        "one small app, built once per architecture pattern.",
        commands: [.run, .verify, .patterns, .scenarios, .helpOfDemo],
        options: Option.ofDemo,
        standardCommand: .run,
        correction: { word in Pattern(word: word).map { "--pattern \($0.name)" } },
        topics: Program.Topics(names: ["steps"] + StepGuide.topics) { topic in
            topic == "steps" ? StepHelp.steps : StepHelp.page(on: topic)
        },
        elsewhere: Program.Elsewhere(["trace", "monkey", "compare", "bench"]) { command in
            let build = command == "trace" ? "--traits Trace --scratch-path .build/trace " : ""
            return "swift run \(build)arch-lab \(command)"
        }
    )
}
