import Headless
import Scenarios

extension Step {
    /// The step without the section and the turn in which it is taken.
    fileprivate var action: Step {
        switch self {
        case .inSection(_, let step), .inSameTurn(let step): step.action
        default: self
        }
    }

    /// Whether the step is an action of a row, such as “Like”.
    fileprivate var isRowAction: Bool {
        if case .tapAction = action { true } else { false }
    }

    fileprivate var isLink: Bool {
        if case .open = action { true } else { false }
    }

    /// Whether the step may remove what another one loads.
    fileprivate var mayRemove: Bool { [.tap(label: "Delete"), .tap(label: "Log out")].contains(action) }

    fileprivate var mayLoad: Bool {
        switch action {
        case .back, .open, .refresh, .scrollToEnd, .tab, .tapRow: true
        case .tap(let label): ["Refresh", "Retry"].contains(label)
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

    /// Whether the turn may end in several ways. A link and an action on a row show their alerts in either order, if
    /// both fail; what loads while the user deletes or logs out is of before or after.
    var mayEndInSeveralWays: Bool {
        contains(where: \.isLink) && contains(where: \.isRowAction)
            || contains(where: \.mayRemove) && contains(where: \.mayLoad)
    }

    /// The steps grouped by turn.
    var turns: [[Step]] {
        var turns: [[Step]] = []
        for step in self {
            if step.isInSameTurn, !turns.isEmpty { turns[turns.count - 1].append(step) } else { turns.append([step]) }
        }
        return turns
    }
}
