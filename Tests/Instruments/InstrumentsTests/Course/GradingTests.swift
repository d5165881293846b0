import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("A submission") struct GradingTests {
    private let clone: Clone
    private var folder: URL { clone.directory.url.appending(path: "ada") }

    init() throws {
        clone = try Clone()
    }

    /// Grades a folder with these files.
    private func grade(_ files: [String: String]) async throws -> Grade {
        for (path, text) in files { try folder.write(path, text) }
        return try await clone.grade(folder)
    }

    @Test func `is graded part by part, without what another left`() async throws {
        try clone.write(["\(Clone.exercise)/exercise.json": Clone.startIsMutant])
        let tree = clone.root.appending(path: ".build/course/work/tree")
        try tree.write("Modules/List/Left.swift", "import Glibc\n")
        try Shell.run(["chmod", "555", "Modules/List"], in: tree)
        let grade = try await grade([
            "Modules/List/Model.swift": "let order = 2\n", "Modules/List/mine.scenario": "back\n", "Package.swift": "",
            "Tests/ListTests/ModelTests.swift": "// tests\n@Test\nimport Glibc\n",
            "Modules/List/answers.json": #"{"a": "leak", "b": "leak"}"#,
        ])

        #expect(
            grade.report == """
                Exercise 7: A list
                9.2 of 16 points

                ✘ scenarios  2 of 4: 1 of 2 scenarios pass.
                    b: line 3 on mvp: No button.
                    A user misses something.
                    Read a.md, b.md
                ✘ verify  0 of 1: 1 of 2 scenarios pass.
                    b: line 3 on mvp: No button.
                    It worked.
                ✘ rules  0 of 2: Tests fail.
                    DocumentationTests.PatternRulesTests/rules(): no
                    A role does too much.
                    Read c.md
                ✘ mutants  1.2 of 3: 2 of 5 mutants make a test fail.
                    Not found: a
                    Not found: 2 of 4 hidden mutants
                    They pass.
                ✘ answers  0 of 0: 1 of 2 answers are right.
                    Not right: b
                    Draw it.
                ✔ build  0 of 0: It builds.
                ✔ leaks  1 of 1: The objects of closed screens are freed.
                ✔ tests  2 of 2: 1 new tests pass, three times.
                ✔ scenario  3 of 3: mine fails on the start, and passes on your program.

                Not used (1):
                    Package.swift: not a file of this exercise

                For a person to look at (1):
                    Tests/ListTests/ModelTests.swift:3: import Glibc

                """
        )
        #expect(!grade.text.contains("look at"))
        let package = try #require(clone.root.text(".build/course/start/tree/Package@swift-6.swift"))
        #expect(package.contains(#"[(target: "ConformanceTests", files: []), "#))
        #expect(package.contains(#"(target: "DocumentationTests", files: ["Rules/PlaceTests.swift"])"#))
        #expect(package.contains(#"(target: "ListTests", files: [])]"#))
        let runs = clone.directory.url.text("sandbox.log")?.split(separator: "\n").filter { $0.hasPrefix("hidden") }
        runs?.sorted().expect(["a", "b", "c", "d", "e", "none", "none", "none"].map { "hidden \($0)" })
    }

    @Test func `gets no points for tests that find no mutant`() async throws {
        try clone.write(["\(Clone.exercise)/hidden/mutants.txt": "d\n"])

        let grade = try await grade(["Tests/ListTests/ModelTests.swift": "@Test func isNew() {}\n"])

        #expect(grade.parts.first { $0.check == "tests" }?.reason == "Your tests find no mutant.")
    }

    @Test func `that does not build is not checked, but its tests are`() async throws {
        let grade = try await grade(["Modules/List/Model.swift": "let order = broken\n"])

        let skipped = Array(repeating: "Not checked, because the program does not build.", count: 6)
        let mutants = "2 of 5 mutants make a test fail."
        grade.parts.map(\.reason).expect(["It does not build."] + skipped + [mutants, skipped[0]])
        grade.parts[0].details.expect(["Modules/List/Model.swift:1:1: error: broken"])
    }

    @Test func `has a scenario that is short, and fails on the start`() async throws {
        let files = ["a": "back\n", "long": String(repeating: "back\n", count: 13), "other": "# A comment.\n\nback\n"]
        for (name, text) in files { try folder.write("Modules/List/\(name).scenario", text) }

        let grade = try await grade(["Modules/List/Model.swift": "let order = 2\n"])

        grade.parts.first { $0.check == "scenario" }?.details.expect([
            "a: It does not fail on the start.", "long: It has 13 steps, more than 12.", "other: It did not end.",
        ])
    }

    @Test func `is started in no folder with other work`() throws {
        let students = clone.directory.url.appending(path: "students")
        try Course(in: clone.root).handOut(to: students)
        try students.write("Modules/List/Model.swift", "let order = 9\n")
        let course = try Course(in: students)

        #expect(throws: CourseError.course("\(students.path) is not empty: name a new folder.")) {
            try course.handOut(to: students)
        }
        let message = "There are changes that are not committed: “git status” shows them."
        #expect(throws: CourseError.course(message)) { try course.start(course.exercise(7)) }
    }

    /// Hands out the course and starts its exercise; returns the student's clone.
    private func startAsStudent() throws -> URL {
        let students = clone.directory.url.appending(path: "students")
        try Course(in: clone.root).handOut(to: students)
        let course = try Course(in: students)
        try course.start(course.exercise(7))
        return students
    }

    @Test func `of a student is checked without hidden mutants, and a comment is no test`() async throws {
        let students = try startAsStudent()
        try students.write("Modules/List/mine.scenario", "back\n")
        try students.write("Tests/ListTests/ModelTests.swift", "// tests\n// one comment\n")
        try students.write("Package.swift", "// changed\n")

        let grade = try await clone.grade(students, in: students)

        #expect(grade.text.contains(" of 16 points\n3 points were not checked.\n"))
        #expect(grade.ignored == ["Package.swift": "not a file of this exercise"])
        grade.parts.filter { $0.status != .passed }.map(\.reason).sorted().expect([
            "1 of 2 scenarios pass.", "1 of 2 scenarios pass.",
            "None of your scenarios fails on the start, and passes on your program.", "Suites have no new tests.",
            "Tests fail.", "Your lecturer has the mutants. Make the named ones yourself: a test must fail on a.",
            "answers.json is missing, or is not JSON like that of the start.",
        ])
        grade.parts.first { $0.check == "scenario" }?.details.expect(["mine: line 3 on mvp: No button."])
        #expect(grade.text.contains("\n    Tests that find no mutant, named or hidden, get no points.\n"))
    }

    @Test(arguments: [
        ("ListTests", false, "3", "0 of 1 named mutants make a test fail. Your lecturer has others."),
        ("ListTests", true, "3", "0 of 1 named mutants make a test fail. Your lecturer has others."),
        ("ListTests", true, "broken", "Not checked, because the program does not build."),
        ("NoTests", true, "3", "Your tests do not all run on your own program."),
    ])
    func `of a student is checked with the named mutants that the clone has, of which the start may be one`(
        tests: String,
        isStart: Bool,
        order: String,
        reason: String
    ) async throws {
        let description = isStart ? Clone.startIsMutant : Clone.description
        try clone.write(["\(Clone.exercise)/exercise.json": description.replacing("\"ListTests", with: "\"\(tests)")])
        if !isStart { try clone.write(["\(Clone.exercise)/named.patch": Clone.patch(from: 1, to: 3)]) }
        let students = try startAsStudent()
        try students.write("Modules/List/Model.swift", "let order = \(order)\n")

        let grade = try await clone.grade(students, in: students)

        let mutants = try #require(grade.parts.first { $0.check == "mutants" })
        let points = mutants.status == .skipped ? "– mutants  – of 3" : "✘ mutants  0 of 3"
        #expect(mutants.text.hasPrefix("\(points): \(reason)\n"))
        let none = ["Not found: a", "Tests that find no mutant, named or hidden, get no points."]
        #expect((mutants.details == none) == reason.hasPrefix("0 of 1"))
        let runs = (clone.directory.url.text("sandbox.log") ?? "").split(separator: "\n")
        #expect(runs.count { $0 == "hidden none" } == (isStart ? 0 : 3))
        #expect((students.text(".build/course/mutants/stamp") == nil) == isStart)
    }

    @Test(arguments: [String.Encoding.utf8, .utf16])
    func `may be a patch, also of Windows, of which only allowed files are used`(encoding: String.Encoding) async throws
    {
        let added = ["Modules/List/New/Order.swift", "scripts/check"].map { path in
            "diff --git a/\(path) b/\(path)\nnew file mode 100644\n--- /dev/null\n+++ b/\(path)\n@@ -0,0 +1 @@\n+//\n"
        }
        let patch = Clone.patch(from: 1, to: 2) + added.joined()
        let url = clone.directory.url.appending(path: "ada.patch")
        try patch.replacing("\n", with: "\r\n").data(using: encoding)?.write(to: url)

        let grade = try await clone.grade(url)

        #expect(grade.ignored == ["scripts/check": "not a file of this exercise"])
        #expect(grade.parts.map(\.status).contains(.passed))
    }

    @Test(arguments: [
        ("ada.zip", "no archive\n", "The archive cannot be unpacked."),
        ("ada.tar.gz", "no archive\n", "The archive cannot be unpacked."),
        ("ada.patch", "no archive\n", "The patch does not apply to the start of the exercise."),
        ("ada.patch", "ü", "The patch is not a text in UTF-8 or UTF-16."),
    ])
    func `that is damaged gets no points`(name: String, text: String, reason: String) async throws {
        try text.data(using: .isoLatin1)?.write(to: clone.directory.url.appending(path: name))

        let grade = try await clone.grade(clone.directory.url.appending(path: name))

        #expect(Set(grade.parts.map(\.reason)) == [reason])
        #expect(grade.points == 0 && !grade.isSuccess)
    }

    @Test(arguments: [
        ("import Glibc", true), ("import Testing", false), ("@_silgen_name(\"x\") func x()", true),
        ("withUnsafeBytes(of: a) { _ in }", true), ("debugPrint(1)", true), ("print(1)", false),
        ("open(\"Feed\")", false), ("let half = a / b // or c/d", false), ("let quote = /\"/", true),
        ("text.contains(#/\"/#)", true), ("#expect((0..<6).randomElement() != 0)", true), ("names.shuffled()", true),
        ("await #expect(processExitsWith: .success) {}", true),
    ])
    func `is suspicious for words of lines that the start does not have`(line: String, isSuspicious: Bool) {
        let files = { (text: String) in ["Tests/\(text.count).swift": Data(text.utf8)] }
        let start = Submission(files: files("import Testing\nprint(1)\n"))

        let submission = Submission(files: files("let a = 1\n\(line)\n"))
        let found = Suspicion.all(in: submission, start: start, program: Submission())

        found.map(\.code).expect(isSuspicious ? [line] : [])
    }

    @Test func `is suspicious for tests with twenty lines of the program`() async throws {
        let lines = (0..<20).map { "    let number\($0) = makeNumber(\($0))\n" }

        let grade = try await grade([
            "Modules/List/Model.swift": lines.joined().replacing("    ", with: ""),
            "Tests/ListTests/A.swift": lines.joined(), "Tests/ListTests/B.swift": lines.dropFirst().joined() + "}\n",
        ])

        grade.suspicions.map(\.text).expect(["Tests/ListTests/A.swift: 20 lines are the program's."])
    }
}
