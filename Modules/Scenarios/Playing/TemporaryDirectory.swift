import Foundation

/// A directory for one task only.
enum TemporaryDirectory {
    /// Calls `body` with a new directory that only its owner can enter, and removes it afterwards, whatever happens.
    static func with<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
        let directory = FileManager.default.temporaryDirectory.appending(path: "arch-demo-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: directory,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        defer { try? FileManager.default.removeItem(at: directory) }
        return try await body(directory)
    }
}
