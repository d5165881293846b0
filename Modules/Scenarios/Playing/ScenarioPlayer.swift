import Headless
import Shared

/// Performs steps on a stage, one after the other.
package final class ScenarioPlayer {
    private let stage: any Stage

    package init(stage: any Stage) {
        self.stage = stage
    }

    /// Performs `step` once the app has settled. Work that the step starts may still be under way when it returns.
    /// Returns why an action changed nothing, or `nil`.
    @discardableResult
    package func perform(_ step: Step) async throws(StepFailure) -> NoEffect? {
        try await stage.settle()
        return try await perform(step, in: nil)
    }

    private func perform(_ step: Step, in section: String?) async throws(StepFailure) -> NoEffect? {
        switch step {
        case .inSection(let section, let step): return try await perform(step, in: section)
        case .wait(let duration): try await stage.wait(duration)
        case .open(let link): stage.open(link)
        case .relaunch: try await stage.relaunch()
        case .network(let network): stage.setNetwork(network)
        case .expect(let expectation): try check(expectation, in: section)
        case .print: try stage.write(ScreenText(stage.device).lines)
        case .type(let label, nil): throw StepFailure("There is no text for the field “\(label)”.")
        case .type, .tap, .tapRow, .tapAction, .tab, .back, .scrollToEnd, .refresh:
            return try attempt(in: section) { device throws(DeviceError) in try device.act(step, in: section) }
        }
        return nil
    }

    private func check(_ expectation: Expectation, in section: String?) throws(StepFailure) {
        let objection = try attempt(in: section) { device throws(DeviceError) in
            try ExpectationChecker(device: device, section: section, requests: stage.requests)
                .objection(to: expectation)
        }
        if let objection { throw StepFailure(objection) }
    }

    private func attempt<Result>(
        in section: String?,
        _ body: (Device) throws(DeviceError) -> Result
    ) throws(StepFailure) -> Result {
        do throws(DeviceError) {
            return try body(stage.device)
        } catch {
            throw StepFailure(error, on: stage.device, in: section)
        }
    }
}

extension Device {
    /// Performs the action of `step`; does nothing for any other step.
    fileprivate func act(_ step: Step, in section: String?) throws(DeviceError) -> NoEffect? {
        switch step {
        case .type(let label, let text?): try type(text, into: label)
        case .tap(let label): return try tap(label, in: section)
        case .tapRow(let row): return try tap(row, in: section)
        case .tapAction(let action, let row): try tap(action, of: row, in: section)
        case .tab(let title): return try selectTab(title)
        case .back: return try back()
        case .scrollToEnd: return try scrollToEnd()
        case .refresh: try refresh()
        case .type, .inSection, .wait, .relaunch, .open, .network, .expect, .print: break
        }
        return nil
    }
}
