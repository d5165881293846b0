import Foundation

/// The files of this project.
enum Repository {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The paths of the code and the documents. What else lies in the clone, such as a build, is not searched.
    static let files =
        ["CHANGELOG.md", "CONTRIBUTING.md", "Package.swift", "README.md"]
        + ["Modules", "Tests", "docs", "scripts"].flatMap { folder in
            (FileManager.default.subpaths(atPath: url(folder).path) ?? []).sorted().map { "\(folder)/\($0)" }
        }

    static let documents = files.filter { $0.hasSuffix(".md") }

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
