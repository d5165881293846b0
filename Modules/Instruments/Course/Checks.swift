import Counting
import Foundation

/// The checks of a submission whose program is built.
struct Checks {
    private static let runs = 3
    /// A name that no mutant has: the variable is set in every run, so that a test cannot see by it that a mutant runs.
    private static let noMutant = "none"

    let exercise: Exercise
    let patterns: [ComparedPattern]
    let files: ExerciseFiles
    let workspace: Workspace
    /// All files that the student may change, as they are now.
    let submission: Submission
    let start: Submission

    /// Checks a part of the student's own program; `listed` are its tests.
    func finding(of part: ExercisePart, listed: [String]) throws -> Finding {
        switch part.check {
        case .build, .mutants, .faultTest: .skipped("")
        case .answers: try answers(part)
        case .prediction: prediction(part)
        case .scenario: try scenario(part)
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

    /// The student's scenario fails on the start and passes on the student's program.
    private func scenario(_ part: ExercisePart) throws -> Finding {
        guard let data = submission.files[part.file] else { return .failed("There is no file \(part.file).") }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map {
            $0.drop { $0 == " " || $0 == "\t" }
        }
        let steps = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") && !$0.hasPrefix("option ") }.count
        guard steps <= part.steps else { return .failed("It has \(steps) steps, more than \(part.steps).") }
        let path = workspace.tree.appending(path: part.file).path
        for pattern in chosenPatterns(part) {
            let before = try workspace.play([path], on: pattern, startApp: true)
            if let objection = before.objection { return .failed("It cannot be played on \(pattern).", [objection]) }
            guard before.passed.isEmpty else {
                return .failed("It passes on the start, on \(pattern): it does not show the fault.")
            }
            let after = try workspace.play([path], on: pattern)
            guard !after.passed.isEmpty else {
                let details = Array(after.failures.values) + [after.objection].compactMap(\.self)
                return .failed("It fails on your program, on \(pattern).", details)
            }
        }
        return .passed("It fails on the start and passes on your program.")
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

    // MARK: What was written down

    private func answers(_ part: ExercisePart) throws -> Finding {
        guard let given = AnswerSheet(submission.files[part.file])?.answers else {
            return .failed("\(part.file) is missing, or is not a list of answers.")
        }
        let expected = try part.screen.isEmpty ? hiddenAnswers() : references(of: part.screen)
        guard let expected else { return .skipped("Not checked: the answers are not in this repository.") }
        let questions = (AnswerSheet(start.files[part.file])?.answers ?? expected).keys.sorted()
        let wrong = questions.filter { given[$0] != expected[$0] }
        return .counted(questions.count - wrong.count, of: questions.count, "answers are right", wrong)
    }

    private func hiddenAnswers() throws -> [String: String]? {
        try AnswerSheet(files.url("hidden/answers.json").map { try Data(contentsOf: $0) })?.answers
    }

    /// Returns the kinds of the references of a screen, as `compare --references` reads them, by
    /// `PATTERN OWNER.PROPERTY`.
    private func references(of screen: String) throws -> [String: String]? {
        do {
            let inventory = try Inventory(of: patterns, in: workspace.startTree)
            let entries = ReferenceList(of: screen, in: inventory)?.patterns ?? []
            let kinds = entries.flatMap { entry in
                entry.references.map { ("\(entry.name) \($0.owner).\($0.name)", $0.kind.rawValue) }
            }
            return Dictionary(kinds) { first, _ in first }
        } catch {
            throw CourseError.course("The references of \(screen) cannot be read.")
        }
    }

    private func prediction(_ part: ExercisePart) -> Finding {
        guard let lists = Prediction(submission.files[part.file]) else {
            return .failed("\(part.file) is missing, or is not a list of messages for each pattern.")
        }
        let patterns = chosenPatterns(part)
        let complete = patterns.filter { lists.isComplete($0) }
        let recording = Prediction(
            (files.url("hidden/recording.json") ?? files.url("recording.json")).flatMap { try? Data(contentsOf: $0) }
        )
        let deviations = recording.map { recorded in complete.map { lists.deviation(from: recorded, on: $0) } } ?? []
        let missing = patterns.filter { !complete.contains($0) }.map { "\($0): no list of messages" }
        return .counted(complete.count, of: patterns.count, "predictions are complete", missing + deviations)
    }
}
