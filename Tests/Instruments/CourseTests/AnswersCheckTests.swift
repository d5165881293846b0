import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("A table of references") struct AnswersCheckTests {
    private static let file = "docs/course/07-a-list/answers.json"
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

    private let bench: CheckBench

    init() throws {
        bench = try CheckBench(Self.sources)
    }

    @Test func `gets all points for what the sources say`() throws {
        let finding = try finding(Self.right)

        #expect(finding == .counted(6, of: 6, "answers are right"))
    }

    @Test func `gets the wrong rows under each pattern, without the right answers`() throws {
        let wrong = Self.right.replacing("weak", with: "strong").replacing("closure", with: "")
        let finding = try finding(wrong.replacing(#""strong"},"#, with: #""Strong"},"#))

        #expect(finding.fraction == 0)
        #expect(finding.reason == "3 of 6 answers are right.")
        finding.details.expect([
            "MVP: 0 of 3 right, 1 not answered",
            "  wrong: ListPresenter → ListViewController (“Strong” is no answer)",
            "  wrong: ListViewController → ListPresenter (“Strong” is no answer)",
        ])
    }

    @Test(arguments: ["{}", right.replacing("weak", with: "none").replacing("strong", with: "none")])
    func `gets no points if it is empty, or almost says none everywhere`(text: String) throws {
        #expect(try finding(text.replacing("closure", with: "none")).fraction == 0)
    }

    @Test func `has no right answer where there is none`() throws {
        #expect(try finding("{}").reason == "0 of 6 answers are right.")
    }

    @Test(arguments: ["", "[]", "{\"a\": 1}"]) func `that cannot be read gets no points`(text: String) throws {
        #expect(try finding(text) == .failed("answers.json is missing, or is no such JSON as that of the start."))
    }

    private func finding(_ text: String) throws -> Finding {
        try bench.checks([Self.file: text], start: [Self.file: Self.right]).answers()
    }
}
