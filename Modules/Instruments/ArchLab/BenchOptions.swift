/// The options of `bench`.
nonisolated package struct BenchOptions: Equatable, Sendable {
    package var isJSON = false
}
