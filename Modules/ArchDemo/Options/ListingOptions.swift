/// The options of `patterns` and `scenarios`.
nonisolated package struct ListingOptions: Equatable, Sendable {
    package var isJSON = false
    package var verbosity = Verbosity.normal
}

nonisolated extension ListingOptions {
    init(_ arguments: Arguments) {
        isJSON = arguments.has(.json)
        verbosity = arguments.verbosity
    }
}
