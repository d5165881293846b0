import Foundation

/// The checks of a submission whose program is built.
struct Checks {
    private static let runs = 3
    /// A name that no mutant has: the variable is set in every run, so that a test cannot see by it that a mutant runs.
    private static let noMutant = "none"

    let exercise: Exercise
    let files: ExerciseFiles
    let workspace: Workspace
    /// All files that the student may change, as they are now.
    let submission: Submission
    let start: Submission

    /// Checks a part of the student's own program; `listed` are its tests.
    func finding(of part: ExercisePart, listed: [String]) throws -> Finding {
        switch part.check {
        case .build, .mutants: .skipped("")
        case .scenarios: try scenarios(part)
        case .verify: try verify(part)
        case .rules: green(try workspace.runTests("PatternRulesTests", listed: listed), "Every rule is kept.")
        case .leaks:
            green(
                try workspace.runTests("ConformanceTests\\.(Content)?LifetimeTests", listed: listed),
                "The objects of closed screens are freed."
            )
        case .tests: try tests(part, listed: listed)
        }
    }

    private func green(_ run: TestRun, _ reason: String) -> Finding {
        run.isGreen ? .passed(reason) : .failed("Tests fail.", run.details)
    }

    // MARK: Scenarios

    private func chosenPatterns(_ part: ExercisePart) -> [String] {
        part.patterns.isEmpty ? exercise.description.patterns : part.patterns
    }

    private func scenarios(_ part: ExercisePart) throws -> Finding {
        let folder = workspace.runner.work.appending(path: "acceptance")
        try Shell.run(["mkdir", "-p", folder.path])
        let urls = part.files.flatMap(files.urls)
        for url in urls { try Shell.run(["cp", url.path, folder.path]) }
        let names = urls.map(\.lastPathComponent)
        return try play(names.map { folder.appending(path: $0).path }, names: names.map(Self.name), part)
    }

    private func verify(_ part: ExercisePart) throws -> Finding {
        let folder = workspace.tree.appending(path: "Modules/Scenarios/BuiltIn").path
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        let names = paths.filter { $0.hasSuffix(".scenario") }.map(Self.name).sorted()
        let finding = try play([], names: names, part)
        return finding.fraction == 1 ? finding : Finding(fraction: 0, reason: finding.reason, details: finding.details)
    }

    private func play(_ paths: [String], names: [String], _ part: ExercisePart) throws -> Finding {
        var (count, details): (Int, [String]) = (0, [])
        for pattern in chosenPatterns(part) {
            let played = try workspace.play(paths, on: pattern)
            count += played.passed.intersection(names).count
            let failed = names.filter { !played.passed.contains($0) }
            let lines = failed.prefix(5).map { "\($0) on \(pattern): \(played.failures[$0] ?? "did not end")" }
            details += [played.objection].compactMap(\.self) + lines
        }
        return .counted(count, of: names.count * chosenPatterns(part).count, "scenarios pass", details)
    }

    private static func name(_ path: String) -> String {
        String(path.split(separator: "/").last?.dropLast(".scenario".count) ?? "")
    }

    // MARK: The student's tests

    private func tests(_ part: ExercisePart, listed: [String]) throws -> Finding {
        guard submission.tests != start.tests else { return .failed("You have written no tests.") }
        let (run, isSteady) = try repeated(part, listed: listed)
        guard isSteady else { return .failed("Your tests pass only sometimes.", run.details) }
        guard run.isGreen else { return .failed("Your tests fail on your own program.", run.details) }
        let missing = part.required.filter { word in !run.passed.contains { $0.contains(word) } }
        guard missing.isEmpty else { return .failed("Tests are missing.", missing) }
        return .passed("\(run.passed.count) tests pass, three times.")
    }

    /// Runs the student's tests on the exemplar and on each mutant.
    func mutants(_ part: ExercisePart, listed: [String]) throws -> Finding {
        let (run, isSteady) = try repeated(part, listed: listed, mutant: Self.noMutant)
        guard isSteady else { return .failed("Your tests pass only sometimes on a good program.", run.details) }
        guard run.isGreen else { return .failed("Your tests fail on a good program.", run.details) }
        func isFound(_ mutant: String) throws -> Bool {
            try !workspace.runTests(part.filter, listed: listed, mutant: mutant).isGreen
        }
        let missed = try part.named.filter { try !isFound($0) }
        let missedHidden = try part.hidden.filter { try !isFound($0) }.count
        let total = part.named.count + part.hidden.count
        let hidden = missedHidden == 0 ? [] : ["Not found: \(missedHidden) of \(part.hidden.count) hidden mutants"]
        return .counted(
            total - missed.count - missedHidden,
            of: total,
            "mutants make a test fail",
            missed.map { "Not found: \($0)" } + hidden
        )
    }

    /// Runs the tests several times, up to a run that is not green; returns the last run, and whether all were alike.
    private func repeated(
        _ part: ExercisePart,
        listed: [String],
        mutant: String? = nil
    ) throws -> (run: TestRun, isSteady: Bool) {
        let first = try workspace.runTests(part.filter, listed: listed, mutant: mutant)
        guard first.isGreen else { return (first, true) }
        for _ in 1..<Self.runs {
            let run = try workspace.runTests(part.filter, listed: listed, mutant: mutant)
            if !run.isGreen { return (run, false) }
        }
        return (first, true)
    }
}
