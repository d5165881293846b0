import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("A prediction") struct PredictionCheckTests {
    private static let sources = [
        "Modules/Shared/Service.swift": "", "Modules/Headless/Device.swift": "class Device {}",
        "Modules/MVC/List/ListView.swift": "class ListView {}",
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
    private static let mvc = "mvc:\nDevice -> ListView\n"

    private let bench: CheckBench

    init() throws {
        bench = try CheckBench(Self.sources)
    }

    @Test(arguments: [
        ("mvp:\nDevice->ListView\n# Then:\nListView -> ListPresenter.x()\n", "2 of at least 3 messages"),
        ("", "0 of at least 3 messages"),
        ("mvp:\nDevice\nDevice → ListView\nDevice → ListView\n", "“Device” is not of the form FROM -> TO"),
        (
            "mvp:\nDevice → ListView\nDevice → List\nDevice → ListView\n",
            "there is no type “List”, as in “Device → List”"
        ),
    ])
    func `that is not complete gets points for its other lists`(text: String, objection: String) throws {
        let finding = try finding(Self.mvc + text)

        #expect(finding.fraction == 0.5)
        finding.details.expect(["MVC: as recorded", "MVP: \(objection)"])
    }

    @Test(arguments: [
        (
            ["ListView → ListPresenter", "ListPresenter → ListView", "ListPresenter → ListView"],
            "as recorded"
        ),
        (
            ["ListView → ListPresenter", "ListPresenter → ListView"],
            "message 4 is missing: recorded is ListPresenter → ListView.show(_:)"
        ),
        (
            ["ListPresenter → ListView", "ListPresenter → ListView"],
            "message 2: you wrote ListPresenter → ListView, recorded is ListView → ListPresenter.didTap()"
        ),
    ])
    func `that is complete gets all points, and its first deviation`(rest: [String], deviation: String) throws {
        let lines = ["# By Ada", "mvp:", "  Device → ListView"] + rest

        let finding = try finding(Self.mvc + lines.joined(separator: "\r\n"))

        #expect(finding.fraction == 1)
        finding.details.expect(["MVC: as recorded", "MVP: \(deviation)"])
    }

    @Test func `deviates at its first message after the end of the recording`() {
        let deviation = Checks.deviation(of: ["A → B", "B → C"], from: ["A → B.b()"])

        #expect(deviation == "message 2 was not recorded: you wrote B → C")
    }

    @Test func `with an unknown heading gets an objection that quotes it`() throws {
        let finding = try finding(Self.mvc + "MVP:\nDevice → ListView\n")

        #expect(finding.details.first == "“MVP:” is no heading of the start")
    }

    private func finding(_ text: String) throws -> Finding {
        let file = "docs/course/07-a-list/prediction.txt"
        let part = ExercisePart(check: .prediction, points: 2, why: "", read: [], recording: "retry.txt")
        return try bench.checks([file: text], start: [file: ""]).prediction(part)
    }
}
