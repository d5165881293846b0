/// How `patterns` and `scenarios` print their list.
nonisolated package struct ListingOptions: Equatable, Sendable {
    package var isJSON = false
    package var isNamesOnly = false
}

nonisolated extension ListingOptions {
    init(_ arguments: Arguments) {
        isJSON = arguments.has(.json)
        isNamesOnly = arguments.verbosity == .quiet
    }
}
