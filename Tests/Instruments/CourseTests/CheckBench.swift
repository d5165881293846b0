import Foundation

@testable import Course

/// A work folder with sources under MVC and MVP, for checks that build nothing.
struct CheckBench {
    private let clone: Clone
    private let workspace: Workspace

    init(_ sources: [String: String]) throws {
        let description = Clone.description.replacing(#"["mvp"]"#, with: #"["mvc", "mvp"]"#)
        clone = try Clone(["docs/course/07-a-list/exercise.json": description])
        workspace = try clone.workspace()
        let empty =
            ["Shared", "Screens", "Headless"].map { ("Modules/\($0)/Empty.swift", "") }
            + ["MVC", "MVP"].map { ("Tests/\($0)Tests/Empty.swift", "") }
        for (path, text) in sources.merging(empty, uniquingKeysWith: { text, _ in text }) {
            try workspace.tree.write(path, text)
        }
    }

    func checks(_ files: [String: String], start: [String: String]) -> Checks {
        Checks(
            workspace: workspace,
            submission: Submission(files: files.mapValues { Data($0.utf8) }),
            start: Submission(files: start.mapValues { Data($0.utf8) })
        )
    }
}
