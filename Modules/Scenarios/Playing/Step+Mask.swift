import Headless

extension Step {
    /// Returns the step with “•” for each character of a text for a field that `device` masks or does not have; `nil`
    /// if there is no such text. Delivers what is due to be rendered, as the step itself does.
    package func masked(on device: Device) -> Step? {
        switch self {
        case .inSameTurn(let step):
            step.masked(on: device).map(Step.inSameTurn)
        case .type(let label, let text?) where device.masks(label):
            .type(label: label, text: text.masked)
        case .expect(.field(let label, let value)) where device.masks(label):
            .expect(.field(label: label, value: value.masked))
        default: nil
        }
    }
}

extension Scenario.Line {
    /// Returns the line as it may be shown: its source is that of the masked step.
    func masked(on device: Device) -> Scenario.Line {
        Scenario.Line(number: number, source: step.masked(on: device)?.source ?? source, step: step)
    }
}

extension Device {
    fileprivate func masks(_ label: String) -> Bool {
        updateIfNeeded()
        return (try? field(label))?.isSecure != false
    }
}

extension String {
    fileprivate var masked: String { String(repeating: "•", count: count) }
}
