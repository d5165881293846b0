import Headless
import Scenarios

extension Device {
    /// Returns what `step` would act on at this moment, such as a certain row of a certain screen; `nil` if that is
    /// covered or not there.
    func target(of step: Step) -> String? {
        if case .open = step { return step.source }
        if let alert {
            guard case .tap(let label) = step, alert.buttons.contains(where: { $0.label == label }) else { return nil }
            return "\(alert.id)"
        }
        guard let screen else { return nil }
        return switch step {
        case .tap(let label): target(label, in: nil)
        case .inSection(let section, .tap(let label)): target(label, in: section)
        case .inSection(let section, .tapRow(let row)): target(row, nil, in: section)
        case .inSection(let section, .tapAction(let action, let row)): target(row, action, in: section)
        case .tab: isSheetPresented ? nil : step.source
        default: screen.name
        }
    }

    private func target(_ label: String, in section: String?) -> String? {
        (try? button(label, in: section)).map { "\(ObjectIdentifier($0))" }
    }

    private func target(_ row: RowReference, _ action: String?, in section: String) -> String? {
        guard
            let row = try? find(row, in: section).row,
            action == nil || row.actions.contains(where: { $0.label == action })
        else { return nil }
        return screen.map { "\($0.name) \(row.id)" }
    }
}

extension Screen {
    fileprivate var name: String { "\(ObjectIdentifier(self))" }
}
