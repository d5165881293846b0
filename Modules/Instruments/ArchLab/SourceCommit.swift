import ArchDemo
import Foundation
import Shared

/// The commit of the built code.
enum SourceCommit {
    /// The commit's hash, with “-dirty” if the code has changed since; `nil` outside a repository.
    static var name: String? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder, "describe", "--always", "--abbrev=40", "--exclude=*", "--dirty"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil, let data = try? output.fileHandleForReading.readToEnd() else { return nil }
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).trimmed
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path
}
