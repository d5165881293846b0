import Foundation
import TestSupport

@testable import Counting

/// A clone with the few files that a test gives it.
struct SmallClone {
    private let directory: TemporaryDirectory

    /// Writes `files`, by path, and the folders that every clone has.
    init(_ files: [String: String]) throws {
        directory = try TemporaryDirectory()
        for folder in ["Modules/Shared", "Modules/Screens", "Modules/Headless", "Modules/A", "Tests/ATests"] {
            try FileManager.default.createDirectory(at: url.appending(path: folder), withIntermediateDirectories: true)
        }
        for (path, text) in files {
            let file = url.appending(path: path)
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    var url: URL { directory.url }

    /// The counts of this clone, whose only pattern is `A`.
    func inventory() throws -> Inventory {
        try Inventory(of: [ComparedPattern(name: "a", title: "Pattern A", module: "A")], in: url)
    }
}
