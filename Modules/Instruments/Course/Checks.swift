import Foundation

/// The checks of a submission whose program is built.
struct Checks {
    private static let runs = 3
    private static let lifetimes = "ConformanceTests\\.(Content)?LifetimeTests"
    /// A name that no mutant has: runs of the good program are among those of the mutants, and look the same.
    private static let noMutant = "none"
    private static let warning = "Tests that find no mutant, named or hidden, get no points."

    let workspace: Workspace
    /// All files that the student may change, as they are now.
    let submission: Submission
    let oldTests: Set<String>

    var exercise: Exercise { workspace.exercise }

    /// Checks a part. `mutants` replaces the student's program in the workspace.
    func finding(of part: ExercisePart) throws -> Finding {
        switch part.check {
        case .scenarios: try scenarios()
        case .verify: try verify()
        case .rules: try green("PatternRulesTests", "Every rule is kept.")
        case .leaks: try green(Self.lifetimes, "The objects of closed screens are freed.")
        case .tests: try tests(part)
        case .scenario: try scenario()
        case .mutants: try mutants(part)
        case .answers: answers(part)
        }
    }

    private func green(_ filter: String, _ reason: String) throws -> Finding {
        let run = try workspace.runTests(filter, of: workspace.testNames())
        return run.isGreen ? .passed(reason) : .failed("Tests fail.", run.details)
    }

    private func scenarios() throws -> Finding {
        let folder = exercise.folder.appending(path: "acceptance")
        let names = try scenarioNames(in: folder)
        try Shell.run(["cp", "-R", folder.path, workspace.runner.work.path])
        return try play(names.map { "acceptance/\($0).scenario" }, names: names)
    }

    private func verify() throws -> Finding {
        let names = try scenarioNames(in: workspace.tree.appending(path: "Modules/Scenarios/BuiltIn"))
        var finding = try play([], names: names)
        finding.fraction?.round(.down)
        return finding
    }

    private func scenarioNames(in folder: URL) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return paths.filter { $0.hasSuffix(".scenario") }.map(Self.name).sorted()
    }

    private func play(_ paths: [String], names: [String]) throws -> Finding {
        let played = try workspace.play(paths, on: exercise.patterns)
        let failures = names.compactMap { name in played.failure(of: name).map { "\(name): \($0)" } }
        let passed = names.count - failures.count
        return .counted(passed, of: names.count, "scenarios pass", Array(failures.prefix(5)))
    }

    static func name(_ path: String) -> String {
        URL(filePath: path).deletingPathExtension().lastPathComponent
    }

    private func tests(_ part: ExercisePart) throws -> Finding {
        let names = try workspace.testNames()
        var runs: [TestRun] = []
        while runs.count < Self.runs {
            runs.append(try workspace.runTests(exercise.tests, of: names))
            if let failure = failure(of: runs, on: "your own program") { return failure }
        }
        let new = runs[0].passed.subtracting(oldTests)
        let missing = (part.required ?? []).filter { word in !new.contains { $0.contains(word) } }
        guard missing.isEmpty else { return .failed("Suites have no new tests.", missing) }
        return .passed("\(new.count) new tests pass, three times.")
    }

    /// Runs the student's tests on a good program, then on each mutant and again on the good program in random order.
    /// A student's clone has at most the named mutants, which give no points there. If the start is one, the student's
    /// program is the good one.
    private func mutants(_ part: ExercisePart) throws -> Finding {
        let hidden = try exercise.url("hidden/mutants.txt").map { url in
            try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
        }
        let named = part.named ?? []
        let isStart = isTriedOnStart(part)
        guard hidden != nil || isStart || exercise.url("named.patch") != nil else {
            let list = named.joined(separator: ", ")
            let reason = "Your lecturer has the mutants. Make the named ones yourself: a test must fail on \(list)."
            return Finding(reason: reason, details: [Self.warning])
        }
        if isStart {
            let run = try workspace.runTests(exercise.tests, of: workspace.testNames())
            if let failure = failure(of: [run], on: "your own program") { return failure }
        }
        try isStart ? workspace.take("start") : workspace.takeMutants()
        try submission.write(into: workspace.tree, exercise.folders) { $0.hasPrefix("Tests/") }
        workspace.progress("Building your tests with the mutants…")
        if let errors = try workspace.build() {
            let cause = "they have an error, or use what the start does not declare"
            let reason = "Your tests do not build with another solution: \(cause)."
            return .failed(reason, errors)
        }
        let all = named + (hidden ?? [])
        let good = Array(repeating: Self.noMutant, count: isStart ? 0 : Self.runs)
        let names = try workspace.testNames(Self.noMutant)
        var runs: [String: [TestRun]] = [:]
        for mutant in good.prefix(1) + (all + good.dropFirst()).shuffled() {
            runs[mutant, default: []].append(try workspace.runTests(exercise.tests, of: names, mutant: mutant))
            if let failure = failure(of: runs[Self.noMutant] ?? [], on: "a good program") { return failure }
        }
        let missed = all.filter { runs[$0]?.last?.isGreen == true }
        var details = missed.filter(named.contains).map { "Not found: \($0)" }
        let missedHidden = missed.count - details.count
        let found = all.count - missed.count
        guard let hidden else {
            if found == 0 { details.append(Self.warning) }
            let reason = "\(found) of \(named.count) named mutants make a test fail. Your lecturer has others."
            return Finding(reason: reason, details: details)
        }
        if missedHidden > 0 { details.append("Not found: \(missedHidden) of \(hidden.count) hidden mutants") }
        return .counted(found, of: all.count, "mutants make a test fail", details)
    }

    /// Whether the start is the named mutant, and the student's program the good one: a student's clone has no other.
    private func isTriedOnStart(_ part: ExercisePart) -> Bool {
        part.isStart == true && exercise.url("hidden/mutants.txt") == nil
    }

    /// Returns a finding if a run of several on one program is not green.
    private func failure(of runs: [TestRun], on program: String) -> Finding? {
        guard let red = runs.first(where: { !$0.isGreen }) else { return nil }
        let verb = red.failures.isEmpty ? "do not all run" : "fail"
        let trouble = runs.contains(where: \.isGreen) ? "pass only sometimes" : verb
        return .failed("Your tests \(trouble) on \(program).", red.details)
    }

    private func answers(_ part: ExercisePart) -> Finding {
        let key = part.key ?? [:]
        let data = submission.files.first { $0.key.hasSuffix("/answers.json") }?.value
        guard let data, let answers = try? JSONDecoder().decode([String: String].self, from: data) else {
            return .failed("answers.json is missing, or is not JSON like that of the start.")
        }
        let wrong = key.keys.sorted().filter { answers[$0] != key[$0] }
        return .counted(key.count - wrong.count, of: key.count, "answers are right", wrong.map { "Not right: \($0)" })
    }
}

extension Checks {
    /// Builds the program and checks all parts.
    func grades() async throws -> [PartGrade] {
        var (build, failure): (PartGrade?, Finding?)
        if exercise.needsBuild {
            workspace.progress("Building your program…")
            let errors = try workspace.build()
            build = PartGrade(nil, errors.map { .failed("It does not build.", $0) } ?? .passed("It builds."))
            if errors != nil { failure = .skipped("Not checked, because the program does not build.") }
        }
        var findings = try check([.scenarios], or: failure)
        if findings[.scenarios]?.fraction == 0 {
            failure = .skipped("Not checked, because none of the exercise's scenarios passes.")
        }
        // Playing all scenarios takes as long as all tests, and each only reads the program.
        async let verified = check([.verify], or: failure)
        findings.merge(try check([.rules, .leaks, .tests], or: failure)) { $1 }
        findings.merge(try await verified) { $1 }
        findings.merge(try check([.scenario, .mutants, .answers], or: failure)) { $1 }
        // Empty tests pass, too.
        if findings[.tests]?.fraction == 1, findings[.mutants]?.fraction == 0 {
            findings[.tests] = .failed("Your tests find no mutant.")
        }
        let sorted = ExercisePart.Check.allCases.flatMap { check in exercise.parts.filter { $0.check == check } }
        let grades = sorted.compactMap { part in findings[part.check].map { PartGrade(part, $0) } }
        return [build].compactMap(\.self) + grades
    }

    /// Checks parts in this order. After a failure they are skipped, but for mutants that need only the tests.
    private func check(_ checks: [ExercisePart.Check], or failure: Finding?) throws -> [ExercisePart.Check: Finding] {
        try checks.reduce(into: [:]) { findings, check in
            guard let part = exercise.parts.first(where: { $0.check == check }) else { return }
            let skipped = check == .mutants && !isTriedOnStart(part) ? nil : failure
            if skipped == nil { workspace.progress("Checking \(check.rawValue)…") }
            findings[check] = try skipped ?? finding(of: part)
        }
    }
}
