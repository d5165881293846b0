import Foundation

/// The grade of a submission.
package struct Grade: Encodable, Equatable, Sendable {
    let title: String
    let points: Double
    let maximum: Int
    let parts: [PartGrade]
    let ignored: [String: String]
    /// The lines that a person should look at: the lecturer's, not the student's.
    package var suspicions: [Suspicion]
    /// The grade as text for the student, the failed parts first.
    let text: String

    init(_ exercise: Exercise, _ parts: [PartGrade], _ submission: Submission, _ suspicions: [Suspicion]) {
        title = exercise.title
        points = (parts.map(\.points).reduce(0, +) * 100).rounded() / 100
        maximum = exercise.points
        self.parts = parts
        ignored = submission.ignored
        self.suspicions = suspicions
        let unchecked = parts.filter { $0.status == .skipped }.map(\.maximum).reduce(0, +)
        let sorted = PartGrade.Status.allCases.flatMap { status in parts.filter { $0.status == status } }
        text =
            "Exercise \(exercise.number): \(title)\n" + String(format: "%g of %d points\n", points, maximum)
            + (unchecked == 0 ? "\n" : "\(unchecked) points were not checked.\n\n") + sorted.map(\.text).joined()
            + Self.note("Not used", ignored.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
    }

    /// Whether a part passed and none failed. Students cannot check every part: some are skipped.
    package var isSuccess: Bool {
        parts.contains { $0.status == .passed } && !parts.contains { $0.status == .failed }
    }

    /// The grade as text, with the suspicions.
    package var report: String { text + Self.note("For a person to look at", suspicions.map(\.text)) }

    private static func note(_ title: String, _ lines: [String]) -> String {
        let shown = lines.prefix(20).map { "    \($0)\n" }.joined()
        return lines.isEmpty ? "" : "\n\(title) (\(lines.count)):\n\(shown)"
    }
}

/// The grade of a part.
struct PartGrade: Encodable, Equatable, Sendable {
    enum Status: String, CaseIterable, Encodable, Sendable {
        case failed, skipped, passed
    }

    /// The name of a check, or `build`.
    let check: String
    let status: Status
    let points: Double
    let maximum: Int
    let reason: String
    let details: [String]
    let text: String

    /// Grades a part; `nil` is the build, which gives no points.
    init(_ part: ExercisePart?, _ finding: Finding) {
        check = part?.check.rawValue ?? "build"
        maximum = part?.points ?? 0
        points = (Double(maximum) * (finding.fraction ?? 0) * 100).rounded() / 100
        (reason, details) = (finding.reason, finding.details)
        let mark: String
        switch finding.fraction {
        case nil: (status, mark) = (.skipped, "–")
        case 1: (status, mark) = (.passed, "✔")
        default: (status, mark) = (.failed, "✘")
        }
        let share = status == .skipped ? "–" : String(format: "%g", points)
        let head = "\(mark) \(check)  \(share) of \(maximum): \(reason)"
        let advice = status == .failed ? part?.advice ?? [] : []
        text = ([head] + details + advice).joined(separator: "\n    ") + "\n"
    }
}

/// What a check found.
struct Finding: Equatable, Sendable {
    /// The fraction of the points, 0 to 1; `nil` if nothing was checked.
    var fraction: Double?
    let reason: String
    var details: [String] = []

    static func passed(_ reason: String) -> Finding { Finding(fraction: 1, reason: reason) }

    static func failed(_ reason: String, _ details: [String] = []) -> Finding {
        Finding(fraction: 0, reason: reason, details: details)
    }

    static func skipped(_ reason: String) -> Finding { Finding(reason: reason) }

    static func counted(_ count: Int, of total: Int, _ things: String, _ details: [String] = []) -> Finding {
        let reason = "\(count) of \(total) \(things)."
        return Finding(fraction: Double(count) / Double(max(total, 1)), reason: reason, details: details)
    }
}

/// A line of a submission that a person should look at: it could forge a result.
package struct Suspicion: Encodable, Equatable, Sendable {
    let place: String
    let code: String

    var text: String { "\(place): \(code)" }

    /// What could forge results without an import. One that the start does not have may bring files, processes, C.
    private static let words: Set<Substring> = [
        "import", "print", "debugPrint", "dump", "readLine", "CommandLine", "processExitsWith", "Regex",
        "withKnownIssue", "Unmanaged", "withCString", "utf8Start", "baseAddress", "@c", "@section", "@used",
        "@attached", "@freestanding",
    ]

    /// Parts of words: of memory, and of chance, by which a test could fail on some mutant.
    private static let partsOfWords = ["unsafe", "random", "shuffle"]

    /// A regular expression, which may hide what follows from the tests that read sources.
    private static let literal = #"#/|(^|[\s(\[{,:=!?&|])/[^\s/*]"#

    /// Finds such lines in the Swift files of `submission`, in the order of paths; ignores lines that the start has in
    /// any file. Names the files of tests with a copy of `program`, which would tell every mutant from it.
    static func all(in submission: Submission, start: Submission, program: Submission) -> [Suspicion] {
        let old = Set(start.files.values.flatMap(lines))
        let known = Set(program.files.values.flatMap(longLines))
        return submission.files.sorted { $0.key < $1.key }.filter { $0.key.hasSuffix(".swift") }.flatMap { path, data in
            let copied = path.hasPrefix("Tests/") ? longLines(of: data).count(where: known.contains) : 0
            let copies = copied < 20 ? [] : [Suspicion(place: path, code: "\(copied) lines are the program's.")]
            let found = zip(1..., lines(of: data)).filter { !old.contains($1) && isSuspicious($1) }
            return copies
                + found.map { number, line in
                    Suspicion(place: "\(path):\(number)", code: String(line.drop(while: \.isWhitespace).prefix(100)))
                }
        }
    }

    /// Returns lines that two files hardly share by chance: of this project's own tests, at most 14 are the program's.
    private static func longLines(of data: Data) -> [String] {
        lines(of: data).map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.count >= 24 }
    }

    private static func isSuspicious(_ line: String) -> Bool {
        let parts = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
        return line.range(of: literal, options: .regularExpression) != nil
            || parts.contains { word in
                words.contains(word) || word.hasPrefix("@_")
                    || partsOfWords.contains { word.lowercased().contains($0) }
            }
    }

    private static func lines(of data: Data) -> [String] {
        String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    }
}
