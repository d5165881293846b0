import Counting
import Foundation
import TestTools

/// The folder in which an exercise's programs are built, at the same path each time, so that a copied build stays warm.
package struct Workspace: Sendable {
    let exercise: Exercise
    let files: ExerciseFiles
    let patterns: [ComparedPattern]
    let cache: URL
    let runner: Runner
    let progress: @Sendable (String) -> Void

    var tree: URL { runner.work.appending(path: "tree") }

    /// Creates a workspace in `.build` of the course's clone. `patterns` are all patterns.
    package init(
        for exercise: Exercise,
        of course: Course,
        patterns: [ComparedPattern],
        privateFolder: URL? = nil,
        sandbox: String? = nil,
        progress: @escaping @Sendable (String) -> Void
    ) {
        self.exercise = exercise
        self.patterns = patterns.filter { exercise.patterns.contains($0.name) }
        self.progress = progress
        files = ExerciseFiles(of: exercise, in: course.root, privateFolder: privateFolder)
        cache = course.root.resolvingSymlinksInPath().appending(path: ".build/course/\(exercise.name)")
        runner = Runner(sandbox: sandbox, work: cache.appending(path: "work"))
    }

    /// Waits until no other process uses the folder; returns a file to close afterwards.
    func lock() throws -> Int32 {
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        let file = open(cache.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if file >= 0, flock(file, LOCK_EX) == 0 { return file }
        throw CourseError.usage("Cannot use the folder \(cache.path).")
    }

    /// Makes the work folder a fresh copy of a build of what students start with, which is in the tree. Of all tests it
    /// has only those that are graded, and the app.
    func buildStart() throws {
        let tests = ["ConformanceTests", "DocumentationTests"] + patterns.map { "\($0.module)Tests" }
        let code = """

            package.targets.removeAll { $0.type == .test && !\(tests).contains($0.name) }
            package.targets.first { $0.name == "ConformanceTests" }?.dependencies.append("arch-demo")

            """
        let text = try String(contentsOf: tree.appending(path: "Package.swift"), encoding: .utf8)
        // Swift prefers this manifest.
        let manifest = tree.appending(path: "Package@swift-6.swift")
        try (text + code).write(to: manifest, atomically: true, encoding: .utf8)
        try buildOnce("start")
    }

    /// Makes the work folder a fresh copy of the exemplar, with all mutants in it. What chooses one is not in the
    /// environment, where tests would see it: the program takes a name from its input before any test can run.
    func takeMutants() throws {
        try take("start")
        try files.apply("exemplar.patch", to: tree)
        guard let patch = files.url("hidden/mutants.patch") else {
            throw CourseError.course("There is no hidden/mutants.patch.")
        }
        let edited = runner.work.appending(path: "mutants.patch")
        let text = try String(contentsOf: patch, encoding: .utf8).replacing(Self.variable, with: Self.name)
        try text.write(to: edited, atomically: true, encoding: .utf8)
        try Shell.run(["git", "apply", edited.path], in: tree)
        let library = tree.appending(path: "Modules/C/CCurl")
        try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
        try Self.reader.write(to: library.appending(path: "mutant.c"), atomically: true, encoding: .utf8)
        try buildOnce("mutants")
    }

    private static let variable = #"ProcessInfo.processInfo.environment["MUTANT"]"#
    private static let name =
        #"String(cString: courseMutant()); @_silgen_name("course_mutant") "#
        + "private nonisolated func courseMutant() -> UnsafePointer<CChar>"
    private static let reader = """
        #include <unistd.h>

        static char name[256];

        __attribute__((constructor)) static void read_name(void) {
            ssize_t count = read(STDIN_FILENO, name, sizeof(name));
            if (count > 0) name[count - 1] = 0;
        }

        const char *course_mutant(void) { return name; }

        """

    /// Empties the work folder.
    func clear() throws {
        try Shell.remove(runner.work)
        try Shell.run(["mkdir", "-p", tree.path, runner.out.path])
    }

    /// Makes the work folder a fresh copy of a build, `start` or `mutants`.
    func take(_ name: String) throws {
        try clear()
        try Shell.run(["cp", "-Rp", "\(cache.path)/\(name)/.", runner.work.path])
    }

    /// Makes the work folder a fresh copy of a build of its tree, which is built once, for all submissions.
    private func buildOnce(_ name: String) throws {
        let built = cache.appending(path: name)
        let stampFile = built.appending(path: "stamp")
        let checksum = "find . -type f | LC_ALL=C sort | tr '\\n' '\\0' | xargs -0 cksum | cksum"
        let stamp = try Shell.run(["sh", "-c", checksum], in: tree)
        if (try? String(contentsOf: stampFile, encoding: .utf8)) != stamp {
            progress("Building the \(name), once for all submissions…")
            if let errors = try build(seconds: 3_600) {
                let list = errors.joined(separator: "\n")
                throw CourseError.course("Cannot build the \(name) of this exercise.\n\(list)")
            }
            try Shell.remove(built)
            try Shell.run(["mv", runner.work.path, built.path])
            try stamp.write(to: stampFile, atomically: true, encoding: .utf8)
        }
        try take(name)
    }
}

extension Workspace {
    /// Builds the tree. Returns at most ten errors of the compiler; `nil` if the build succeeds.
    func build(seconds: Int = 600) throws -> [String]? {
        let command = [
            "swift", "build", "--package-path", tree.path, "--scratch-path", "\(runner.work.path)/build",
            "--product", "arch-demoPackageTests", "--manifest-cache", "local", "-Xswiftc", "-gnone",
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
    /// A run has a new folder for its report: the old one could say how many runs there were.
    func runTests(_ filter: String, mutant: String = "") throws -> TestRun {
        func run(_ options: [String]) throws -> ChildProcess.Outcome {
            let program = ["build/debug/arch-demoPackageTests.xctest", "--testing-library", "swift-testing"]
            let mode = mutant.isEmpty ? Runner.Mode.run : .hidden
            return try runner.run(program + options, as: mode, input: mutant, seconds: 60, megabytes: 64)
        }
        let listed = TestRun.listed(try run(["--list-tests"]).output)
        try Shell.remove(runner.out)
        try Shell.run(["mkdir", runner.out.path])
        let report = runner.out.appending(path: "tests.jsonl")
        try Data().write(to: report)
        let stream = ["--event-stream-output-path", report.path, "--event-stream-version", "0"]
        let outcome = try run(["--filter", filter] + stream)
        return TestRun(outcome, events: ChildProcess.text(of: report), listed: listed, filter: filter)
    }

    /// Plays scenarios, files of the work folder or the built-in ones, on a pattern; `nil` is every pattern.
    func play(_ scenarios: [String], on pattern: String?) throws -> PlayedScenarios {
        let arguments = (pattern.map { ["--pattern", $0] } ?? []) + scenarios
        let command = ["build/debug/arch-demo", "verify", "--json"] + arguments
        return PlayedScenarios(try runner.run(command, seconds: 60, megabytes: 64))
    }
}

extension Workspace {
    static func isPatch(_ url: URL) -> Bool { ["patch", "diff"].contains(url.pathExtension.lowercased()) }

    /// Reads what a student handed in: a folder, an archive, or a patch of what is in the tree.
    func submission(at url: URL) throws -> Submission {
        let isReadable = FileManager.default.isReadableFile(atPath: url.path)
        guard isReadable else { throw CourseError.usage("Cannot read \(url.path).") }
        let folder = url.resolvingSymlinksInPath()
        if folder.fileType == .typeDirectory { return try submission(wrappedIn: folder) }
        let scratch = cache.appending(path: "submission")
        try Shell.remove(scratch)
        try Shell.run(["mkdir", "-p", scratch.path])
        defer { try? Shell.remove(scratch) }
        let (tree, input) = (scratch.appending(path: "tree"), scratch.appending(path: "input"))
        switch url.pathExtension.lowercased() {
        case _ where Self.isPatch(url): return try submission(patchedBy: url, input, in: tree)
        case "zip": try unpack(url, input, in: tree, Self.zip)
        case "tar", "gz", "tgz", "xz", "bz2": try unpack(url, input, in: tree, Self.tar)
        default:
            throw CourseError.usage("\(url.lastPathComponent) is not a folder, a .zip, a .tar.gz or a .patch.")
        }
        return try submission(wrappedIn: tree)
    }

    private func submission(patchedBy patch: URL, _ input: URL, in tree: URL) throws -> Submission {
        let data = try FileHandle(forReadingFrom: patch).read(upToCount: Submission.mostMegabytes << 20)
        guard let text = Submission.text(data ?? Data()) else {
            throw CourseError.submission("The patch is not a text in UTF-8 or UTF-16.")
        }
        try text.write(to: input)
        try Shell.run(["cp", "-R", self.tree.path, tree.path])
        guard Shell.succeeds(["git", "apply", input.path], in: tree) else {
            throw CourseError.submission("The patch does not apply to the start of the exercise.")
        }
        return try submission(in: tree)
    }

    /// Commands that list an archive's files, print their contents, and unpack it.
    private typealias Archiver = (list: String, show: String, unpack: String)

    /// Names may be separated by backslashes, as PowerShell does; unpacking then has the status 1.
    private static let zip: Archiver = {
        let names = Submission.skipped.flatMap { name in ["", "*[/\\\\]"].map { "'\($0)\(name)[/\\\\]*'" } }
        let archive = "../input -x \(names.joined(separator: " "))"
        return ("unzip -Z1 \(archive)", "unzip -p \(archive)", "unzip -qo \(archive)")
    }()

    private static let tar: Archiver = {
        let archive = "../input " + Submission.exclusions.joined(separator: " ")
        return ("tar -tf \(archive)", "tar -xOf \(archive)", "tar -xf \(archive) || exit 2")
    }()

    /// Unpacks an archive, unless it has too much in it.
    private func unpack(_ archive: URL, _ input: URL, in tree: URL, _ archiver: Archiver) throws {
        let (files, bytes) = (Submission.mostFiles, Submission.mostMegabytes << 20)
        let script = """
            [ $(\(archiver.list) | head -n \(files + 1) | wc -l) -le \(files) ] || exit 99
            [ $(\(archiver.show) | head -c \(bytes + 1) | wc -c) -le \(bytes) ] || exit 99
            \(archiver.unpack)
            """
        // Archivers read some names as patterns, or as those of other machines.
        try Shell.run(["ln", "-s", archive.path, input.path])
        try Shell.run(["mkdir", tree.path])
        let outcome = try Runner(sandbox: nil, work: tree).run(["sh", "-c", script], seconds: 60, megabytes: 50)
        if outcome.status == 99 { throw Submission.tooLarge }
        if outcome.status > 1 { throw CourseError.submission("The archive cannot be unpacked.") }
        _ = Shell.succeeds(["chmod", "-R", "u+rwX", tree.path])
    }

    private func submission(wrappedIn folder: URL) throws -> Submission {
        try submission(in: Submission.root(in: folder, of: exercise))
    }

    /// Reads what is in a folder, such as the tree, as if it were submitted.
    func submission(in folder: URL) throws -> Submission {
        try Submission(in: folder, folders: exercise.folders, tree: tree)
    }
}
