import ArchDemo
import PseudoTerminal

/// A parsed command of `arch-lab`.
nonisolated package enum LabInvocation: Equatable {
    case trace(TraceOptions)
    case atlas(AtlasOptions)
    case monkey(MonkeyOptions)
    case compare(CompareOptions)
    case pictures(PicturesOptions)
    case bench(BenchOptions)
    case exercise(ExerciseOptions)
}

nonisolated extension LabInvocation: Invocation {
    package init(_ arguments: Arguments) throws(UsageError) {
        switch arguments.command {
        case .trace: self = .trace(try TraceOptions(arguments))
        case .atlas: self = .atlas(AtlasOptions(arguments))
        case .monkey: self = .monkey(try MonkeyOptions(arguments))
        case .compare: self = .compare(try CompareOptions(arguments))
        case .pictures: self = .pictures(try PicturesOptions(arguments))
        case .exercise: self = .exercise(try ExerciseOptions(arguments))
        default: self = .bench(BenchOptions(arguments))
        }
    }

    @MainActor package func perform() async throws -> ExitStatus {
        switch self {
        case .trace(let options): try await TraceCommand(options).perform()
        case .atlas(let options): try await AtlasCommand(options).perform()
        case .monkey(let options): try await MonkeyCommand(options).perform()
        case .compare(let options): try await CompareCommand(options).perform()
        case .pictures(let options): try await PicturesCommand(options).perform()
        case .bench(let options): try await BenchCommand(options).perform()
        case .exercise(let options): try await ExerciseCommand(options).perform()
        }
    }

    package static func willEnd() {
        Interruption.awaitReport()
        ChildProcess.killAll()
    }

    package static let program = Program(
        "arch-lab",
        "records, compares and measures the patterns of arch-demo.",
        commands: [.trace, .atlas, .monkey, .compare, .pictures, .bench, .exercise, .help],
        options: Option.ofLab,
        elsewhere: Program.Elsewhere(["run", "verify", "patterns", "scenarios"]) { "swift run arch-demo \($0)" }
    )
}
