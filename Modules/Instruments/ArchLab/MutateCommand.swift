import AppCommand
import Foundation
import Mutation
import Screens
import Shared
import Synchronization
import Terminal
import TestTools

/// `mutate`: makes small mistakes in a pattern, and counts which checks catch them, in a copy in `.build/mutate`.
nonisolated struct MutateCommand: Sendable {
    private typealias Numbered = (id: Int, file: MutatedFile, mutant: Mutant)

    let options: MutateOptions

    private var module: String { options.pattern.module }
    private var work: URL { URL(filePath: "\(FileManager.default.currentDirectoryPath)/.build/mutate") }
    /// The file of the results, also of those so far.
    private var results: URL { work.appending(path: "\(options.pattern.name).json") }

    /// Runs the checks on the mutants in some files of the pattern, or in all if none are named, or on a sample.
    func perform() async throws -> ExitStatus {
        let folder = "Modules/\(module)"
        guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
            throw CommandFailure(message: "There is no \(folder): run “mutate” in a clone.", status: .fileNotFound)
        }
        let files = try paths.sorted().filter { $0.hasSuffix(".swift") }.map { path in
            let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
            return MutatedFile(path: "\(folder)/\(path)", text: text)
        }
        if let name = options.files.first(where: { name in !files.contains { $0.path == name } }) {
            throw CommandFailure(message: "“\(name)” is not a file such as \(files[0].path).", status: .fileNotFound)
        }
        let all = files.flatMap { file in file.mutants.map { (file, $0) } }.enumerated().map { ($0 + 1, $1.0, $1.1) }
        let named: [Numbered] = all.filter { options.files.isEmpty || options.files.contains($0.1.path) }
        var generator = SeededGenerator(seed: options.seed)
        let chosen = named.shuffled(using: &generator).prefix(options.sample).sorted { $0.id < $1.id }
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        let list = "cd ../.. && find Package.swift Modules Tests -type f | LC_ALL=C sort | xargs cksum | cksum"
        let sources = try run(["sh", "-c", list], seconds: 60).output.trimmed
        let earlier = try? JSONDecoder().decode(MutationReport.self, from: Data(contentsOf: results))
        var report = MutationReport(on: chosen, of: sources, after: earlier)
        let pending = report.pending
        if !pending.isEmpty { try judge(chosen.filter { pending.contains($0.id) }, &report) }
        Output.results.write("\(report.text.displayableLines)\nThe report: \(results.path)\n")
        return .done
    }

    private func judge(_ mutants: [Numbered], _ report: inout MutationReport) throws {
        try copy()
        Output.messages.write("Building the app and the tests…\n")
        if let first = try diagnostics().first { throw failure("The code does not build: \(first)") }
        let transcripts = try play(0).output
        if let check = try check(0, transcripts).check {
            throw failure("Without a mutant the \(check.rawValue) fail: mend them first.")
        }
        for (id, file, mutant) in mutants where mutant.body == nil {
            Output.messages.write("Building \(file.path) with mutant \(id)…\n")
            try write(file.text(with: mutant), to: file.path)
            let (check, isLate) = try diagnostics().isEmpty ? check(0, transcripts) : (.compiler, false)
            try write(file.text, to: file.path)
            if Interruption.isRequested { return }
            report.store(check, isLate: isLate, of: id, in: file.path)
            try save(report)
        }
        try check(compile(mutants.filter { $0.mutant.body != nil }, &report), transcripts, &report)
    }

    /// Builds mutants behind a switch, without those that the compiler refuses. Returns the others.
    private func compile(_ mutants: [Numbered], _ report: inout MutationReport) throws -> [Numbered] {
        let code = #"nonisolated let archLabMutant = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? 0"#
        try write("import Foundation\n\n\(code)\n", to: "Modules/\(module)/ArchLabMutant.swift")
        var (rest, refused) = (mutants, Set<Int>())
        repeat {
            Output.messages.write("Compiling \(rest.count) mutants…\n")
            for (path, own) in Dictionary(grouping: mutants, by: \.file.path) {
                let kept = rest.filter { $0.file.path == path }.map { ($0.id, $0.mutant) }
                try write(own[0].file.text(with: Dictionary(uniqueKeysWithValues: kept)), to: path)
            }
            let lines = try diagnostics()
            refused = Set(lines.compactMap { $0.prefixMatch(of: /mutant\/(\d+):/).flatMap { Int($0.1) } })
            if refused.isEmpty, let first = lines.first { throw failure("It does not build: \(first)") }
            for (id, file, _) in rest where refused.contains(id) { report.store(.compiler, of: id, in: file.path) }
            rest.removeAll { refused.contains($0.id) }
        } while !refused.isEmpty && !Interruption.isRequested
        try save(report)
        return rest
    }

    /// Runs the checks on mutants of the build, several at once.
    private func check(_ mutants: [Numbered], _ transcripts: String, _ report: inout MutationReport) throws {
        let state = Mutex(report)
        let start = ContinuousClock.now
        DispatchQueue.concurrentPerform(iterations: mutants.count) { index in
            let (id, file, _) = mutants[index]
            if Interruption.isRequested { return }
            guard let (check, isLate) = try? check(id, transcripts), !Interruption.isRequested else { return }
            state.withLock { report in
                report.store(check, isLate: isLate, of: id, in: file.path)
                let done = mutants.count - report.pending.count
                guard done % 10 == 0 else { return }
                try? save(report)
                let seconds = (start.duration(to: .now) * (mutants.count - done) / done).components.seconds
                Output.messages.write("\(done) of \(mutants.count), about \(seconds / 60 + 1) min left\n")
            }
        }
        report = state.withLock(\.self)
        try save(report)
    }

    // MARK: Checks

    /// Returns the first check after the compiler that catches a mutant.
    private func check(_ id: Int, _ transcripts: String) throws -> (check: MutationReport.Check?, isLate: Bool) {
        let roles = try test("^\(module)Tests\\.", id, seconds: 60)
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
        try run(["build/debug/arch-demo", "verify", "--pattern", options.pattern.name, "--json"], id, seconds: 120)
    }

    /// Builds the copy. Returns its errors and warnings; none if the build succeeds.
    private func diagnostics() throws -> [String] {
        let build = ["swift", "build", "--package-path", "tree", "--scratch-path", "build"]
        let tests = ["--product", "arch-demoPackageTests", "-Xswiftc", "-continue-building-after-errors"]
        let outcome = try run(build + tests + ["--manifest-cache", "local", "-Xswiftc", "-gnone"], seconds: 7_200)
        let lines = "\(outcome.output)\n\(outcome.messages)".split(separator: "\n").map(String.init)
        let found = lines.filter { $0.prefixMatch(of: /\S+: (error|warning):/) != nil }
        return found.isEmpty && outcome.status != 0 ? [lines.last ?? "no message"] : found
    }

    /// Runs a command for at most `seconds` of processor time and ten times as much real time, with at most 16 GB of
    /// memory.
    private func run(_ command: [String], _ id: Int = 0, seconds: Int) throws -> ChildProcess.Outcome {
        let limits = "ulimit -v 16000000 && ulimit -S -t \(seconds)"
        let start = #"cd "$0" && \#(limits) && mkdir -p tmp && exec env MUTANT=\#(id) TMPDIR="$PWD/tmp" "$@""#
        return try ChildProcess.run(["/bin/sh", "-c", start, work.path] + command, limit: .seconds(10 * seconds))
    }

    private func failure(_ message: String) -> CommandFailure { CommandFailure(message: message, status: .failed) }

    // MARK: Files

    /// Copies the code and the tests. Their dates stay, so that only what has changed is compiled again.
    private func copy() throws {
        let script = "rm -rf tree tmp; mkdir tree; tar -C ../.. -cf - Package.swift Modules Tests | tar -C tree -xf -"
        let outcome = try run(["sh", "-c", script], seconds: 600)
        if outcome.status != 0 { throw failure("Cannot copy the code to \(work.path).") }
        let tests = ["ConformanceTests", "\(module)Tests"]
        let code = """
            package.targets.removeAll { $0.type == .test && !\(tests).contains($0.name) }
            package.targets.first { $0.name == "ConformanceTests" }?.dependencies.append("arch-demo")

            """
        try write(String(contentsOfFile: "Package.swift", encoding: .utf8) + code, to: "Package.swift")
    }

    private func write(_ text: String, to path: String) throws {
        try text.write(to: work.appending(path: "tree/\(path)"), atomically: true, encoding: .utf8)
    }

    private func save(_ report: MutationReport) throws {
        try JSONEncoder().encode(report).write(to: results, options: .atomic)
    }
}
