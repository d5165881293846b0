import Headless
import LiveObjects
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
}

/// A part that a set can hold.
private final class Named: Part, Hashable {
    static func == (one: Named, other: Named) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A part whose property of any type holds a number in the first object.
private final class Loose {
    var any: Any

    init(_ any: Any) { self.any = any }
}

private final class App: Application {
    var coordinators: [Part] = []
    /// What a closure retains, which reflection cannot see.
    var retain: () -> Void = {}

    func start() {}
    func open(_ link: DeepLink) {}
}

private final class Detail: Shown {
    let presenter: Part

    init(_ title: String = "Detail", _ presenter: Part = Part()) {
        self.presenter = presenter
        super.init(Screen(title, []))
    }
}

/// What outlives a detail.
private nonisolated enum Kept {
    case controller, screen, presenter, heldByPresenter
}

extension Detail {
    fileprivate func object(_ kept: Kept) -> AnyObject? {
        switch kept {
        case .controller: self
        case .screen: screen
        case .presenter: presenter
        case .heldByPresenter: presenter.table["key"]?[0]
        }
    }
}

struct PartsTests {
    private let parts = Parts.of(App())
    private let root = Part(), held = Named()

    @Test(
        arguments: [
            { (root: Part, held: Named) in root.one = held }, { $0.list = [Part(), $1] }, { $0.set = [$1] },
            { $0.table = ["key": [$1]] },
            {
                $0.one = Part(); $0.one?.one = $1
            },
        ] as [@MainActor @Sendable (Part, Named) -> Void]
    )
    private func `Parts of an app are found through optionals, collections and other parts`(
        hold: @MainActor @Sendable (Part, Named) -> Void
    ) {
        hold(root, held)

        let found = reachable(from: root).map(ObjectIdentifier.init)
        #expect(Set(found).isSuperset(of: [root, held].map(ObjectIdentifier.init)))
    }

    @Test func `Parts of an app are found once, despite retain cycles, and not again if they were seen`() {
        (root.one, held.one) = (held, root)
        defer { root.one = nil }
        let (first, second) = (ObjectIdentifier(root), ObjectIdentifier(held))
        var seen: Set = [second]

        let found = reachable(from: root).map(ObjectIdentifier.init)
        let unseen = parts.reachable(from: root, &seen).map(ObjectIdentifier.init)

        found.expect([first, second])
        unseen.expect([first])
        #expect(seen == [first, second])
    }

    @Test func `Parts belong to the app’s module, and are not searched where the first value led nowhere`() {
        root.list = [held]
        let screen = Screen("Screen", [])

        let roots: [AnyObject] = [screen, Loose(screen), Loose(1), Loose(held)]
        let counts = roots.map { reachable(from: $0).count }

        counts.expect([0, 1, 1, 1])
    }

    private func reachable(from root: AnyObject) -> [AnyObject] {
        var seen: Set<ObjectIdentifier> = []
        return parts.reachable(from: root, &seen)
    }
}

struct LifetimesTests {
    private let lifetimes = Lifetimes()
    private let list = Shown(Screen("List", []))
    private let gone = "“Detail” has left the window, but is still in memory."

    @Test func `View controllers need not end while the app runs or its view controllers are in the window`() {
        let app = begin()
        app.coordinators = [Part()]

        #expect(leak([list, Detail()]) == nil)
    }

    @Test(arguments: [
        (Kept.controller, "is still in memory."), (.screen, "is still in memory."),
        (.presenter, "its Part is still in memory."), (.heldByPresenter, "its Named is still in memory."),
    ])
    private func `View controllers must end with their screens and parts when they leave the window`(
        part: Kept,
        message: String
    ) {
        let app = begin()
        var detail: Detail? = Detail()
        detail?.presenter.table = ["key": [Named()]]
        var kept = detail?.object(part)
        let before = leak([list] + [detail].compactMap(\.self))
        detail = nil

        let after = leak([list])
        kept = nil

        #expect(before == nil)
        #expect(after == "“Detail” has left the window, but \(message)")
        #expect(leak([list]) == nil)
        withExtendedLifetime((app, kept)) {}
    }

    @Test func `View controllers may last as long as an alert`() {
        let app = begin(), detail = Detail()
        _ = leak([list, detail])

        let during = lifetimes.leak([list], whileAlertIsUp: true)

        #expect(during == nil)
        #expect(leak([list]) == gone)
        withExtendedLifetime((app, detail)) {}
    }

    @Test func `Lifetimes do not apply to parts that the app had before`() {
        let app = App()
        app.coordinators = [Part()]
        lifetimes.begin(app)

        _ = leak([list, Detail()])

        #expect(leak([list]) == nil)
    }

    @Test func `View controllers that arrive together end what the app made for them once all are gone`() {
        let app = begin()
        app.coordinators = [Part()]
        let second = Detail("Second")
        _ = leak([Detail("First"), second])

        let leaks = [leak([second]), leak([])]

        leaks.expect([nil, "“Second” has left the window, but is still in memory."])
        withExtendedLifetime(second) {}
    }

    @Test func `View controllers that share a part: it belongs to the first`() {
        let app = begin(), shared = Part()
        _ = leak([Detail("First", shared)])
        _ = leak([Detail("First", shared), Detail("Second", shared)])

        #expect(leak([]) == "“First” has left the window, but its Part is still in memory.")
        withExtendedLifetime((app, shared)) {}
    }

    @Test func `View controllers are named by the titles that they had on arrival`() {
        let app = begin(), detail = Detail()
        _ = leak([detail])
        detail.screen.title = "Renamed"

        #expect(leak([]) == gone)
        withExtendedLifetime(app) {}
    }

    @discardableResult
    private func begin() -> App {
        let app = App()
        lifetimes.begin(app)
        return app
    }

    private func leak(_ controllers: [any ViewController]) -> String? {
        lifetimes.leak(controllers, whileAlertIsUp: false)
    }
}
