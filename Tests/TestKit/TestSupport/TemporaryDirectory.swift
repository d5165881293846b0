import Foundation

/// A new, empty directory that is deleted with its contents when this object is deinitialized.
package nonisolated final class TemporaryDirectory: Sendable {
    package let url = FileManager.default.temporaryDirectory.appending(path: "arch-demo-\(UUID().uuidString)")

    package init() throws {
        OpenFileLimit.raise()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The names of the files in the directory, sorted.
    package func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }
}

/// The permissions of the file at `url`.
package nonisolated func mode(of url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
}

/// Gives the file at `url` other permissions.
package nonisolated func setMode(_ mode: Int, of url: URL) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
}
