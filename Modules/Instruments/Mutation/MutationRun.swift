import Counting
import Foundation
import Shared
import Synchronization
import TestTools

/// Why mutants could not be checked: a sentence.
package struct MutationError: Error, Equatable {
    package let message: String
    /// Whether the reason is a missing file or folder.
    package var isMissing = false
}

/// Runs the checks on mutants of a pattern, in a copy of the clone's code in `.build/mutate`.
package struct MutationRun: Sendable {
    private typealias Numbered = (id: Int, file: MutatedFile, mutant: Mutant)

    private let root: URL
    private let pattern: ComparedPattern
    private let progress: @Sendable (String) -> Void
    /// Whether the command was interrupted, which makes checks fail.
    private let shouldStop: @Sendable () -> Bool

    private var work: URL { root.appending(path: ".build/mutate") }
    /// The file of the results, also of those so far.
    package var report: URL { work.appending(path: "\(pattern.name).json") }

    package init(
        on pattern: ComparedPattern,
        in root: URL,
        progress: @escaping @Sendable (String) -> Void,
        shouldStop: @escaping @Sendable () -> Bool
    ) {
        (self.root, self.pattern) = (root.resolvingSymlinksInPath(), pattern)
        (self.progress, self.shouldStop) = (progress, shouldStop)
    }

    /// Runs the checks on the mutants in some files of the pattern, or in all if none are named, or on a sample.
    package func perform(files names: [String], sample: Int?, seed: UInt64) throws -> MutationReport {
        let folder = "Modules/\(pattern.module)"
        let paths = try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        guard let paths else {
            throw MutationError(message: "There is no \(folder): run “mutate” in a clone.", isMissing: true)
        }
        let files = try paths.sorted().filter { $0.hasSuffix(".swift") }.map { path in
            let text = try String(contentsOf: root.appending(path: "\(folder)/\(path)"), encoding: .utf8)
            return MutatedFile(path: "\(folder)/\(path)", text: text)
        }
        if let name = names.first(where: { name in !files.contains { $0.path == name } }) {
            throw MutationError(message: "“\(name)” is not a file such as \(files[0].path).", isMissing: true)
        }
        let all = files.flatMap { file in file.mutants.map { (file, $0) } }.enumerated().map { ($0 + 1, $1.0, $1.1) }
        var chosen: [Numbered] = all.filter { names.isEmpty || names.contains($0.1.path) }
        if let sample {
            var generator = SeededGenerator(seed: seed)
            chosen = chosen.shuffled(using: &generator).prefix(sample).sorted { $0.id < $1.id }
        }
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        let list = "cd ../.. && find Package.swift Modules Tests -type f | LC_ALL=C sort | xargs cksum | cksum"
        let sources = try run(["sh", "-c", list], seconds: 60).output.trimmed
        let earlier = try? JSONDecoder().decode(MutationReport.self, from: Data(contentsOf: report))
        var report = MutationReport(on: chosen, of: sources, after: earlier)
        let pending = report.pending
        if !pending.isEmpty { try judge(chosen.filter { pending.contains($0.id) }, &report) }
        return report
    }

    private func judge(_ mutants: [Numbered], _ report: inout MutationReport) throws {
        try copy()
        progress("Building the app and the tests…")
        if let first = try diagnostics().first { throw MutationError(message: "The code does not build: \(first)") }
        let transcripts = try play(0).output
        if let check = try check(0, transcripts).check {
            throw MutationError(message: "Without a mutant the \(check.rawValue) fail: mend them first.")
        }
        for (id, file, mutant) in mutants where mutant.body == nil {
            progress("Building \(file.path) with mutant \(id)…")
            try write(file.text(with: mutant), to: file.path)
            let (check, isLate) = try diagnostics().isEmpty ? check(0, transcripts) : (.compiler, false)
            try write(file.text, to: file.path)
            if shouldStop() { return }
            report.store(check, isLate: isLate, of: id, in: file.path)
            try save(report)
        }
        try check(compile(mutants.filter { $0.mutant.body != nil }, &report), transcripts, &report)
    }

    /// Builds mutants behind a switch, without those that the compiler refuses. Returns the others.
    private func compile(_ mutants: [Numbered], _ report: inout MutationReport) throws -> [Numbered] {
        let reader = #"Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? 0"#
        let code = "import Foundation\n\nnonisolated let archLabMutant = \(reader)\n"
        try write(code, to: "Modules/\(pattern.module)/ArchLabMutant.swift")
        var rest = mutants
        while !shouldStop() {
            progress("Compiling \(rest.count) mutants…")
            for (path, own) in Dictionary(grouping: mutants, by: \.file.path) {
                let kept = rest.filter { $0.file.path == path }.map { ($0.id, $0.mutant) }
                try write(own[0].file.text(with: Dictionary(uniqueKeysWithValues: kept)), to: path)
            }
            let lines = try diagnostics()
            let refused = Set(lines.compactMap { $0.prefixMatch(of: /mutant\/(\d+):/).flatMap { Int($0.1) } })
            if refused.isEmpty, let first = lines.first { throw MutationError(message: "It does not build: \(first)") }
            if refused.isEmpty { break }
            for (id, file, _) in rest where refused.contains(id) { report.store(.compiler, of: id, in: file.path) }
            rest.removeAll { refused.contains($0.id) }
        }
        try save(report)
        return rest
    }

    /// Runs the checks on mutants of the build, several at once.
    private func check(_ mutants: [Numbered], _ transcripts: String, _ report: inout MutationReport) throws {
        let state = Mutex((report: report, done: 0))
        let start = ContinuousClock.now
        DispatchQueue.concurrentPerform(iterations: mutants.count) { index in
            let (id, file, _) = mutants[index]
            if shouldStop() { return }
            guard let (check, isLate) = try? check(id, transcripts), !shouldStop() else { return }
            state.withLock { state in
                state.report.store(check, isLate: isLate, of: id, in: file.path)
                state.done += 1
                guard state.done % 10 == 0 else { return }
                try? save(state.report)
                let left = start.duration(to: .now) * (mutants.count - state.done) / state.done
                progress("\(state.done) of \(mutants.count), about \(left.components.seconds / 60 + 1) min left")
            }
        }
        report = state.withLock(\.report)
        try save(report)
    }

    // MARK: Checks

    /// Returns the first check after the compiler that catches a mutant.
    private func check(_ id: Int, _ transcripts: String) throws -> (check: MutationReport.Check?, isLate: Bool) {
        let roles = try test("^\(pattern.module)Tests\\.", id, seconds: 60)
        if roles.status != 0 { return (.roles, roles.isLate) }
        let scenarios = try play(id)
        if scenarios.status != 0 || scenarios.output != transcripts { return (.scenarios, scenarios.isLate) }
        let lifetimes = try test("LifetimeTests", id, seconds: 120)
        return lifetimes.status == 0 ? (nil, false) : (.lifetimes, lifetimes.isLate)
    }

    private func test(_ filter: String, _ id: Int, seconds: Int) throws -> ChildProcess.Outcome {
        let program = ["build/debug/arch-demoPackageTests.xctest", "--testing-library", "swift-testing"]
        return try run(program + ["--filter", filter], id, seconds: seconds)
    }

    private func play(_ id: Int) throws -> ChildProcess.Outcome {
        try run(["build/debug/arch-demo", "verify", "--pattern", pattern.name, "--json"], id, seconds: 120)
    }

    /// Builds the copy. Returns its errors and warnings; none if the build succeeds.
    private func diagnostics() throws -> [String] {
        let build = ["swift", "build", "--package-path", "tree", "--scratch-path", "build"]
        let options = ["--product", "arch-demoPackageTests", "-Xswiftc", "-continue-building-after-errors"]
        let outcome = try run(build + options + ["--manifest-cache", "local", "-Xswiftc", "-gnone"], seconds: 7_200)
        let lines = "\(outcome.output)\n\(outcome.messages)".split(separator: "\n").map(String.init)
        let found = lines.filter { $0.prefixMatch(of: /\S+: (error|warning):/) != nil }
        return found.isEmpty && outcome.status != 0 ? [lines.last ?? "no message"] : found
    }

    /// Runs a command for at most `seconds` of processor time and ten times as much real time, with at most 16 GB of
    /// memory.
    private func run(_ command: [String], _ id: Int = 0, seconds: Int) throws -> ChildProcess.Outcome {
        let limits = "ulimit -v 16000000 && ulimit -S -t \(seconds)"
        let limited = ["/bin/sh", "-c", "cd \"$0\" && \(limits) && mkdir -p tmp && exec \"$@\"", work.path]
        let own = ["MUTANT": "\(id)", "TMPDIR": work.appending(path: "tmp").path]
        let environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
        return try ChildProcess.run(limited + command, environment: environment, limit: .seconds(10 * seconds))
    }

    // MARK: Files

    /// Copies the code and the tests. Their dates stay, so that only what has changed is compiled again.
    private func copy() throws {
        let script = "rm -rf tree tmp; mkdir tree; tar -C ../.. -cf - Package.swift Modules Tests | tar -C tree -xf -"
        let outcome = try run(["sh", "-c", script], seconds: 600)
        if outcome.status != 0 { throw MutationError(message: "Cannot copy the code to \(work.path).") }
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let tests = ["ConformanceTests", "\(pattern.module)Tests"]
        let code = """
            package.targets.removeAll { $0.type == .test && !\(tests).contains($0.name) }
            package.targets.first { $0.name == "ConformanceTests" }?.dependencies.append("arch-demo")

            """
        try write(manifest + code, to: "Package.swift")
    }

    private func write(_ text: String, to path: String) throws {
        try text.write(to: work.appending(path: "tree/\(path)"), atomically: true, encoding: .utf8)
    }

    private func save(_ report: MutationReport) throws {
        try JSONEncoder().encode(report).write(to: self.report, options: .atomic)
    }
}
