import Headless
import Scenarios

@testable import Monkey

extension Device {
    /// Identifies what `step` acts on: the same values after another action mean the same button or row. Tabs and links
    /// are the same on each screen.
    func target(of step: Step) -> [AnyHashable] {
        switch step {
        case .tab, .open: []
        default: [screen.map(ObjectIdentifier.init), alert?.id] + (step.onNextRow == nil ? [] : rowIDs)
        }
    }

    private var rowIDs: [AnyHashable] {
        ((try? rows()) ?? []).map(\.id)
    }
}
