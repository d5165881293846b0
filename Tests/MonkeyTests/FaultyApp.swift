import Headless
import Screens
import Shared

/// A small app that may have one fault.
final class FaultyApp: Application {
    enum Fault: String, CaseIterable {
        case misspells, refuses, doublesRow, staysBusy, leaks, keepsPresenter, keepsFlow, losesAlert,
            reportsCanceledWork, neverEnds
    }

    private let window: Window
    private let clock: any AppClock
    private let fault: Fault?
    private var flows: [DetailFlow] = []
    private var left: [AnyObject] = []

    /// Returns a pattern that builds the app with `fault`.
    static func pattern(_ fault: Fault? = nil) -> Pattern {
        Pattern(name: fault?.rawValue ?? "sound", title: fault == nil ? "Sound" : "Faulty") { services, window in
            FaultyApp(services, window, fault)
        }
    }

    init(_ services: Services, _ window: Window, _ fault: Fault?) {
        self.window = window
        self.fault = fault
        clock = services.clock
    }

    func start() {
        let stack = NavigationStack()
        let list = ListView(fault) { [weak self, weak stack] in
            if let self, let stack { openDetail(on: stack) }
        }
        stack.push(list)
        window.setRoot(stack)
    }

    private func openDetail(on stack: NavigationStack) {
        let detail = DetailView(clock, fault)
        flows.append(DetailFlow())
        if fault == .leaks { left.append(detail) }
        if fault == .keepsPresenter { left.append(detail.presenter) }
        stack.push(detail) { [weak self] in self?.closeDetail() }
    }

    private func closeDetail() {
        if fault != .keepsFlow { flows.removeLast() }
    }

    func open(_ link: DeepLink) {}
}

/// A list that opens a detail.
private final class ListView: ViewController {
    let screen: Screen
    private let list = Section("List", buttons: [Button("Add")])

    init(_ fault: FaultyApp.Fault?, didTapOpen: @escaping () -> Void) {
        let open = Button("Open")
        screen = Screen("List", [.button(open), .section(list)])
        open.onTap = didTapOpen
        list.buttons[0].onTap = { [list] in
            let number = fault == .doublesRow ? list.rows.count / 2 : list.rows.count
            list.rows.append(Row(id: "\(number)", title: "Row"))
        }
    }
}

/// What the app owns for as long as a detail is open.
private final class DetailFlow {}

/// What a detail owns.
private final class DetailPresenter {}

/// A detail with work and an alert.
private final class DetailView: ViewController {
    private nonisolated enum Job: Hashable { case load }

    let screen: Screen
    let presenter = DetailPresenter()
    private let work: Work<Job>
    private let ticker: Ticker
    private let load = Button("Load"), ask = Button("Ask")

    init(_ clock: any AppClock, _ fault: FaultyApp.Fault?) {
        let name = Field("Name", .name)
        screen = Screen("Detail", [.field(name), .button(load), .button(ask)])
        work = Work(clock: clock)
        ticker = Ticker(clock: clock, interval: .seconds(1))
        name.onEdit = { [load] in
            if fault == .misspells, name.value == "   " { name.error = "Misspelt" }
            if fault == .refuses, name.value == "Zoë" { load.isEnabled = false }
        }
        load.onTap = { [weak self] in self?.didTapLoad(clock, fault) }
        ask.onTap = { [weak self] in self?.didTapAsk(fault) }
    }

    private func didTapLoad(_ clock: any AppClock, _ fault: FaultyApp.Fault?) {
        screen.isBusy = true
        work.run(.load) {
            // Runs, and waits for nothing, until it is canceled.
            if fault == .neverEnds { while !Task.isCancelled { await Task.yield() } }
            try await clock.sleep(for: .seconds(1))
        } then: { [weak self] _ in
            if fault != .staysBusy { self?.screen.isBusy = false }
        }
    }

    private func didTapAsk(_ fault: FaultyApp.Fault?) {
        if fault != .reportsCanceledWork { present(Alert(title: "Sure?")) }
        ticker.start { [weak self] _ in
            self?.ticker.stop()
            if fault == .losesAlert { self?.window?.dismissAlerts() }
            if fault == .reportsCanceledWork { self?.show(notice: "Done") }
        }
    }
}
