import Foundation
import TestSupport
import Testing

@testable import Course

/// A work folder of an exercise about MVC and MVP that builds nothing.
private struct PaperBench {
    private let clone: Clone
    private let workspace: Workspace

    init(_ sources: [String: String]) throws {
        let description = Clone.description.replacing(#"["mvp"]"#, with: #"["mvc", "mvp"]"#)
        clone = try Clone(["\(Clone.exercise)/exercise.json": description])
        workspace = try clone.workspace()
        let empty =
            ["Shared", "Screens", "Headless"].map { ("Modules/\($0)/Empty.swift", "") }
            + ["MVC", "MVP"].map { ("Tests/\($0)Tests/Empty.swift", "") }
        for (path, text) in sources.merging(empty, uniquingKeysWith: { text, _ in text }) {
            try workspace.tree.write(path, text)
        }
    }

    /// Checks a file of the exercise; `start` is what it was.
    func finding(of part: ExercisePart, _ file: String, _ text: String, start: String) throws -> Finding {
        let path = "\(Clone.exercise)/\(file)"
        return try Checks(
            workspace: workspace,
            submission: Submission(files: [path: Data(text.utf8)]),
            start: Submission(files: [path: Data(start.utf8)])
        )
        .finding(of: part)
    }
}

@Suite("A table of references") struct AnswersTests {
    private static let sources = [
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
        let part = ExercisePart(check: .answers, points: 10, why: "", read: [])

        #expect(try PaperBench(Self.sources).finding(of: part, "answers.json", text, start: Self.right) == finding)
    }
}

@Suite("A prediction") struct PredictionTests {
    private static let sources = [
        "Modules/Headless/Device.swift": "class Device {}", "Modules/MVC/List/ListView.swift": "class ListView {}",
        "Modules/MVP/List/List.swift": "class ListView {}\nclass ListPresenter {}",
        "retry.txt": """
        mvc:
        Device → ListView.{ viewDidLoad() }
        mvp:
        Device → ListView.{ viewDidLoad() }
        ListView → ListPresenter.didTap()
        ListPresenter → ListView.show(_:)
        ListPresenter → ListView.show(_:)
        """,
    ]
    private static let complete = ["ListView → ListPresenter", "ListPresenter → ListView", "ListPresenter → ListView"]

    @Test(
        arguments: [
            (["Device->ListView", "# Then:", "ListView -> ListPresenter.x()"], 0.5, "2 of at least 3 messages"),
            ([], 0.5, "0 of at least 3 messages"),
            (
                ["Device", "Device → ListView", "Device → ListView"], 0.5, "“Device” is not of the form FROM -> TO"
            ),
            (
                ["Device → ListView", "Device → List", "Device → ListView"], 0.5,
                "there is no type “List”, as in “Device → List”"
            ),
            (["  Device → ListView"] + complete, 1, "as recorded"),
            (
                ["Device → ListView"] + complete.dropLast(), 1,
                "message 4 is missing: recorded is ListPresenter → ListView.show(_:)"
            ),
            (
                ["Device → ListView"] + complete.dropFirst(), 1,
                "message 2: you wrote ListPresenter → ListView, recorded is ListView → ListPresenter.didTap()"
            ),
            (
                ["Device → ListView"] + complete + ["Device → ListView"], 1,
                "message 5 was not recorded: you wrote Device → ListView"
            ),
        ] as [([String], Double, String)]
    )
    func `gets points for each complete list, and its first deviation`(
        messages: [String],
        fraction: Double,
        detail: String
    ) throws {
        let lines = ["# By Ada", "mvc:", "Device -> ListView", "mvp:"] + messages + ["MVP:", "Device → ListView"]
        let part = ExercisePart(check: .prediction, points: 2, why: "", read: [], recording: "retry.txt")

        let finding = try PaperBench(Self.sources)
            .finding(of: part, "prediction.txt", lines.joined(separator: "\r\n"), start: "")

        #expect(finding.fraction == fraction)
        finding.details.expect(["“MVP:” is no heading of the start", "MVC: as recorded", "MVP: \(detail)"])
    }
}
