import Foundation

/// The grade of a submission.
package struct Grade: Encodable, Equatable, Sendable {
    package let exercise: Int
    package let title: String
    package let points: Double
    package let maximum: Int
    package let parts: [PartGrade]
    let ignored: [String: String]
    /// The lines that a person should look at: the lecturer's, not the student's.
    package var suspicions: [Suspicion]
    /// The grade as text for the student, the failed parts first.
    package let text: String

    init(_ exercise: Exercise, _ parts: [PartGrade], _ submission: Submission, _ suspicions: [Suspicion]) {
        self.exercise = exercise.number
        title = exercise.title
        points = (parts.map(\.points).reduce(0, +) * 100).rounded() / 100
        maximum = exercise.points
        self.parts = parts
        ignored = submission.ignored
        self.suspicions = suspicions
        let unused = ignored.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        let sorted = PartGrade.Status.allCases.flatMap { status in parts.filter { $0.status == status } }
        let unchecked = parts.filter { $0.status == .skipped }.map(\.maximum).reduce(0, +)
        text =
            "Exercise \(exercise.number): \(title)\n" + String(format: "%g of %d points\n", points, maximum)
            + (unchecked == 0 ? "\n" : "\(unchecked) points were not checked.\n\n") + sorted.map(\.text).joined()
            + Self.note("Not used", unused)
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
package struct PartGrade: Encodable, Equatable, Sendable {
    package enum Status: String, CaseIterable, Encodable, Sendable {
        case failed, skipped, passed
    }

    /// The name of a check, or `build`.
    package let check: String
    package let status: Status
    package let points: Double
    package let maximum: Int
    /// What was found, in a sentence.
    package let reason: String
    package let details: [String]
    /// What a failure means; empty if the part passed.
    package let why: String
    package let read: [String]

    /// Grades a part; `nil` is the build, which gives no points.
    init(_ part: ExercisePart?, _ finding: Finding) {
        check = part?.check.rawValue ?? "build"
        maximum = part?.points ?? 0
        points = (Double(maximum) * (finding.fraction ?? 0) * 100).rounded() / 100
        status = finding.fraction.map { $0 == 1 ? .passed : .failed } ?? .skipped
        reason = finding.reason
        details = finding.details
        why = status == .failed ? part?.why ?? "" : ""
        read = status == .failed ? part?.read ?? [] : []
    }

    var text: String {
        let mark =
            switch status {
            case .passed: "✔"
            case .failed: "✘"
            case .skipped: "–"
            }
        let head = "\(mark) \(check)  " + String(format: "%g of %d: ", points, maximum) + reason
        let reading = read.isEmpty ? "" : "Read " + read.joined(separator: ", ")
        return ([head] + details + [why, reading].filter { !$0.isEmpty }).joined(separator: "\n    ") + "\n"
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
        let fraction = total == 0 ? 0 : Double(count) / Double(total)
        return Finding(fraction: fraction, reason: "\(count) of \(total) \(things).", details: details)
    }
}

/// A line of a submission that a person should look at: it could forge a result.
package struct Suspicion: Encodable, Equatable, Sendable {
    let path: String
    let line: Int
    let word: String

    var text: String { "\(path):\(line): \(word)" }

    /// What forges results, starts programs, or reads what a solution does not need.
    private static let words = """
        exit _exit quick_exit abort raise kill signal Process posix_spawn posix_spawnp fork vfork system popen
        execv execve execvp execvpe fexecve dlopen dlsym syscall getenv environ environment ProcessInfo CommandLine
        FileHandle FileManager InputStream OutputStream contentsOf contentsOfFile filePath fopen fdopen write pwrite
        writev fwrite readlink chmod fchmod stat fstat lstat access utimes setxattr socket mmap MUTANT print jsonl Regex
        withKnownIssue unsafeFlags externalMacro unsafeBitCast
        @_silgen_name @_cdecl @_extern @_section @section @_used @c @attached @freestanding
        """.split(whereSeparator: \.isWhitespace)

    /// A regular expression, which may hide what follows from the tests that read sources.
    private static let literal = #"#/|(^|[\s(\[{,:=!?&|])/[^\s/*]"#

    /// Finds the words in the Swift files of `submission`, in the order of paths and lines; ignores lines of the start.
    static func all(in submission: Submission, start: Submission) -> [Suspicion] {
        submission.files.sorted { $0.key < $1.key }.filter { $0.key.hasSuffix(".swift") }.flatMap { path, data in
            let old = Set(lines(of: start.files[path] ?? Data()))
            return lines(of: data).enumerated().filter { !old.contains($0.element) }.flatMap { index, line in
                let parts = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
                let hides = line.range(of: literal, options: .regularExpression) != nil
                let found = words.filter(parts.contains) + (hides ? ["/…/"] : [])
                return found.map { Suspicion(path: path, line: index + 1, word: String($0)) }
            }
        }
    }

    private static func lines(of data: Data) -> [Substring] {
        String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
}
