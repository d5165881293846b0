import AppCommand

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
    /// Throws if options of the random user were given with a scenario.
    static func check(_: inout LabOptions, _ given: Arguments<LabOptions>) throws(UsageError) {
        if given.has("scenario"), let name = given.first(of: "steps", "unreduced") {
            throw UsageError("“--\(name)” is for the random user: leave it out with “--scenario”.")
        }
    }

    static func storeSteps(_ options: inout LabOptions, _ text: String) throws(UsageError) {
        let maximum = 1_000_000_000
        guard let number = Int(text), (1...maximum).contains(number) else {
            throw UsageError("\(quoted(text)) is not a number of steps: write 1 to \(maximum).")
        }
        options.monkey.steps = number
    }

    static func storeSeed(_ options: inout LabOptions, _ text: String) throws(UsageError) {
        options.monkey.seed = try LabOptions.seed(text)
    }
}
