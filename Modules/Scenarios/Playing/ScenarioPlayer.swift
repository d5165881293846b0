import Headless
import Shared

/// Performs steps, one after the other, as a person would.
package final class ScenarioPlayer {
    private let stage: any Stage

    package init(stage: any Stage) {
        self.stage = stage
    }

    /// Performs `step` once the app has settled. What the step sets off may still be under way afterwards.
    package func perform(_ step: Step) async throws(StepFailure) {
        await stage.settle()
        try await perform(step, in: nil)
    }

    private func perform(_ step: Step, in section: String?) async throws(StepFailure) {
        switch step {
        case .type(let label, let text?): try act { device throws(DeviceError) in try device.type(text, into: label) }
        case .type(let label, nil): throw StepFailure("There is no text for the field “\(label)”.")
        case .tap(let label): try act { device throws(DeviceError) in try device.tap(label, in: section) }
        case .tapRow(let row): try act { device throws(DeviceError) in try device.tap(row, in: section) }
        case .tapAction(let action, let row):
            try act { device throws(DeviceError) in try device.tap(action, of: row, in: section) }
        case .inSection(let section, let step): try await perform(step, in: section)
        case .tab(let title): try act { device throws(DeviceError) in try device.selectTab(title) }
        case .back: try act { device throws(DeviceError) in try device.back() }
        case .scrollToEnd: try act { device throws(DeviceError) in try device.scrollToEnd() }
        case .refresh: try act { device throws(DeviceError) in try device.refresh() }
        case .wait(let duration): await stage.wait(duration)
        case .open(let link): stage.open(link)
        case .relaunch: try await stage.relaunch()
        case .network(let network): stage.setNetwork(network)
        case .expect(let expectation): try check(expectation, in: section)
        case .print: try stage.write(ScreenText(stage.device).lines)
        }
    }

    private func act(_ action: (Device) throws(DeviceError) -> Void) throws(StepFailure) {
        do throws(DeviceError) {
            try action(stage.device)
        } catch {
            throw StepFailure(error)
        }
    }

    private func check(_ expectation: Expectation, in section: String?) throws(StepFailure) {
        let objection: String?
        do throws(DeviceError) {
            objection = try ExpectationChecker(device: stage.device, section: section, requests: stage.requests)
                .objection(to: expectation)
        } catch {
            throw StepFailure(error)
        }
        if let objection { throw StepFailure(objection) }
    }
}
