import Headless
import Scenarios
import Shared

/// Conditions that every device satisfies once it has settled, under any pattern.
struct Invariants {
    private let lifetimes: Lifetimes
    private weak var root: (any ViewController)?
    private var alerts: [Alert] = []
    private var notice: String?
    private var isWorking = true
    /// The rows last checked for duplicates, by the section's identifier.
    private var rows: [String: [Row]] = [:]

    init(_ lifetimes: Lifetimes) {
        self.lifetimes = lifetimes
    }

    /// Returns a sentence about the first violated invariant after the steps of `turn`; `nil` if all hold. Called after
    /// each turn, and once after the launch.
    mutating func violation(on device: Device, _ activity: Activity, after turn: [Step]) -> String? {
        let controllers = device.window.viewControllers
        let wasWorking = isWorking
        isWorking = Activity.Reason.allCases.contains { $0 != .timer && activity.count(waitingFor: $0) > 0 }
        defer { (root, alerts, notice) = (controllers.first, device.window.alerts, device.notice) }
        return busyScreen(controllers) ?? doubledRow(device) ?? canceledWork(device)
            ?? lostAlert(device, controllers, turn) ?? (wasWorking ? nil : outcomeWithoutWork(device, turn))
            ?? lifetimes.leak(controllers, whileAlertIsUp: device.alert != nil)
    }

    /// Checks that a screen is busy only while work other than timers is under way.
    private func busyScreen(_ controllers: [any ViewController]) -> String? {
        guard !isWorking, let busy = controllers.first(where: \.screen.isBusyAnywhere) else { return nil }
        return "“\(busy.screen.title)” is busy, but no work is under way."
    }

    private mutating func doubledRow(_ device: Device) -> String? {
        for case .section(let section) in device.screen?.elements ?? [] where section.rows != rows[section.identifier] {
            rows[section.identifier] = section.rows
            var ids: Set<Row.ID> = []
            for row in section.rows where !ids.insert(row.id).inserted {
                return "“\(section.title)” has two rows with the identifier “\(row.id)”."
            }
        }
        return nil
    }

    private func canceledWork(_ device: Device) -> String? {
        guard device.alert?.message == Self.cancellation || device.notice == Self.cancellation else { return nil }
        return "Canceled work is reported: “\(Self.cancellation)”"
    }

    private static let cancellation = Failure.canceled.sentence

    /// Checks that an alert stays until it is answered, or until the app changes its root, opens a link or ends.
    private func lostAlert(_ device: Device, _ controllers: [any ViewController], _ turn: [Step]) -> String? {
        guard let lost = alerts.first, controllers.first === root else { return nil }
        var answers = 0
        for step in turn {
            switch step {
            case .relaunch, .open, .inSameTurn(.open): return nil
            case .tap, .inSameTurn(.tap): answers += 1
            default: break
            }
        }
        let isKept = (0...answers).contains { count in
            device.window.alerts.starts(with: alerts.dropFirst(count)) { $0.line == $1.line }
        }
        return isKept ? nil : "The alert “\(lost.title)” or one behind it was lost."
    }

    /// Checks that no alert or notice appears while only timers wait: canceled work is not reported.
    private func outcomeWithoutWork(_ device: Device, _ turn: [Step]) -> String? {
        guard case .wait = turn.last else { return nil }
        if device.window.alerts.count > alerts.count { return "An alert is shown, but no work was under way." }
        if let shown = device.notice, shown != notice { return "A notice is shown, but no work was under way." }
        return nil
    }
}

extension Screen {
    fileprivate var isBusyAnywhere: Bool {
        isBusy || elements.contains { if case .section(let section) = $0 { section.isBusy } else { false } }
    }
}
