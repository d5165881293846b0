import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("A submission", .blocking) struct GradingTests {
    private let clone: Clone
    private var folder: URL { clone.directory.url.appending(path: "ada") }

    init() throws {
        clone = try Clone()
    }

    private func grade(_ url: URL) throws -> Grade {
        try Course(in: clone.root).grade(url, in: clone.workspace())
    }

    /// Grades a folder with these files.
    private func grade(_ files: [String: String]) throws -> Grade {
        for (path, text) in files { try folder.write(path, text) }
        return try grade(folder)
    }

    @Test func `in an archive is graded part by part`() throws {
        let files = [
            "Modules/List/Model.swift": "let order = 2\n", "Modules/List/mine.scenario": "back\n", "Package.swift": "",
            "Tests/ListTests/ModelTests.swift": "// tests\n@Test exit(0)\n", "scripts/check": "exit 0\n",
            ".git/config": "",
        ]
        for (path, text) in files { try folder.write(path, text) }
        try Shell.run(["tar", "-czf", "ada.tar.gz", "ada"], in: clone.directory.url)

        let grade = try grade(clone.directory.url.appending(path: "ada.tar.gz"))

        #expect(
            grade.report == """
                Exercise 7: A list
                10.2 of 16 points

                ✘ scenarios  2 of 4: 1 of 2 scenarios pass.
                    b: line 3 on mvp: No button.
                    A user misses something.
                    Read a.md, b.md
                ✘ rules  0 of 2: Tests fail.
                    DocumentationTests.PatternRulesTests/rules(): no
                    A role does too much.
                    Read c.md
                ✘ mutants  1.2 of 3: 2 of 5 mutants make a test fail.
                    Not found: a
                    Not found: 2 of 4 hidden mutants
                    They pass.
                ✔ build  0 of 0: It builds.
                ✔ verify  1 of 1: 1 of 1 scenarios pass.
                ✔ leaks  1 of 1: The objects of closed screens are freed.
                ✔ tests  2 of 2: 1 new tests pass, three times.
                ✔ scenario  3 of 3: mine fails on the start, and passes on your program.

                Not used (2):
                    Package.swift: not a file of this exercise
                    scripts/check: not a file of this exercise

                For a person to look at (1):
                    Tests/ListTests/ModelTests.swift:2: exit

                """
        )
        #expect(!grade.isSuccess)
        let runs = clone.directory.url.text("sandbox.log")?.split(separator: "\n").filter { $0.hasPrefix("hidden") }
        runs?.sorted().expect(["a", "b", "c", "d", "e", "none", "none", "none"].map { "hidden \($0)" })
        let cache = try FileManager.default.contentsOfDirectory(atPath: clone.workspace().cache.path)
        #expect(Set(cache) == ["mutants", "start", "work"])
        let json = try #require(JSONSerialization.jsonObject(with: JSONEncoder().encode(grade)) as? [String: Any])
        json.keys.sorted().expect([
            "exercise", "ignored", "maximum", "parts", "points", "suspicions", "text", "title",
        ])
        #expect(!grade.text.contains("look at"))
        let parts = try #require(json["parts"] as? [[String: Any]])
        parts[0].keys.sorted().expect([
            "check", "details", "maximum", "points", "read", "reason", "status", "why",
        ])
        #expect((json["suspicions"] as? [[String: Any]])?.first?["word"] as? String == "exit")
    }

    @Test func `that breaks one of the built-in scenarios gets no points for the others`() throws {
        try clone.write(["Modules/Scenarios/BuiltIn/b.scenario": ""])

        let grade = try grade(["Modules/List/Model.swift": "let order = 2\n"])

        let part = try #require(grade.parts.first { $0.check == "verify" })
        #expect(part.points == 0)
        #expect(part.status == .failed)
        #expect(part.reason == "1 of 2 scenarios pass.")
        part.details.expect(["b: line 3 on mvp: No button."])
    }

    @Test func `that does not build is not checked, but its tests are`() throws {
        let grade = try grade(["Modules/List/Model.swift": "let order = broken\n"])

        let skipped = Array(repeating: "Not checked, because the program does not build.", count: 6)
        grade.parts.map(\.reason).expect(["It does not build."] + skipped + ["2 of 5 mutants make a test fail."])
        grade.parts[0].details.expect(["Modules/List/Model.swift:1:1: error: broken"])
    }

    @Test(arguments: [
        ("let order = 1\n", "mine", "back\n", "mine: line 3 on mvp: No button."),
        ("let order = 2\n", "a", "back\n", "a: It does not fail on the start."),
        (
            "let order = 2\n", "mine", "# A comment.\noption latency 2\n\n" + String(repeating: "back\n", count: 13),
            "mine: It has 13 steps, more than 12."
        ),
        ("let order = 2\n", "other", "back\n", "other: It did not end."),
    ])
    func `has a scenario that is short, fails on the start and passes on the program`(
        model: String,
        name: String,
        scenario: String,
        detail: String
    ) throws {
        let grade = try grade(["Modules/List/Model.swift": model, "Modules/List/\(name).scenario": scenario])

        let part = try #require(grade.parts.first { $0.check == "scenario" })
        part.details.expect([detail])
    }

    @Test func `of a student is checked without hidden mutants, and names the tests and scenarios it lacks`() throws {
        let students = clone.directory.url.appending(path: "students")
        let course = try Course(in: clone.root)
        try course.start(try course.exercise(7), in: students)
        try students.write("Modules/List/Model.swift", "let order = 2\n")
        let own = try Course(in: students)

        let grade = try own.grade(students, in: clone.workspace(of: own))

        #expect(grade.text.contains(" of 16 points\n3 points were not checked.\n"))
        grade.parts.filter { $0.status != .passed }.map(\.reason).sorted().expect([
            "1 of 2 scenarios pass.", "Suites have no new tests.", "Tests fail.", "You have written no scenario.",
            "Your lecturer has the mutants. Make the named mistakes yourself: your tests must fail.",
        ])
    }

    @Test(arguments: [
        (Clone.description, "// tests\n// one comment\n", 0),
        (Clone.description, "// tests\n@Test func isNew() {}\n", 2),
        (Clone.description.replacing("[\"Model", with: "[\"Row\", \"Model"), "@Test func isNew() {}", 0),
    ])
    func `gets points for tests only with a new one in each suite`(
        description: String,
        tests: String,
        points: Double
    ) throws {
        try clone.write(["\(Clone.exercise)/exercise.json": description])

        let grade = try grade([
            "Modules/List/Model.swift": "let order = 2\n", "Tests/ListTests/ModelTests.swift": tests,
        ])

        #expect(grade.parts.first { $0.check == "tests" }?.points == points)
    }

    @Test(arguments: [
        (#"{"a": "leak", "b": "gone"}"#, "2 of 2 answers are right.", []),
        (#"{"a": "leak", "b": "leak"}"#, "1 of 2 answers are right.", ["Not right: b"]),
        (#"{"a": ""}"#, "0 of 2 answers are right.", ["Not right: a", "Not right: b"]),
        ("[]", "answers.json is missing, or is not JSON like that of the start.", []),
    ])
    func `of a warm-up has its answers compared with the key`(
        answers: String,
        reason: String,
        details: [String]
    ) throws {
        let part = #"{"check": "answers", "points": 4, "why": "-", "read": [], "key": {"a": "leak", "b": "gone"}}"#
        let description = Clone.description.replacing(#""Modules/List/""#, with: "\"\(Clone.exercise)/\"")
        let parts = description.replacing(/"parts"[^$]*$/, with: "\"parts\": [\(part)]}")
        try clone.write(["\(Clone.exercise)/exercise.json": parts])

        let grade = try grade(["\(Clone.exercise)/answers.json": answers])

        grade.parts.map(\.reason).expect([reason])
        grade.parts[0].details.expect(details)
    }

    @Test func `that was not started is not checked`() throws {
        let students = clone.directory.url.appending(path: "students")
        try Course(in: clone.root).handOut(to: students)
        try Shell.run(["tar", "-czf", "students.tgz", "students"], in: clone.directory.url)

        let grades = [try grade(students), try grade(students.appendingPathExtension("tgz"))]

        let reason = "Not started: “arch-lab exercise start 7” makes a folder to work in."
        #expect(Set(grades.flatMap(\.parts).map(\.reason)) == [reason])
    }

    @Test func `may be a patch, of which only allowed files are used, also the first of a folder`() throws {
        let folders = Clone.description.replacing("\"Modules/List/\"", with: "\"Modules/List/\", \"Modules/New/\"")
        try clone.write(["\(Clone.exercise)/exercise.json": folders])
        let added = { (path: String) in
            "diff --git a/\(path) b/\(path)\nnew file mode 100644\n--- /dev/null\n+++ b/\(path)\n@@ -0,0 +1 @@\n+// new\n"
        }
        let patch = Clone.patch(from: 1, to: 2) + added("Modules/New/Order.swift") + added("scripts/check")
        try clone.directory.url.write("ada.patch", patch)

        let grade = try grade(clone.directory.url.appending(path: "ada.patch"))

        #expect(grade.ignored == ["scripts/check": "not a file of this exercise"])
        #expect(grade.parts.map(\.status).contains(.passed))
    }

    @Test(arguments: [String.Encoding.utf8, .utf16])
    func `may be a patch of Windows`(encoding: String.Encoding) throws {
        let patch = Clone.patch(from: 1, to: 2).replacing("\n", with: "\r\n").data(using: encoding)
        try patch?.write(to: clone.directory.url.appending(path: "ada.patch"))

        let grade = try grade(clone.directory.url.appending(path: "ada.patch"))

        #expect(grade.parts.map(\.status).contains(.passed))
    }

    @Test(arguments: [
        ("ada.zip", "no archive\n", "The archive cannot be unpacked."),
        ("ada.tar.gz", "no archive\n", "The archive cannot be unpacked."),
        ("ada.patch", "no archive\n", "The patch does not apply to the start of the exercise."),
        ("ada.patch", "ü", "The patch is not a text in UTF-8 or UTF-16."),
    ])
    func `that is damaged gets no points`(name: String, text: String, reason: String) throws {
        try text.data(using: .isoLatin1)?.write(to: clone.directory.url.appending(path: name))

        let grade = try grade(clone.directory.url.appending(path: name))

        #expect(Set(grade.parts.map(\.reason)) == [reason])
        #expect(grade.points == 0)
        #expect(!grade.isSuccess)
    }

    @Test(arguments: [
        ("ada.doc", "ada.doc is not a folder, a .zip, a .tar.gz or a .patch."),
        ("ada.zip", "Cannot read PATH/ada.zip."),
    ])
    func `of another kind, or that is not there, is wrong usage`(name: String, message: String) throws {
        try clone.directory.url.write("ada.doc", "")

        #expect(throws: CourseError.usage(message.replacing("PATH", with: clone.directory.url.path))) {
            try grade(clone.directory.url.appending(path: name))
        }
    }
}

@Suite("A grade") struct GradeTests {
    @Test(
        arguments: [
            ([], false), ([.skipped("")], false), ([.passed("")], true), ([.passed(""), .skipped("")], true),
            ([.passed(""), .counted(1, of: 2, "mutants")], false),
        ] as [([Finding], Bool)]
    )
    func `is a success if a part passed and none failed`(findings: [Finding], isSuccess: Bool) throws {
        let exercise = try JSONDecoder().decode(Exercise.self, from: Data(Clone.description.utf8))

        #expect(Grade(exercise, findings.map { PartGrade(nil, $0) }, Submission(), []).isSuccess == isSuccess)
    }

    @Test(arguments: [
        ("        exit(0)", ["exit"]), ("@_silgen_name(\"x\") func x()", ["@_silgen_name"]),
        ("#expect(environment[\"MUTANT\"] == nil)", ["environment", "MUTANT"]), ("viewModel.didExit()", []),
        ("let processes = 1", []), ("print(1)", []), ("open(\"Feed\")", []), ("let half = a / b // or c/d", []),
        ("write(1, json, 9); execve(path, [], environ)", ["write", "execve", "environ"]),
        ("let quote = /\"/", ["/…/"]), ("text.contains(#/\"/#)", ["/…/"]),
    ])
    func `lists the suspicious words of lines that the start does not have`(line: String, words: [String]) {
        func submission(_ text: String) -> Submission { Submission(files: ["Tests/A.swift": Data(text.utf8)]) }

        let found = Suspicion.all(in: submission("let a = 1\n\(line)\n"), start: submission("print(1)\n"))

        found.map(\.text).sorted().expect(words.map { "Tests/A.swift:2: \($0)" }.sorted())
    }
}
