import ArchDemo

/// The options of `bench`.
nonisolated package struct BenchOptions: Equatable, Sendable {
    package var isJSON = false
}

nonisolated extension BenchOptions {
    init(_ arguments: Arguments) {
        isJSON = arguments.has(.json)
    }
}
