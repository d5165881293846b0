import Counting
import Foundation
import TestSupport

@testable import Course

/// A work folder with sources under MVC and MVP, for checks that build nothing.
struct CheckBench {
    private let clone: Clone
    private let workspace: Workspace

    init(_ sources: [String: String]) throws {
        clone = try Clone()
        let exercise = try Course(in: clone.root).exercise(7)
        workspace = Workspace(
            files: ExerciseFiles(of: exercise, in: clone.root, privateFolder: nil),
            patterns: ["MVC", "MVP"].map { ComparedPattern(name: $0.lowercased(), title: $0, module: $0) },
            cache: clone.directory.url,
            runner: Runner(sandbox: nil, work: clone.directory.url),
            progress: { _ in }
        )
        let empty =
            ["Shared", "Screens", "Headless"].map { ("Modules/\($0)/Empty.swift", "") }
            + ["MVC", "MVP"].map { ("Tests/\($0)Tests/Empty.swift", "") }
        for (path, text) in sources.merging(empty, uniquingKeysWith: { text, _ in text }) {
            try workspace.tree.write(path, text)
        }
    }

    func checks(_ files: [String: String], start: [String: String]) throws -> Checks {
        Checks(
            exercise: try Course(in: clone.root).exercise(7),
            workspace: workspace,
            submission: Submission(files: files.mapValues { Data($0.utf8) }),
            start: Submission(files: start.mapValues { Data($0.utf8) })
        )
    }
}
