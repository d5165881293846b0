import Headless
import Shared

/// Performs steps on a stage, one after the other.
package final class ScenarioPlayer {
    private let stage: any Stage
    /// What could be acted on when the app was last settled.
    private var settled = Targets()

    package init(stage: any Stage) {
        self.stage = stage
    }

    /// Performs `step` once the app has settled, or at once if it is in the same turn as the step before. Work that the
    /// step starts may still be under way when it returns. Returns why an action changed nothing, or `nil`.
    @discardableResult
    package func perform(_ step: Step) async throws(StepFailure) -> NoEffect? {
        if case .inSameTurn(let step) = step { return try await performAtOnce(step) }
        try await stage.settle()
        settled = Targets(stage.device)
        return try await perform(step, in: nil)
    }

    /// Performs an action that does nothing if its target is covered or gone by now. Throws if the target is neither
    /// there nor was when the app was last settled.
    private func performAtOnce(_ step: Step) async throws(StepFailure) -> NoEffect? {
        do throws(StepFailure) {
            return try await perform(step, in: nil)
        } catch {
            guard settled.contains(step) || Targets(stage.device).contains(step) else { throw error }
            return .outOfReach
        }
    }

    private func perform(_ step: Step, in section: String?) async throws(StepFailure) -> NoEffect? {
        switch step {
        case .inSameTurn(let step): return try await perform(step, in: section)
        case .inSection(let section, let step): return try await perform(step, in: section)
        case .wait(let duration): try await stage.wait(duration)
        case .open(let link): stage.app.open(link)
        case .relaunch: try await relaunch()
        case .network(let network): try setNetwork(network)
        case .expect(let expectation): try check(expectation, in: section)
        case .print: try stage.write(ScreenText(stage.device).lines)
        case .type(let label, nil): throw StepFailure("There is no text for the field “\(label)”.")
        case .type, .tap, .tapRow, .tapAction, .tab, .back, .scrollToEnd, .refresh:
            return try attempt(in: section) { device throws(DeviceError) in try device.act(step, in: section) }
        }
        return nil
    }

    private func relaunch() async throws(StepFailure) {
        await stage.app.end(within: stage.limit)
        do {
            try await stage.app.launch()
        } catch {
            throw StepFailure("The app did not start again. \(Failure(error).sentence)")
        }
    }

    private func setNetwork(_ network: Connection.Network) throws(StepFailure) {
        do {
            try MissingLibrary.check(network)
        } catch {
            throw StepFailure(error.message)
        }
        stage.configuration.connection.network = network
    }

    private func check(_ expectation: Expectation, in section: String?) throws(StepFailure) {
        let objection = try attempt(in: section) { device throws(DeviceError) in
            try ExpectationChecker(device: device, section: section, requests: stage.configuration.requests)
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
        case .type, .inSection, .wait, .relaunch, .open, .network, .expect, .print, .inSameTurn: break
        }
        return nil
    }
}
