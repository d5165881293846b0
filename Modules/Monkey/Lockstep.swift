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

    /// Launches the apps. Throws a `Finding` if they differ or break an invariant.
    func launch() async throws {
        for subject in subjects { try await subject.launch() }
        try check(after: nil)
    }

    /// Performs `step` on each app. Returns the reason why it did nothing. Throws a `Finding` if the apps differ after
    /// it or break an invariant.
    func perform(_ step: Step) async throws(Finding) -> Refusal? {
        var refusals: [Refusal?] = []
        for subject in subjects {
            do {
                refusals.append(try await subject.perform(step))
            } catch {
                throw Finding(kind: .unsettled, pattern: subject.pattern.title, message: error.message)
            }
        }
        for (subject, refusal) in zip(subjects, refusals) where refusal != refusals[0] {
            throw difference(of: subject, "“\(step.source)”: \(refusals[0].text) on", "\(refusal.text) on")
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
        let index = zip(lines, others).prefix { $0 == $1 }.underestimatedCount
        let first = zip(lines, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(lines.count, others.count)
        _ = index
        func line(_ lines: [String]) -> String { lines.indices.contains(first) ? lines[first] : "" }
        return difference(of: subject, "The screens differ in line \(first + 1): “\(line(lines))” on", "“\(line(others))” on")
    }

    private func difference(of subject: Subject, _ one: String, _ other: String) -> Finding {
        Finding(
            kind: .difference,
            pattern: subject.pattern.title,
            message: "\(one) \(subjects[0].pattern.title), \(other) \(subject.pattern.title)."
        )
    }
}

extension Refusal? {
    fileprivate var text: String {
        switch self {
        case nil: "it has an effect"
        case .impossible(let message): message
        case .noEffect(let reason): reason.message
        }
    }
}
