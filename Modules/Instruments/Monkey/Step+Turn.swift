import Headless
import Scenarios

extension Step {
    /// Whether the step is an action of a row, such as “Like”, possibly in the turn of another step.
    fileprivate var isRowAction: Bool {
        switch self {
        case .tapAction: true
        case .inSection(_, let step), .inSameTurn(let step): step.isRowAction
        default: false
        }
    }

    fileprivate var isLink: Bool {
        switch self {
        case .open: true
        case .inSameTurn(let step): step.isLink
        default: false
        }
    }

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
    /// Whether the steps of a turn have the same effects, in whichever order their work runs. A turn that starts a
    /// request and leaves its screen does not: the request may be sent or not.
    var hasWorkInAnyOrder: Bool { count == 1 || allSatisfy(\.isRowAction) }

    /// Whether a link and an action on a row could fail at the same time: patterns may show the two alerts in either
    /// order.
    var mayFailInAnyOrder: Bool { contains(where: \.isLink) && contains(where: \.isRowAction) }

    /// The steps grouped by turn.
    var turns: [[Step]] {
        var turns: [[Step]] = []
        for step in self {
            if step.isInSameTurn, !turns.isEmpty { turns[turns.count - 1].append(step) } else { turns.append([step]) }
        }
        return turns
    }
}
