import AppCommand

/// The options of `arch-lab`, by command.
nonisolated package struct LabOptions: Equatable, Sendable {
    package var trace = TraceOptions()
    package var atlas = AtlasOptions()
    package var monkey = MonkeyOptions()
    package var compare = CompareOptions()
    package var mutate = MutateOptions()
    /// The path of the folder that `pictures` writes to.
    package var picturesFolder = ""
    package var bench = BenchOptions()
    package var exercise = ExerciseOptions()

    /// Returns the seed that an option names.
    static func seed(_ text: String) throws(UsageError) -> UInt64 {
        try required(UInt64(text), "\(quoted(text)) is not a seed: write a whole number from 0 to \(UInt64.max).")
    }
}

/// The options of `bench`.
nonisolated package struct BenchOptions: Equatable, Sendable {
    package var isJSON = false
}

/// The options of `atlas`.
nonisolated package struct AtlasOptions: Equatable, Sendable {
    /// The scenarios that docs/atlas.html shows.
    package static let documented = [
        "log-in", "login-wrong-password", "login-invalid-fields", "signup-cancel", "photos-next-page",
        "favorites-change-at-once", "logout-removes-session", "link-opens-photo", "login-busy", "feed-like-fails",
    ]

    /// The paths or names of scenarios, and the paths of recordings.
    package var inputs = documented
    /// The path of the page.
    package var output = "atlas.html"
    /// The path of the clone whose code is quoted.
    package var sources = "."
}
