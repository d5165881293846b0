import Foundation
import TestSupport

@testable import Course

/// A clone with one exercise, in a folder of its own, and a program that stands for the sandbox.
struct Clone {
    static let exercise = "docs/course/07-a-list"
    static let folders = ["Modules/List/", "Tests/ListTests/"]
    static let description = """
        {
          "number": 7, "title": "A list", "minutes": 20, "patterns": ["mvp"],
          "folders": ["Modules/List/", "Tests/ListTests/"], "tests": "ListTests",
          "parts": [
            {"check": "scenarios", "points": 4, "why": "A user misses something.", "read": ["a.md", "b.md"]},
            {"check": "verify", "points": 1, "why": "It worked.", "read": []},
            {"check": "rules", "points": 2, "why": "A role does too much.", "read": ["c.md"]},
            {"check": "leaks", "points": 1, "why": "An object stays.", "read": []},
            {"check": "mutants", "points": 3, "why": "They pass.", "read": [], "named": ["a"]},
            {"check": "tests", "points": 2, "why": "They fail.", "read": [], "required": ["ModelTests"]},
            {"check": "scenario", "points": 3, "why": "None shows it.", "read": []},
            {"check": "answers", "points": 0, "why": "Draw it.", "read": [], "key": {"a": "leak", "b": "gone"}}
          ]
        }
        """

    static let startIsMutant = description.replacing("\"named\"", with: "\"isStart\": true, \"named\"")

    /// Stands for the sandbox and for what it would start: a compiler, an app whose scenario `mine` fails on the start,
    /// and tests of which one fails. They find the mutants b and c.
    private static let sandbox = """
        #!/bin/sh
        model=$(cat tree/Modules/List/Model.swift) mutant=$(cat)
        case "$* $model" in
        *"swift build"*broken*) echo "$2/tree/Modules/List/Model.swift:1:1: error: broken"; exit 1 ;;
        *"swift build"*) exit ;;
        *verify*"order = 1"*) mine=failed ;;
        *verify*) mine=ok ;;
        *--list-tests*)
            if grep -q @Test tree/Tests/ListTests/*; then echo "ListTests.ModelTests/isNew()"; fi
            echo "ListTests.ModelTests/sorts()"; echo "DocumentationTests.PatternRulesTests/rules()"
            echo "ConformanceTests.LifetimeTests/frees()"; exit ;;
        *)
            event='{"payload":{"kind":"%s","testID":"%s/A.swift:1:1","messages":[{"symbol":"%s","text":"no"}]}}\\n'
            printf "$event" testEnded "ListTests.ModelTests/sorts()" pass >out/tests.jsonl
            printf "$event" testEnded "ListTests.ModelTests/isNew()" pass >>out/tests.jsonl
            printf "$event" testEnded "ConformanceTests.LifetimeTests/frees()" pass >>out/tests.jsonl
            printf "$event" issueRecorded "DocumentationTests.PatternRulesTests/rules()" fail >>out/tests.jsonl
            printf "$event" runEnded "" pass >>out/tests.jsonl
            echo "$1 $mutant${MUTANT-}" >>"$0.log"
            case "$1 $mutant" in "hidden none" | "hidden a" | "hidden d" | "hidden e" | "run ") exit ;; esac
            exit 1 ;;
        esac
        failure='{"failure":{"file":"b.scenario","line":3,"message":"No button.","screen":[]},"transcript":[]}'
        entry='{"scenario":"%s","verdicts":{"mvp":"%s"},"playbacks":{"mvp":%s}},'
        printf '{"entries":['
        printf "$entry" a ok '{"transcript":[]}'
        printf "$entry" mine $mine "$failure"
        printf '{"scenario":"b","verdicts":{"mvp":"failed"},"playbacks":{"mvp":%s}}]}' "$failure"
        exit 1

        """

    let directory: TemporaryDirectory
    var root: URL { directory.url.appending(path: "clone") }

    init() throws {
        directory = try TemporaryDirectory()
        // Another process writes it: this one may be starting children, which hold the open file for a moment.
        let sandbox = directory.url.appending(path: "sandbox").path
        try Shell.run(["sh", "-c", "printf %s \"$1\" >\"$0\" && chmod +x \"$0\"", sandbox, Self.sandbox])
        try write([
            "Package.swift": "// a package\n", "Modules/List/Model.swift": "let order = 0\n",
            "Tests/ListTests/ModelTests.swift": "// tests\n", "Modules/Scenarios/BuiltIn/a.scenario": "",
            "Modules/Scenarios/BuiltIn/b.scenario": "", "Tests/ConformanceTests/LifetimeTests.swift": "",
            "Tests/DocumentationTests/Rules/PatternRulesTests.swift": "",
            "Tests/DocumentationTests/Rules/PlaceTests.swift": "",
            "Tests/DocumentationTests/Rules/PatternRule.swift": "",
            "\(Self.exercise)/exercise.json": Self.description,
            "\(Self.exercise)/start.patch": Self.patch(from: 0, to: 1),
            "\(Self.exercise)/exemplar.patch": Self.patch(from: 1, to: 2),
            "\(Self.exercise)/hidden/mutants.patch": Self.patch(from: 2, to: 3),
            "\(Self.exercise)/hidden/mutants.txt": "b\nc\nd\ne\n",
            "\(Self.exercise)/acceptance/a.scenario": "", "\(Self.exercise)/acceptance/b.scenario": "",
        ])
    }

    func write(_ files: [String: String]) throws {
        for (path, text) in files { try root.write(path, text) }
    }

    /// A workspace for the exercise of the course in `root`: this clone's if none is given.
    func workspace(in root: URL? = nil) throws -> Workspace {
        let course = try Course(in: root ?? self.root)
        let sandbox = directory.url.appending(path: "sandbox").path
        return Workspace(for: try course.exercise(7), of: course, sandbox: sandbox) { _ in }
    }

    /// Grades a submission with the course in `root`: this clone's if none is given.
    func grade(_ url: URL, in root: URL? = nil) async throws -> Grade {
        try await Course(in: root ?? self.root).grade(url, in: workspace(in: root))
    }

    /// A patch of the model.
    static func patch(from old: Int, to new: Int) -> String {
        """
        diff --git a/Modules/List/Model.swift b/Modules/List/Model.swift
        --- a/Modules/List/Model.swift
        +++ b/Modules/List/Model.swift
        @@ -1 +1 @@
        -let order = \(old)
        +let order = \(new)

        """
    }
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
