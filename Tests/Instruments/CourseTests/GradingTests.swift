import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("Grading") struct GradingTests {
    private static let file = "docs/course/07-a-list/prediction.txt"
    private static let description = """
        {
          "version": 1, "number": 7, "title": "A list", "minutes": 20, "patterns": ["mvp"],
          "folders": ["docs/course/07-a-list/"], "tests": "",
          "parts": [{"check": "prediction", "points": 2, "why": "", "read": [], "recording": "list.txt"}]
        }
        """
    private static let startPatch = """
        diff --git a/\(file) b/\(file)
        new file mode 100644
        --- /dev/null
        +++ b/\(file)
        @@ -0,0 +1 @@
        +mvp:

        """

    private let clone: Clone

    init() throws {
        clone = try Clone([
            "docs/course/07-a-list/exercise.json": Self.description,
            "docs/course/07-a-list/start.patch": Self.startPatch,
            "docs/course/07-a-list/exemplar.patch": "", "list.txt": "mvp:\nDevice → ListView.show()\n",
            "Modules/Shared/Work.swift": "", "Modules/Headless/Device.swift": "class Device {}",
            "Modules/MVP/List/ListView.swift": "class ListView {}",
        ])
    }

    @Test(arguments: [("mvp:\nDevice -> ListView\n", 2), ("mvp:\n", 0)])
    func `builds nothing if no part needs a program`(text: String, points: Double) throws {
        let submission = clone.directory.url.appending(path: "submission")
        try submission.write(Self.file, text)
        try submission.write("list.txt", "mvp:\n")

        let grade = try grade(submission)

        grade.parts.map(\.check).expect(["prediction"])
        #expect(grade.points == points)
        grade.ignored.keys.sorted().expect(["list.txt"])
    }

    @Test func `does not check what was not started`() throws {
        let students = clone.directory.url.appending(path: "students")
        try Course(in: clone.root).handOut(to: students)

        let grade = try grade(students)

        let reason = "Not started: “arch-lab exercise start 7” makes a folder to work in."
        grade.parts.map(\.reason).expect([reason])
    }

    @Test func `takes a patch that adds the first file of a folder`() throws {
        let description = Self.description.replacing("[\"docs/course/07-a-list/\"]", with: "[\"Modules/New/\"]")
        try clone.write(["docs/course/07-a-list/exercise.json": description])
        let file = "Modules/New/Order.swift"
        try clone.directory.url.write("ada.patch", Self.startPatch.replacing(Self.file, with: file))

        let grade = try grade(clone.directory.url.appending(path: "ada.patch"))

        grade.parts.map(\.reason).expect(["0 of 1 lists are complete."])
    }

    private func grade(_ submission: URL) throws -> Grade {
        try Course(in: clone.root).grade(submission, in: clone.workspace())
    }
}
