import Foundation
import Shared
import TestTools

/// The commit of the built code.
enum SourceCommit {
    /// The name of this file's commit.
    static var name: String? { name(of: URL(filePath: #filePath).deletingLastPathComponent().path) }

    /// Returns the commit's hash, with “-dirty” if the code has changed since; `nil` outside a repository.
    static func name(of folder: String) -> String? {
        let command = ["git", "-C", folder, "describe", "--always", "--abbrev=40", "--exclude=*", "--dirty"]
        let outcome = try? ChildProcess.run(["/usr/bin/env"] + command, limit: .seconds(60))
        return outcome.flatMap { $0.status == 0 ? $0.output.trimmed : nil }
    }
}
