import Headless
import Monkey
import Screens

@testable import Shared

/// A small app that may have one fault.
final class FaultyApp: Application, NavigationStackDelegate {
    enum Fault: String, CaseIterable {
        // What a difference shows.
        case misspells, choosesRow, dropsWaitingAlert, sendsRequest, writesRow, leaksObserver, keepsTimer
        // What a difference between two faulty apps shows, because it depends on the order of their work.
        case numbersMarks
        // What an invariant shows.
        case doublesRowAtOnce, staysBusy, leaks, keepsFlow, keepsApp, losesAlert, losesWaitingAlert
        case alertsAboutCanceledWork
        case neverEnds
    }

    /// Barks when work begins that never ends.
    @TaskLocal static var watchdog: Watchdog?

    private enum Flow {
        case list
        case detail(DetailFlow)
    }

    /// What outlives its app by a fault.
    private static var kept: [AnyObject] = []

    private let window: Window
    private let services: Services
    private let fault: Fault?
    private let appFlow = AppFlow()
    private var flow = Flow.list
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
        self.services = services
        if fault == .keepsApp { Self.kept.append(appFlow) }
    }

    func start() {
        let stack = NavigationStack()
        let list = ListView(services.activity, fault) { [weak self, weak stack] in
            if let self, let stack { openDetail(on: stack) }
        }
        stack.delegate = self
        stack.push(list)
        window.setRoot(stack)
    }

    private func openDetail(on stack: NavigationStack) {
        let detail = DetailView(services, fault)
        flow = .detail(DetailFlow())
        if fault == .leaks { left.append(detail) }
        if fault == .leaksObserver { Self.kept.append(services.photos.changes.observe {}) }
        stack.push(detail)
    }

    func navigationStack(_ stack: NavigationStack, didShow controller: any ViewController) {
        if controller is ListView, fault != .keepsFlow { flow = .list }
    }

    func open(_ link: DeepLink) {}
}

/// A list that opens a detail.
private final class ListView: ViewController {
    let screen: Screen
    private let list = Section("List", buttons: [Button("Add")])

    init(_ activity: Activity, _ fault: FaultyApp.Fault?, didTapOpen: @escaping () -> Void) {
        let open = Button("Open")
        screen = Screen("List", [.button(open), .section(list)])
        open.onTap = didTapOpen
        let marks = Work<ExactText>(activity: activity)
        var isAdding = false
        list.buttons[0].onTap = { [list] in
            var row = Row(id: "\(isAdding ? 0 : list.rows.count)", title: "Row")
            if fault == .choosesRow { row.onSelect = {} }
            if fault == .numbersMarks { row.actions = [Self.mark(row.id, in: list, marks)] }
            guard fault == .doublesRowAtOnce else { return list.rows.append(row) }
            isAdding = true
            let job = activity.begin("row")
            Task {
                await job.run {
                    list.rows.append(row)
                    isAdding = false
                }
            }
        }
    }

    /// Returns the action that gives a row a number as its mark, later.
    private static func mark(_ id: Row.ID, in list: Section, _ marks: Work<Row.ID>) -> Row.Action {
        Row.Action("Mark") { [weak list] in
            marks.run(id) {
            } then: { [weak list] _ in
                guard let list, let index = list.rows.firstIndex(where: { $0.id == id }) else { return }
                list.rows[index].mark = "\(list.rows.compactMap(\.mark).count + 1)"
            }
        }
    }
}

/// What the app owns until its end.
private final class AppFlow {}

/// What the app owns for as long as a detail is open.
private final class DetailFlow {}

/// A detail with work and alerts.
private final class DetailView: ViewController {
    private nonisolated enum Job: Hashable { case load }

    let screen: Screen
    private let services: Services
    private let fault: FaultyApp.Fault?
    private let work: Work<Job>
    private let ticker: Ticker
    private let load = Button("Load"), ask = Button("Ask"), askTwice = Button("Ask twice")

    init(_ services: Services, _ fault: FaultyApp.Fault?) {
        let name = Field("Name", .name)
        screen = Screen("Detail", [.field(name), .button(load), .button(ask), .button(askTwice)])
        self.services = services
        self.fault = fault
        work = Work(activity: services.activity)
        ticker = Ticker(clock: services.clock, activity: services.activity, interval: .seconds(1))
        name.onEdit = {
            if fault == .misspells, name.value == "   " { name.error = "Misspelt" }
        }
        load.onTap = { [weak self] in self?.didTapLoad() }
        ask.onTap = { [weak self] in self?.didTapAsk() }
        askTwice.onTap = { [weak self] in self?.didTapAskTwice() }
    }

    private func didTapLoad() {
        screen.isBusy = true
        work.run(.load) { [services, fault] in
            // Stays runnable until it is canceled: work that waits would count as settled.
            if fault == .neverEnds {
                await FaultyApp.watchdog?.bark()
                while !Task.isCancelled { await Task.yield() }
            }
            if fault == .sendsRequest { _ = try await services.feed.pictures(of: "Cakes") }
            if fault == .writesRow, let email = EmailAddress("a@b.cd") {
                _ = try? await services.accounts.logIn(Credentials(email: email, password: "wrong"))
            }
            try await services.clock.sleep(for: .seconds(1))
        } then: { [weak self, fault] _ in
            if fault != .staysBusy { self?.screen.isBusy = false }
        }
    }

    private func didTapAsk() {
        if fault != .alertsAboutCanceledWork { present(Alert(title: "Sure?")) }
        ticker.start { [weak self, fault] _ in
            if fault != .keepsTimer { self?.ticker.stop() }
            if fault == .losesAlert { self?.window?.dismissAlerts() }
            if fault == .alertsAboutCanceledWork { self?.present(Alert(title: "Done")) }
        }
    }

    private func didTapAskTwice() {
        let answer = Alert.Button("Yes") { [weak self, fault] in
            if fault == .losesWaitingAlert { self?.window?.dismissAlerts() }
        }
        present(Alert(title: "First?", buttons: [answer]))
        if fault != .dropsWaitingAlert { present(Alert(title: "Second?")) }
    }
}

extension Watchdog {
    /// A watchdog that cancels only on `bark()`, however slow the machine is.
    static var patient: Watchdog { Watchdog(patience: .seconds(86_400)) }
}
