import Foundation
import TestSupport
import Testing

/// The files of this project.
enum Repository {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The paths of the code and the documents.
    static let files = ["CHANGELOG.md", "CONTRIBUTING.md", "Package.swift", "README.md"] + files(below: root)
    static let documents = files.filter { $0.hasSuffix(".md") }

    /// Returns the paths of the regular files that are not hidden, in the project's folders of a clone. Other folders,
    /// such as those of builds, are not searched.
    static func files(below root: URL) -> [String] {
        ["Modules", "Tests", "docs", "scripts"].flatMap { folder in
            let paths = FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []
            return paths.sorted().map { "\(folder)/\($0)" }.filter { path in
                var status = stat()
                return !path.contains("/.") && lstat(root.appending(path: path).path, &status) == 0
                    && status.st_mode & S_IFMT == S_IFREG
            }
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

struct RepositoryTests {
    @Test func `Only regular files of the project's folders are read, and none that are hidden`() throws {
        let clone = try TemporaryDirectory()
        let files = ["Modules/MVC/A.swift", "docs/a.md", "docs/b/c.md"]
        let others = [".build-release/A.swift", "build/B.swift", "docs/.build/d.md", "notes/e.md", "Tests/.DS_Store"]
        for path in files + others {
            let file = clone.url.appending(path: path)
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        #expect(mkfifo(clone.url.appending(path: "docs/pipe").path, 0o600) == 0)

        Repository.files(below: clone.url).expect(files)
    }
}
