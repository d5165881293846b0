import Foundation
import SwiftReader

/// The Swift files of a clone.
nonisolated struct SourceTree: Sendable {
    private let root: URL

    init(_ root: URL) {
        self.root = root
    }

    /// Reads the files below `folder`, sorted by their relative paths.
    func files(below folder: String) throws(SourceTreeError) -> [SourceFile] {
        let folder = root.appending(path: folder, directoryHint: .isDirectory)
        do {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
                let url = folder.appending(path: path)
                let file = SourceFile(path: path, text: try String(contentsOf: url, encoding: .utf8))
                guard !file.isTooDeep else { throw SourceTreeError.tooDeep(path: url.path) }
                return file
            }
        } catch let error as SourceTreeError {
            throw error
        } catch {
            throw .unreadable(path: folder.path)
        }
    }
}

/// The reason why the sources of a clone cannot be counted.
package nonisolated enum SourceTreeError: Error, Equatable {
    /// A folder of sources, or a file of results, cannot be read.
    case unreadable(path: String)
    /// Types or interpolations in a file are nested too deep.
    case tooDeep(path: String)
}
