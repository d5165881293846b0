import Headless
import Scenarios
import Shared

/// What must hold on every device once it has settled, under any pattern.
struct Invariants {
    private struct Seen {
        weak var controller: (any ViewController)?
        weak var screen: Screen?
        let title: String
    }

    private var seen: [Seen] = []
    private weak var root: (any ViewController)?
    private var alerts: [Alert] = []
    private var notice: String?
    private var isWorking = true

    /// Returns a sentence about what does not hold after `step`, the first one if there are several. Called after each
    /// step.
    mutating func violation(on device: Device, _ activity: Activity, after step: Step?) -> String? {
        let controllers = device.window.viewControllers
        let wasWorking = isWorking
        isWorking = Activity.Reason.allCases.contains { $0 != .timer && activity.count(waitingFor: $0) > 0 }
        defer { remember(device, controllers) }
        return busyScreen(controllers) ?? doubledRow(device) ?? canceledWork(device)
            ?? lostAlert(device, controllers, step) ?? leak(device, controllers)
            ?? (wasWorking ? nil : outcomeWithoutWork(device, step))
    }

    /// A screen is busy only while work is under way that is not a timer.
    private func busyScreen(_ controllers: [any ViewController]) -> String? {
        guard !isWorking, let busy = controllers.first(where: \.screen.isBusyAnywhere) else { return nil }
        return "“\(busy.screen.title)” is busy, but no work is under way."
    }

    private func doubledRow(_ device: Device) -> String? {
        for section in (try? device.sections()) ?? [] {
            var ids: Set<Row.ID> = []
            for row in section.rows where !ids.insert(row.id).inserted {
                return "“\(section.title)” has two rows with the identifier “\(row.id)”."
            }
        }
        return nil
    }

    private func canceledWork(_ device: Device) -> String? {
        let texts = [device.alert?.message, device.notice] + ((try? device.sections()) ?? []).map(\.status)
        let sentence = Failure.canceled.sentence
        return texts.contains { $0?.contains(sentence) == true } ? "Canceled work is reported: “\(sentence)”" : nil
    }

    /// An alert stays until it is answered, or until the app shows another root, opens a link or ends.
    private func lostAlert(_ device: Device, _ controllers: [any ViewController], _ step: Step?) -> String? {
        switch step {
        case nil, .relaunch, .open: return nil
        default: break
        }
        guard controllers.first === root else { return nil }
        let kept = device.window.alerts.starts(with: alerts) { $0.looksLike($1) }
        let isAnswered = device.window.alerts.starts(with: alerts.dropFirst()) { $0.looksLike($1) }
        if case .tap = step, isAnswered { return nil }
        return kept ? nil : "The alert “\(alerts[0].title)” or one behind it was lost."
    }

    /// A view controller is freed when it has left the window.
    private func leak(_ device: Device, _ controllers: [any ViewController]) -> String? {
        guard device.alert == nil else { return nil }
        let leaked = seen.first { entry in
            if let controller = entry.controller { return !controllers.contains { $0 === controller } }
            return entry.screen != nil
        }
        return leaked.map { "“\($0.title)” has left the window, but is still in memory." }
    }

    /// Time brings no alert and no notice while only timers wait: what was canceled is not reported.
    private func outcomeWithoutWork(_ device: Device, _ step: Step?) -> String? {
        guard case .wait = step else { return nil }
        if device.window.alerts.count > alerts.count { return "An alert is shown, but no work was under way." }
        if let shown = device.notice, shown != notice { return "A notice is shown, but no work was under way." }
        return nil
    }

    private mutating func remember(_ device: Device, _ controllers: [any ViewController]) {
        seen.removeAll { $0.controller == nil && $0.screen == nil }
        for controller in controllers where !seen.contains(where: { $0.controller === controller }) {
            seen.append(Seen(controller: controller, screen: controller.screen, title: controller.screen.title))
        }
        root = controllers.first
        alerts = device.window.alerts
        notice = device.notice
    }
}

extension Screen {
    fileprivate var isBusyAnywhere: Bool {
        isBusy || elements.contains { if case .section(let section) = $0 { section.isBusy } else { false } }
    }
}
