/// The files that a submission may contain: paths in the repository, and folders that end in `/*`.
struct AllowedFiles: Sendable {
    let patterns: [String]

    /// The folders whose files are allowed, each with a slash at its end.
    var folders: [String] { patterns.filter { $0.hasSuffix("/*") }.map { String($0.dropLast()) } }

    func contains(_ path: String) -> Bool {
        patterns.contains(path) || folders.contains(where: path.hasPrefix)
    }
}
