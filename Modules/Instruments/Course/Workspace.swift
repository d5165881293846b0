import Counting
import Foundation

/// The folder in which an exercise's programs are built, at the same path each time, so that a copied build stays warm.
struct Workspace: Sendable {
    /// A program that is built once, for all submissions.
    enum Base: String {
        /// What students start with.
        case start
        /// The exemplar, with all mutants in it.
        case mutants
    }

    let files: ExerciseFiles
    let patterns: [ComparedPattern]
    let cache: URL
    let runner: Runner
    let progress: @Sendable (String) -> Void

    var tree: URL { runner.work.appending(path: "tree") }
    private var app: String { runner.work.appending(path: "build/debug/arch-demo").path }
    private var tests: String { runner.work.appending(path: "build/debug/arch-demoPackageTests.xctest").path }

    /// Waits until no other process uses the folder; returns a file to close afterwards.
    func lock() throws -> Int32 {
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        let file = open(cache.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if file >= 0, flock(file, LOCK_EX) == 0 { return file }
        throw CourseError.usage("Cannot use the folder \(cache.path).")
    }

    /// Returns a folder with the files that students start with. If `isBuilt`, a build of them is there afterwards,
    /// otherwise the folder is the work folder's. `writePristine` writes the repository into a folder.
    func prepareStart(isBuilt: Bool, _ writePristine: (URL) throws -> Void) throws -> URL {
        try clear()
        for folder in [tree, runner.out] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try writePristine(tree)
        try files.applyStart(to: tree)
        guard isBuilt else { return tree }
        try GradedPackage.write(into: tree, modules: patterns.map(\.module))
        let stamp = try Shell.stamp(of: tree)
        if !isStored(.start, stamp) {
            try reuseBuild()
            try buildBase("the start")
            try store(.start, stamp)
        }
        return folder(of: .start).appending(path: "tree")
    }

    /// Makes the work folder a fresh copy of a base. The mutants are built first if no build of them is there.
    func take(_ base: Base) throws {
        if base == .mutants { try prepareMutants() }
        try clear()
        try Shell.run(["cp", "-Rp", folder(of: base).path, runner.work.path])
    }

    func clear() throws {
        try Shell.run(["rm", "-rf", runner.work.path])
    }

    private func prepareMutants() throws {
        let names = ["exemplar.patch", "hidden/mutants.patch"]
        let patches = try names.map { try Shell.run(["cksum", files.patch($0)]) }
        let start = try String(contentsOf: stampFile(of: .start), encoding: .utf8)
        let stamp = start + patches.joined()
        if isStored(.mutants, stamp) { return }
        try take(.start)
        for name in names { try files.apply(name, to: tree) }
        try buildBase("the mutants")
        try store(.mutants, stamp)
    }

    /// Makes the work folder what is stored of an older start, with the new files, so that only these are compiled.
    private func reuseBuild() throws {
        guard FileManager.default.fileExists(atPath: folder(of: .start).appending(path: "build").path) else { return }
        let new = Submission(in: tree, folders: [""], tree: tree)
        try? FileManager.default.removeItem(at: stampFile(of: .start))
        try clear()
        rename(folder(of: .start).path, runner.work.path)
        try new.write(into: tree, [""])
    }

    private func buildBase(_ name: String) throws {
        progress("Building \(name), once for all submissions…")
        guard let errors = try build(seconds: 3_600) else { return }
        throw CourseError.course("Cannot build \(name) of this exercise.\n\(errors.joined(separator: "\n"))")
    }

    private func folder(of base: Base) -> URL { cache.appending(path: base.rawValue) }

    private func stampFile(of base: Base) -> URL { folder(of: base).appending(path: "stamp") }

    private func isStored(_ base: Base, _ stamp: String) -> Bool {
        (try? String(contentsOf: stampFile(of: base), encoding: .utf8)) == stamp
    }

    private func store(_ base: Base, _ stamp: String) throws {
        try Shell.run(["rm", "-rf", folder(of: base).path])
        try Shell.run(["mv", runner.work.path, folder(of: base).path])
        try stamp.write(to: stampFile(of: base), atomically: true, encoding: .utf8)
    }
}

extension Workspace {
    /// Builds the tree. Returns at most ten errors of the compiler; `nil` if the build succeeds.
    func build(seconds: Int = 600) throws -> [String]? {
        let command = [
            "swift", "build", "--package-path", tree.path,
            "--scratch-path", runner.work.appending(path: "build").path,
            "--build-tests", "--manifest-cache", "local", "-Xswiftc", "-gnone",
        ]
        let outcome = try runner.run(command, as: .build, seconds: seconds, megabytes: 1_000)
        if outcome.status == 0 { return nil }
        if outcome.isLate { return ["The build did not end in time."] }
        let lines = "\(outcome.output)\n\(outcome.messages)".split(separator: "\n")
        let shown = lines.filter { $0.contains("error: ") && !$0.contains("`- error") }.map {
            String($0.replacing(tree.path + "/", with: ""))
        }
        return Array(shown.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.prefix(10))
    }

    /// Runs the tests that the filter chooses, as `swift test` does, which would plan a build first.
    func runTests(_ filter: String, mutant: String? = nil) throws -> TestRun {
        func run(_ options: [String]) throws -> Runner.Outcome {
            try runner.run(
                [tests, "--testing-library", "swift-testing"] + options,
                as: mutant == nil ? .run : .hidden,
                environment: mutant.map { ["MUTANT": $0] } ?? [:],
                seconds: 60,
                megabytes: 64
            )
        }
        let report = runner.out.appending(path: "tests.jsonl")
        try Data().write(to: report)
        let listed = TestRun.listed(try run(["--list-tests"]).output)
        let stream = ["--event-stream-output-path", report.path, "--event-stream-version", "0"]
        let outcome = try run(["--filter", filter] + stream)
        var events = Data()
        if case .file(let size) = FileStatus(report), size < 1 << 24 { events = try Data(contentsOf: report) }
        return TestRun(outcome, events: events, listed: listed, filter: filter)
    }

    /// Plays scenarios, files or built-in ones, on a pattern; `nil` is every pattern.
    func play(_ scenarios: [String], on pattern: String?) throws -> PlayedScenarios {
        let command = [app, "verify", "--json"] + (pattern.map { ["--pattern", $0] } ?? []) + scenarios
        return PlayedScenarios(try runner.run(command, seconds: 60, megabytes: 64))
    }
}
