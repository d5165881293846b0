/// The options of `arch-lab`, by command.
nonisolated package struct LabOptions: Equatable, Sendable {
    package var trace = TraceOptions()
    package var atlas = AtlasOptions()
    package var monkey = MonkeyOptions()
    package var compare = CompareOptions()
    /// The path of the folder that `pictures` writes to.
    package var picturesFolder = ""
    package var bench = BenchOptions()
    package var exercise = ExerciseOptions()
}
