import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct AppViewTests {
    @Test func `Start and links reach the presenter`() {
        let (view, presenter, _) = makeAppView()

        view.start()
        view.open(.users)

        presenter.messages.expect([.didStart, .didReceive(.users)])
    }

    @Test func `An alert and a notice show above any screen`() {
        let (view, _, bench) = makeAppView()
        bench.show(UnrelatedView())

        view.showAlert(.logOutFailed("Not found."))
        view.showNotice("Not saved.")

        #expect(bench.device.alert?.content == .logOutFailed("Not found."))
        #expect(bench.device.notice == "Not saved.")
    }

    @Test func `The whole app is busy until that ends`() {
        let (view, _, bench) = makeAppView()

        view.showLoading(true)
        let during = bench.device.isBusy
        view.showLoading(false)

        #expect(during)
        #expect(!bench.device.isBusy)
    }

    @Test func `Alerts are dismissed, and a notice is hidden`() {
        let (view, _, bench) = makeAppView()
        view.showAlert(.photoGone)
        view.showAlert(.photoGone)
        view.showNotice("Saved")

        view.dismissAlerts()
        view.hideNotice()

        #expect(bench.device.alert == nil)
        #expect(bench.device.notice == nil)
    }

    @Test func `Log in replaces everything, alerts included`() {
        let (view, presenter, bench) = makeAppView()
        let delegate = AppDelegatesStub()
        view.openTabs(landing: .dashboard, logOutDelegate: delegate)
        view.showAlert(.photoGone)

        view.openLogin(delegate: delegate)

        #expect(presenter.messages.last == .makeLogin(delegate: ObjectIdentifier(delegate)))
        #expect(bench.device.screen?.title == "Log in")
        #expect(bench.device.tabs == nil)
        #expect(bench.device.alert == nil)
    }

    @Test(arguments: zip(AppOptions.Landing.allCases, ["Dashboard", "Users", "Photos"]))
    func `Every tab gets the delegate, and the landing screen's tab is selected`(
        landing: AppOptions.Landing,
        title: String
    ) {
        let (view, presenter, bench) = makeAppView()
        let delegate = AppDelegatesStub()

        view.openTabs(landing: landing, logOutDelegate: delegate)

        presenter.messages.expect(AppTab.allCases.map { .makeTab($0, delegate: ObjectIdentifier(delegate)) })
        #expect(bench.device.screen?.title == title)
    }

    @Test(arguments: [
        (DeepLink.users, "Users"), (.favorites, "Favorites"), (.photo(1), "photos/1"),
        (.category("Nature"), "category/Nature"),
    ])
    func `A link opens its screen or else its tab, in new tabs and in those that are open, and shows no other`(
        link: DeepLink,
        title: String
    ) {
        let (start, _, new) = makeAppView()
        let (view, _, open) = makeAppView()
        let delegate = AppDelegatesStub()
        view.openTabs(landing: .dashboard, logOutDelegate: delegate)
        open.window.present(UnrelatedView())
        var shown: Set<String?> = []
        for device in [new.device, open.device] {
            device.onChange = { [unowned device] in shown.insert(device.screen?.title) }
        }

        start.openTabs(link: link, logOutDelegate: delegate)
        view.openScreen(of: link)

        #expect(new.device.screen?.title == title)
        #expect(open.device.screen?.title == title)
        #expect(shown == ["Unrelated", title])
    }

    @Test func `A link opens above its tab and closes the sheet`() throws {
        let (view, _, bench) = makeAppView()
        let delegate = AppDelegatesStub()
        view.openTabs(link: .photo(1), logOutDelegate: delegate)
        bench.window.present(UnrelatedView())

        view.openScreen(of: .photo(2))

        #expect(bench.device.screen?.title == "photos/2")
        #expect(!bench.device.isSheetPresented)
        try bench.device.back()
        #expect(bench.device.screen?.title == "Photos")
    }
}

private func makeAppView() -> (AppView, AppPresenterSpy, Bench) {
    let bench = Bench()
    let presenter = track(AppPresenterSpy())
    let view = track(AppView(presenter: presenter, window: bench.window, factories: makeFactories(presenter)))
    return (view, presenter, bench)
}

/// Returns factories that record their calls.
private func makeFactories(_ presenter: AppPresenterSpy) -> AppView.Factories {
    func makeTab(_ tab: AppTab) -> (any LogOutDelegate) -> any ViewController {
        { delegate in
            presenter.record(.makeTab(tab, delegate: ObjectIdentifier(delegate)))
            return TitledView(tab.rawValue)
        }
    }
    return AppView.Factories(
        makeLogin: { delegate in
            presenter.record(.makeLogin(delegate: ObjectIdentifier(delegate)))
            return TitledView("Log in")
        },
        makeDashboard: makeTab(.dashboard),
        makePhotoList: makeTab(.photos),
        makeUserList: makeTab(.users),
        makeFavorites: makeTab(.favorites),
        makeScreen: { link in
            switch link {
            case .users, .favorites: nil
            case .photo(let id): TitledView("photos/\(id)")
            case .category(let title): TitledView("category/\(title)")
            }
        }
    )
}

/// A view without elements, known by its title.
private final class TitledView: ViewController {
    let screen: Screen

    init(_ title: String) {
        screen = Screen(title, [])
    }
}
