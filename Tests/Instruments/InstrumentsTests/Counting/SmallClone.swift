import Foundation
import TestSupport

@testable import Counting

/// A clone with the few files that a test gives it.
struct SmallClone {
    private let directory: TemporaryDirectory

    /// Writes `files`, by path, and the folders that every clone has.
    init(_ files: [String: String]) throws {
        directory = try TemporaryDirectory()
        let patterns = ["A", "B", "C", "MVP", "VIPER"].flatMap { ["Modules/\($0)", "Tests/\($0)Tests"] }
        for folder in ["Modules/Shared", "Modules/Screens", "Modules/Headless"] + patterns {
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

    /// The counts of this clone, whose patterns are those of `modules`.
    func inventory(of modules: [String] = ["A"]) throws -> Inventory {
        try Inventory(of: Self.patterns(modules), in: url)
    }

    static func patterns(_ modules: [String]) -> [ComparedPattern] {
        modules.map { ComparedPattern(name: $0.lowercased(), title: "Pattern \($0)", module: $0) }
    }
}
