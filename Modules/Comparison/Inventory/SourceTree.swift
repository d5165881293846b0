import Foundation

/// The Swift files of a clone.
nonisolated struct SourceTree: Sendable {
    private let root: URL

    init(_ root: URL) {
        self.root = root
    }

    /// Reads the files below `folder`, in the order of their paths, which are relative to it.
    func files(below folder: String) throws(SourceTreeError) -> [SourceFile] {
        let folder = root.appending(path: folder, directoryHint: .isDirectory)
        do {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
                SourceFile(path: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
            }
        } catch {
            throw SourceTreeError(path: folder.path)
        }
    }
}

/// A folder of sources, or a file of results, that cannot be read.
package nonisolated struct SourceTreeError: Error, Equatable {
    package let path: String
}
