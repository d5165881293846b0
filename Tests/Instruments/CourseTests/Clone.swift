import Counting
import Foundation
import TestSupport

@testable import Course

/// A clone with one exercise, in a folder of its own.
struct Clone {
    let directory: TemporaryDirectory
    var root: URL { directory.url.appending(path: "clone") }

    init(_ files: [String: String] = [:]) throws {
        directory = try TemporaryDirectory()
        try write([
            "Package.swift": "// a package\n", "Modules/List/Model.swift": "let order = 1\n",
            "Tests/ListTests/ModelTests.swift": "// tests\n",
            "docs/course/07-a-list/exercise.json": Self.description,
        ])
        try write(files)
    }

    func write(_ files: [String: String]) throws {
        for (path, text) in files { try root.write(path, text) }
    }

    /// A workspace for the exercise.
    func workspace(sandbox: String? = nil) throws -> Workspace {
        let course = try Course(in: root)
        let patterns = ["MVC", "MVP"].map { ComparedPattern(name: $0.lowercased(), title: $0, module: $0) }
        return Workspace(for: try course.exercise(7), of: course, patterns: patterns, sandbox: sandbox) { _ in }
    }

    /// A patch of the model.
    static func patch(order: Int) -> String {
        """
        diff --git a/Modules/List/Model.swift b/Modules/List/Model.swift
        --- a/Modules/List/Model.swift
        +++ b/Modules/List/Model.swift
        @@ -1 +1 @@
        -let order = 1
        +let order = \(order)

        """
    }

    static let folders = ["Modules/List/", "Tests/ListTests/"]

    static let description = """
        {
          "version": 1, "number": 7, "title": "A list", "minutes": 20, "patterns": ["mvp"],
          "folders": ["Modules/List/", "Tests/ListTests/"], "tests": "ListTests",
          "parts": [
            {"check": "tests", "points": 2, "why": "They fail.", "read": ["a.md"]},
            {"check": "mutants", "points": 3, "why": "", "read": [], "named": ["a"]}
          ]
        }
        """
}

extension URL {
    /// Writes a file below this folder.
    func write(_ path: String, _ text: String) throws {
        let url = appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    func text(_ path: String) -> String? {
        try? String(contentsOf: appending(path: path), encoding: .utf8)
    }
}
