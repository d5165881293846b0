import Foundation

/// The files of this project.
enum Repository {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The paths of the code and the documents.
    static let files =
        ["CHANGELOG.md", "CONTRIBUTING.md", "Package.swift", "README.md"]
        + ["Modules", "Tests", "docs", "scripts"].flatMap(files)
    static let documents = files.filter { $0.hasSuffix(".md") }

    /// Returns the paths of the regular files in a folder that are not hidden.
    private static func files(in folder: String) -> [String] {
        let paths = FileManager.default.subpaths(atPath: url(folder).path) ?? []
        return paths.sorted().map { "\(folder)/\($0)" }.filter { path in
            let isRegular = try? url(path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
            return isRegular == true && !path.contains("/.")
        }
    }

    static func url(_ path: String) -> URL {
        root.appending(path: path).standardizedFileURL
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: url(path), encoding: .utf8)
    }

    /// Returns the paths of all Swift files below `folder`.
    static func swiftFiles(below folder: String) -> [String] {
        files.filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".swift") }
    }
}
