import Headless
import Scenarios
import Screens
import Shared

/// The apps of several patterns to which the same steps happen.
final class Lockstep {
    private let subjects: [Subject]

    init(_ subjects: [Subject]) {
        self.subjects = subjects
    }

    /// The device of the first pattern, which shows what the others show.
    var device: Device { subjects[0].device }

    /// Launches the apps. Throws a `Finding` if they differ or break an invariant, else what a launch throws.
    func launch() async throws {
        for subject in subjects {
            do {
                try await subject.launch()
            } catch let failure as StepFailure {
                throw Finding(kind: .unsettled, pattern: subject.pattern.title, message: failure.message)
            }
        }
        try check(after: nil)
    }

    /// Performs `step` on each app. Returns the reason why it did nothing. Throws if the apps differ after it or one
    /// breaks an invariant.
    func perform(_ step: Step) async throws(Finding) -> Refusal? {
        var refusals: [Refusal?] = []
        for subject in subjects {
            do throws(StepFailure) {
                refusals.append(try await subject.perform(step))
            } catch {
                throw Finding(kind: .unsettled, pattern: subject.pattern.title, message: error.message)
            }
        }
        for (subject, refusal) in zip(subjects, refusals) where refusal != refusals[0] {
            throw difference(of: subject, "“\(step.source)” differs", refusals[0].text, refusal.text)
        }
        try check(after: step)
        return refusals[0]
    }

    /// Ends the apps.
    func end() async {
        for subject in subjects { await subject.end() }
    }

    private func check(after step: Step?) throws(Finding) {
        for subject in subjects.dropFirst() where !subject.device.looksLike(device) {
            throw screensDiffer(subject)
        }
        for subject in subjects {
            if let message = subject.violation(after: step) {
                throw Finding(kind: .violation, pattern: subject.pattern.title, message: message)
            }
        }
    }

    private func screensDiffer(_ subject: Subject) -> Finding {
        let (lines, others) = (ScreenText(device).lines, ScreenText(subject.device).lines)
        let index = (0..<max(lines.count, others.count)).first { lines[at: $0] != others[at: $0] } ?? 0
        let what = "The screens differ in line \(index + 1)"
        return difference(of: subject, what, "“\(lines[at: index])”", "“\(others[at: index])”")
    }

    private func difference(of subject: Subject, _ what: String, _ one: String, _ other: String) -> Finding {
        Finding(
            kind: .difference,
            pattern: subject.pattern.title,
            message: "\(what): \(one) on \(subjects[0].pattern.title), \(other) on \(subject.pattern.title)."
        )
    }
}

extension [String] {
    /// The line at `index`; empty if there is none.
    fileprivate subscript(at index: Int) -> String { indices.contains(index) ? self[index] : "" }
}

extension Refusal? {
    fileprivate var text: String {
        switch self {
        case nil: "it works"
        case .impossible(let message): "“\(message)”"
        case .noEffect(let reason): "“\(reason.message)”"
        }
    }
}
