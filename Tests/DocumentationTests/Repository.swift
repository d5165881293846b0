import Foundation

/// The files of this project.
struct Repository {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The paths of all documents.
    static let documents: [String] = {
        let below = FileManager.default.enumerator(atPath: url("docs").path)?.compactMap { $0 as? String } ?? []
        let inDocs = below.filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }.sorted()
        return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + inDocs
    }()

    /// The paths of all files.
    static let files: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { ![".build", ".git"].contains($0) }.flatMap { name in
            let below = FileManager.default.subpaths(atPath: url(name).path) ?? []
            return below.isEmpty ? [name] : below.map { "\(name)/\($0)" }
        }
    }()

    static func url(_ path: String) -> URL {
        root.appending(path: path).standardizedFileURL
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: url(path), encoding: .utf8)
    }

    /// Returns the paths of the Swift files directly in `folder`.
    static func swiftFiles(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(folder).path)
            .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }

    /// Returns the paths of all Swift files below `folder`.
    static func swiftFiles(below folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: url(folder).path)
            .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }
}
