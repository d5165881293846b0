/// The part of `Shared` that a screen would otherwise contain, whatever its pattern: words, paging, forms, failures
/// and running work.
nonisolated enum PresentationLogic {
    /// The folders and files, by their paths in `Shared`.
    static let paths = [
        "Entities/PhotoPaging.swift",
        "Forms/",
        "Services/Failure.swift",
        "Services/Time/Ticker.swift",
        "Services/Time/Work.swift",
        "Texts/",
    ]

    /// Returns whether a file of `Shared` has presentation logic.
    static func contains(_ file: SourceFile) -> Bool { paths.contains(where: file.path.hasPrefix) }
}
