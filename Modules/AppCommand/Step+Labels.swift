import Headless
import Scenarios

extension Step {
    /// Returns the step with each label in the letter case of the only matching label on `device`; expectations are
    /// unchanged.
    func withLabels(of device: Device, in section: String? = nil) -> Step {
        func label(_ label: String, _ kind: ElementKind) -> String { device.label(label, of: kind, in: section) }
        func row(_ reference: RowReference) -> RowReference {
            if case .title(let title) = reference { .title(label(title, .row)) } else { reference }
        }
        return switch self {
        case .type(let field, let text): .type(label: label(field, .field), text: text)
        case .tap(let button): .tap(label: label(button, .button))
        case .tapRow(let reference): .tapRow(row(reference))
        case .tapAction(let action, let reference): .tapAction(label(action, .action), of: row(reference))
        case .tab(let title): .tab(label(title, .tab))
        case .inSection(let title, let step):
            .inSection(label(title, .section), step.withLabels(of: device, in: label(title, .section)))
        case .inSameTurn(let step): .inSameTurn(step.withLabels(of: device, in: section))
        case .back, .scrollToEnd, .refresh, .wait, .relaunch, .open, .network, .expect, .print: self
        }
    }
}
