import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("A table of references") struct AnswersTests {
    private static let path = "\(Clone.exercise)/answers.json"
    private static let sources = [
        "Modules/Shared/Empty.swift": "", "Modules/Screens/Empty.swift": "", "Modules/Headless/Empty.swift": "",
        "Tests/MVCTests/Empty.swift": "", "Tests/MVPTests/Empty.swift": "",
        "Modules/MVC/List/ListViewController.swift": "final class ListViewController {}",
        "Modules/MVP/List/ListPresenter.swift": """
        protocol ListViewInput: AnyObject {}
        final class ListPresenter {
            weak var view: (any ListViewInput)?
            let didEnd: () -> Void
        }
        """,
        "Modules/MVP/List/ListViewController.swift": """
        final class ListViewController: ListViewInput {
            let presenter: ListPresenter
        }
        """,
    ]
    private static let right = """
        {
          "ListPresenter → ListViewController": {"mvc": "none", "mvp": "weak"},
          "ListViewController → ListPresenter": {"mvc": "none", "mvp": "strong"},
          "ListPresenter → didEnd": {"mvc": "none", "mvp": "closure"}
        }
        """
    private static let damaged = Finding.failed("answers.json is missing, or is no such JSON as that of the start.")

    @Test(
        arguments: [
            (right, .counted(6, of: 6, "answers are right")), ("", damaged), ("[]", damaged), ("{\"a\": 1}", damaged),
            (
                right.replacing(#""weak""#, with: #""strong""#).replacing("closure", with: "")
                    .replacing(#""strong"},"#, with: #""Strong"},"#),
                Finding(
                    fraction: 0,
                    reason: "3 of 6 answers are right.",
                    details: [
                        "MVP: 0 of 3 right, 1 not answered",
                        "  wrong: ListPresenter → ListViewController (“Strong” is no answer)",
                        "  wrong: ListViewController → ListPresenter (“Strong” is no answer)",
                    ]
                )
            ),
            (
                right.replacing("weak", with: "strong").replacing("closure", with: "none"),
                Finding(
                    fraction: 1.0 / 3,
                    reason: "4 of 6 answers are right.",
                    details: [
                        "MVP: 1 of 3 right, 0 not answered", "  wrong: ListPresenter → ListViewController",
                        "  wrong: ListPresenter → didEnd",
                    ]
                )
            ),
        ] as [(String, Finding)]
    )
    func `gets points for what the sources say, but not for “none”`(text: String, finding: Finding) throws {
        let description = Clone.description.replacing(#"["mvp"]"#, with: #"["mvc", "mvp"]"#)
        let clone = try Clone(["\(Clone.exercise)/exercise.json": description])
        let workspace = try clone.workspace()
        for (path, text) in Self.sources { try workspace.tree.write(path, text) }

        let checks = Checks(
            workspace: workspace,
            submission: Submission(files: [Self.path: Data(text.utf8)]),
            start: Submission(files: [Self.path: Data(Self.right.utf8)])
        )

        #expect(try checks.answers() == finding)
    }
}
