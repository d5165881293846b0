import Foundation

/// The Swift files of a clone.
package nonisolated struct SourceTree: Sendable {
    private let root: URL

    package init(_ root: URL) {
        self.root = root
    }

    /// Reads the files below `folder` that are not hidden, sorted by their relative paths.
    package func files(below folder: String) throws(SourceTreeError) -> [SourceFile] {
        let folder = root.appending(path: folder, directoryHint: .isDirectory)
        do {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            let sources = paths.filter { $0.hasSuffix(".swift") && !"/\($0)".contains("/.") }
            return try sources.sorted().map { path in
                let url = folder.appending(path: path)
                let file = SourceFile(path: path, text: try text(of: url))
                if let reason = file.objection { throw SourceTreeError.unfinished(path: url.path, reason: reason) }
                return file
            }
        } catch let error as SourceTreeError {
            throw error
        } catch {
            throw .unreadable(path: folder.path)
        }
    }

    private func text(of url: URL) throws(SourceTreeError) -> String {
        guard let text = String(data: try url.content(), encoding: .utf8) else {
            throw .unreadableFile(path: url.path, reason: "Not UTF-8 text")
        }
        return text
    }
}

/// The reason why the sources of a clone cannot be counted.
package nonisolated enum SourceTreeError: Error, Equatable {
    /// A folder of sources cannot be read.
    case unreadable(path: String)
    /// A source file, or a file of results, cannot be read.
    case unreadableFile(path: String, reason: String)
    /// A source file cannot be read to its end.
    case unfinished(path: String, reason: String)
}

nonisolated extension URL {
    /// Returns the content of the file. Throws if it is not a regular one; does not block on a pipe.
    func content() throws(SourceTreeError) -> Data {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .ofLastCall(path) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .ofLastCall(path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadableFile(path: path, reason: "Not a regular file")
        }
        guard let data = try? file.readToEnd() ?? Data() else { throw .ofLastCall(path) }
        return data
    }
}

nonisolated extension SourceTreeError {
    /// The error that a failed system call on the file at `path` has just left in `errno`.
    fileprivate static func ofLastCall(_ path: String) -> SourceTreeError {
        .unreadableFile(path: path, reason: String(cString: strerror(errno)))
    }
}
