import Foundation
import TestTools

/// The folder in which programs are built, at the same path each time, so that a copied build stays warm.
package struct Workspace: Sendable {
    private static let main = """
        import Testing

        @main struct Tests {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """

    let exercise: Exercise
    /// The test targets that are built: those that students write, and those that check what students write.
    let tests: [String]
    let cache: URL
    let runner: Runner
    let progress: @Sendable (String) -> Void

    var tree: URL { runner.work.appending(path: "tree") }

    /// Creates a workspace in `.build` of the course's clone.
    package init(
        for exercise: Exercise,
        of course: Course,
        sandbox: String? = nil,
        progress: @escaping @Sendable (String) -> Void
    ) {
        self.exercise = exercise
        self.progress = progress
        let own = exercise.folders.filter { $0.hasPrefix("Tests/") }.map { String($0.split(separator: "/")[1]) }
        tests = Set(own + ["ConformanceTests", "DocumentationTests"]).sorted()
        cache = course.root.resolvingSymlinksInPath().appending(path: ".build/course")
        runner = Runner(sandbox: sandbox, work: cache.appending(path: "work"))
    }

    /// Waits until no other process uses the folder; returns a file to close afterwards.
    func lock() throws -> Int32 {
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        let file = open(cache.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if file >= 0, flock(file, LOCK_EX) == 0 { return file }
        throw CourseError.course("Cannot use the folder \(cache.path).")
    }

    /// Makes the work folder a fresh copy of a build of what students start with, which is in the tree. Returns its
    /// tests' names.
    func buildStart() throws -> Set<String> {
        let code = """

            package.targets.removeAll { $0.type == .test && !\(tests).contains($0.name) }
            for (name, files) in \(try otherTests()) { package.targets.first { $0.name == name }?.exclude += files }
            package.targets.first { $0.name == "ConformanceTests" }?.dependencies.append("arch-demo")

            """
        let text = try String(contentsOf: tree.appending(path: "Package.swift"), encoding: .utf8)
        // Swift prefers this manifest.
        try (text + code).write(to: tree.appending(path: "Package@swift-6.swift"), atomically: true, encoding: .utf8)
        // Without this file, Swift would look for tests in an index, which takes longer to write and to copy.
        try Self.main.write(to: tree.appending(path: "Tests/XCTMain.swift"), atomically: true, encoding: .utf8)
        try buildOnce("start")
        return Set(try testNames())
    }

    /// The files of tests that no check needs: their macros would take most of the time of a build.
    private func otherTests() throws -> [(target: String, files: [String])] {
        try tests.map { target in
            let folder = tree.appending(path: "Tests/\(target)").path
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
                let isOwn = exercise.folders.contains { "Tests/\(target)/\(path)".hasPrefix($0) }
                return !isOwn && path.contains(/Tests[^\/]*$/) && !path.contains(/(Lifetime|PatternRules)Tests/)
            }
            return (target, files.sorted())
        }
    }

    /// Removes what runs wrote into the work folder, and makes its tree one that can be changed.
    func clear() throws {
        try Shell.remove(runner.out)
        try Shell.run(["mkdir", "-p", tree.path, runner.out.path])
        try Shell.run(["chmod", "-R", "u+rwX", tree.path])
    }

    /// Makes the work folder a fresh copy of a build, `start` or `mutants`.
    func take(_ name: String) throws {
        try Shell.run(["mkdir", "-p", runner.work.path])
        try Shell.copy(cache.appending(path: name), to: runner.work)
    }

    /// Makes the work folder a fresh copy of a build of its tree, which is built once, for all submissions: on top of
    /// the last start, such as that of another exercise.
    func buildOnce(_ name: String) throws {
        let built = cache.appending(path: name)
        let stampFile = built.appending(path: "stamp")
        let checksum = "find . -type f | LC_ALL=C sort | tr '\\n' '\\0' | xargs -0 cksum | cksum"
        let stamp = try Shell.run(["sh", "-c", checksum], in: tree)
        if (try? String(contentsOf: stampFile, encoding: .utf8)) != stamp {
            progress("Building the \(name), only this once…")
            try reuseStart()
            if let errors = try build() {
                let list = errors.joined(separator: "\n")
                throw CourseError.course("Cannot build the \(name) of this exercise.\n\(list)")
            }
            try Shell.remove(built)
            try Shell.run(["mv", runner.work.path, built.path])
            try stamp.write(to: stampFile, atomically: true, encoding: .utf8)
        }
        try take(name)
    }

    /// Takes the start's build for the tree as it is. Files that are equal in both trees get the dates that the build
    /// knows.
    private func reuseStart() throws {
        guard FileManager.default.fileExists(atPath: "\(cache.path)/start/stamp") else {
            return try Shell.remove(runner.work.appending(path: "build"))
        }
        let new = cache.appending(path: "new")
        try Shell.remove(new)
        try Shell.run(["mv", tree.path, new.path])
        try take("start")
        try Shell.copy(new, to: tree, keepsDates: true)
    }
}

extension Workspace {
    /// Builds the tree. Returns at most ten errors of the compiler; `nil` if the build succeeds.
    func build() throws -> [String]? {
        let command = [
            "swift", "build", "--package-path", tree.path, "--scratch-path", "\(runner.work.path)/build",
            "--product", "arch-demoPackageTests", "--manifest-cache", "local", "--disable-index-store", "-Xswiftc",
            "-gnone",
        ]
        #if os(Linux)
            // A second faster than the default.
            let linker = ["-Xswiftc", "-use-ld=lld"]
        #else
            let linker: [String] = []
        #endif
        let outcome = try runner.run(command + linker, as: .build)
        if outcome.status == 0 { return nil }
        if outcome.isLate { return ["The build did not end in time."] }
        let lines = "\(outcome.output)\n\(outcome.messages)".split(separator: "\n")
        let shown = lines.filter { $0.contains("error: ") && !$0.contains("- error: ") }.map {
            String($0.replacing(tree.path + "/", with: ""))
        }
        if shown.isEmpty { return lines.suffix(3).map(String.init) }
        return Array(shown.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.prefix(10))
    }

    /// Runs the tests that the filter chooses, as `swift test` does, which would plan a build first; `names` are all
    /// tests of the build. A run has a new folder for its report: the old one could say how many runs there were.
    func runTests(_ filter: String, of names: [String], mutant: String? = nil) throws -> TestRun {
        try Shell.remove(runner.out)
        try Shell.run(["mkdir", runner.out.path])
        let report = runner.out.appending(path: "tests.jsonl")
        try Data().write(to: report)
        let stream = ["--event-stream-output-path", report.path, "--event-stream-version", "0"]
        let outcome = try runTestProgram(["--filter", filter] + stream, mutant)
        return TestRun(outcome, events: ChildProcess.text(of: report), listed: names, filter: filter)
    }

    func testNames(_ mutant: String? = nil) throws -> [String] {
        TestRun.listed(try runTestProgram(["--list-tests"], mutant).output)
    }

    private func runTestProgram(_ options: [String], _ mutant: String?) throws -> ChildProcess.Outcome {
        let command = ["build/debug/arch-demoPackageTests.xctest", "--testing-library", "swift-testing"] + options
        let mode = mutant == nil ? Runner.Mode.run : .hidden
        return try runner.run(command, as: mode, input: mutant ?? "")
    }

    /// Plays scenarios, files of the work folder or all built-in ones, on some patterns or all.
    func play(_ scenarios: [String], on patterns: [String]) throws -> PlayedScenarios {
        let arguments = patterns.isEmpty ? [] : ["--pattern", patterns.joined(separator: ",")]
        let command = ["build/debug/arch-demo", "verify", "--json"] + arguments + scenarios
        return PlayedScenarios(try runner.run(command, as: .play))
    }
}
