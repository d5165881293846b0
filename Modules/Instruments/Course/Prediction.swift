import Foundation

/// The messages that somebody predicts or records, for each pattern in their order.
struct Prediction: Equatable, Sendable {
    let messages: [String: [String]]

    /// Reads `{"mvp": ["View → Presenter: didTapRetry()", …], …}`; `nil` if it is something else.
    init?(_ data: Data?) {
        guard let messages = data.flatMap({ try? JSONDecoder().decode([String: [String]].self, from: $0) }) else {
            return nil
        }
        self.messages = messages.mapValues { list in
            list.map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    func isComplete(_ pattern: String) -> Bool {
        messages[pattern].map { list in !list.isEmpty && list.allSatisfy { !$0.isEmpty && $0 != "…" } } ?? false
    }

    /// A sentence about the first message that differs from the recording.
    func deviation(from recording: Prediction, on pattern: String) -> String {
        let (mine, real) = (messages[pattern] ?? [], recording.messages[pattern] ?? [])
        let same = zip(mine, real).prefix { $0 == $1 }.count
        guard same < max(mine.count, real.count) else { return "\(pattern): all \(same) messages are as recorded" }
        let (predicted, recorded) = (mine.dropFirst(same).first, real.dropFirst(same).first)
        return "\(pattern): message \(same + 1) is \(recorded.map { "“\($0)”" } ?? "missing in the recording"), "
            + "you predicted \(predicted.map { "“\($0)”" } ?? "the end")"
    }
}

/// A student's answers, by question.
struct AnswerSheet: Equatable, Sendable {
    let answers: [String: String]

    /// Reads `{"question": "answer", …}`; `nil` if it is something else.
    init?(_ data: Data?) {
        guard let answers = data.flatMap({ try? JSONDecoder().decode([String: String].self, from: $0) }) else {
            return nil
        }
        self.answers = answers
    }
}
