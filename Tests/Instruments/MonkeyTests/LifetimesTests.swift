import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import Monkey

/// A part of an app, which may hold others.
private class Part {
    var one: Part?
    var list: [Part] = []
    var set: Set<Named> = []
    var table: [String: [Part]] = [:]

    /// Holds new parts in each way.
    func hold() {
        (one, list, set, table) = (Named(), [Named()], [Named()], ["key": [Part()]])
        table["key"]?[0].one = Named()
    }
}

/// A part that a set can hold.
private final class Named: Part, Hashable {
    static func == (one: Named, other: Named) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class App: Application {
    var coordinators: [Part] = []

    func start() {}
    func open(_ link: DeepLink) {}
}

private final class Detail: Shown {
    let presenter = Part()

    init(_ title: String = "Detail") {
        super.init(Screen(title, []))
    }
}

struct LifetimesTests {
    private let app = App(), lifetimes = Lifetimes()
    private let list = Shown(Screen("List", []))

    init() {
        lifetimes.begin(app)
    }

    @Test(
        arguments: [
            { $0.screen }, { $0.presenter }, { $0.presenter.one }, { $0.presenter.list[0] }, { $0.presenter.set.first },
            { $0.presenter.table["key"]?[0].one },
        ] as [@MainActor @Sendable (Detail) -> AnyObject?]
    )
    private func `View controllers must end with their screens and parts when they leave the window`(
        part: @MainActor @Sendable (Detail) -> AnyObject?
    ) {
        var detail: Detail? = Detail()
        detail?.presenter.hold()
        var kept = detail.flatMap { part($0) }
        let name = (kept as? Part).map { "its \(type(of: $0)) " } ?? ""
        let before = leak([list] + [detail].compactMap(\.self))
        detail = nil

        let after = leak([list])
        kept = nil

        #expect(before == nil)
        #expect(after == "“Detail” has left the window, but \(name)is still in memory.")
        #expect(leak([list]) == nil)
        withExtendedLifetime(kept) {}
    }

    @Test func `View controllers may last as long as an alert, and are named by the titles that they had on arrival`() {
        let detail = Detail()
        _ = leak([list, detail])
        detail.screen.title = "Renamed"

        let during = lifetimes.leak([list], whileAlertIsUp: true)

        #expect(during == nil)
        #expect(leak([list]) == "“Detail” has left the window, but is still in memory.")
        withExtendedLifetime(detail) {}
    }

    @Test func `View controllers that arrive together end what the app made for them once all are gone`() {
        app.coordinators = [Part()]
        let second = Detail("Second")
        _ = leak([Detail("First"), second])
        let leaks = [leak([second]), leak([])]

        app.coordinators = []

        leaks.expect([nil, "“Second” has left the window, but is still in memory."])
        withExtendedLifetime(second) {}
    }

    private func leak(_ controllers: [any ViewController]) -> String? {
        lifetimes.leak(controllers, whileAlertIsUp: false)
    }
}
