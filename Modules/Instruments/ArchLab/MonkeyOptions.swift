import ArchDemo

/// The options of `monkey`.
nonisolated package struct MonkeyOptions: Equatable, Sendable {
    /// The path or name of a scenario to play instead of random steps.
    package var scenario: String?
    package var steps = 10_000
    package var seed: UInt64 = 1
    /// Whether a finding is reported with all steps of its app.
    package var isUnreduced = false
    package var isJSON = false
}

nonisolated extension MonkeyOptions {
    init(_ arguments: Arguments) throws(UsageError) {
        scenario = arguments.value(of: .scenario)
        if scenario != nil, let option = [Option.steps, .unreduced].first(where: arguments.has) {
            throw arguments.error("“\(option.flag)” is for the random user: leave it out with “--scenario”.")
        }
        if let text = arguments.value(of: .steps) {
            guard let number = Int(text), (1...Self.maximumSteps).contains(number) else {
                throw arguments.error("\(quoted(text)) is not a number of steps: write 1 to \(Self.maximumSteps).")
            }
            steps = number
        }
        if let text = arguments.value(of: .seed) {
            guard let number = UInt64(text) else {
                throw arguments.error("\(quoted(text)) is not a seed: write a whole number from 0 to \(UInt64.max).")
            }
            seed = number
        }
        isUnreduced = arguments.has(.unreduced)
        isJSON = arguments.has(.json)
    }

    private static let maximumSteps = 1_000_000_000
}
