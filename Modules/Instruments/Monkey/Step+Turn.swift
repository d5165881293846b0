import Headless
import Scenarios

extension Step {
    /// The same step on the next row; `nil` if it is not a step on a row.
    var onNextRow: Step? {
        switch self {
        case .tapRow(.number(let number)): .tapRow(.number(number + 1))
        case .tapAction(let label, .number(let number)): .tapAction(label, of: .number(number + 1))
        case .inSection(let title, let step): step.onNextRow.map { .inSection(title, $0) }
        default: nil
        }
    }
}

extension [Step] {
    /// The steps grouped by turn.
    var turns: [[Step]] {
        var turns: [[Step]] = []
        for step in self {
            if step.isInSameTurn, !turns.isEmpty { turns[turns.count - 1].append(step) } else { turns.append([step]) }
        }
        return turns
    }
}
