import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import Monkey

/// A part of an app.
private final class Part {}

private final class App: Application {
    var coordinators: [Part] = []

    func start() {}
    func open(_ link: DeepLink) {}
}

private final class Detail: Shown {
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
