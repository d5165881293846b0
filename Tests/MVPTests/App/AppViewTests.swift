import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct AppDelegateTests {
    @Test func `Start and links reach the presenter`() {
        let (view, presenter, _) = makeAppDelegate()

        view.start()
        view.open(.users)

        presenter.messages.expect([.didStart, .didReceive(.users)])
    }

    @Test func `An alert and a notice show above any screen`() {
        let (view, _, bench) = makeAppDelegate()
        bench.show(UnrelatedView())

        view.showAlert(.logOutFailed("Not found."))
        view.showNotice("Not saved.")

        #expect(bench.device.alert?.content == .logOutFailed("Not found."))
        #expect(bench.device.notice == "Not saved.")
    }

    @Test func `The whole app is busy until that ends`() {
        let (view, _, bench) = makeAppDelegate()

        view.showLoading(true)
        let during = bench.device.isBusy
        view.showLoading(false)

        #expect(during)
        #expect(!bench.device.isBusy)
    }

    @Test func `Alerts are dismissed, and a notice is hidden`() {
        let (view, _, bench) = makeAppDelegate()
        view.showAlert(.photoGone)
        view.showAlert(.photoGone)
        view.showNotice("Saved")

        view.dismissAlerts()
        view.hideNotice()

        #expect(bench.device.alert == nil)
        #expect(bench.device.notice == nil)
    }

    @Test func `Log in replaces everything, alerts included`() {
        let (view, presenter, bench) = makeAppDelegate()
        let delegate = AppDelegatesStub()
        view.openTabs(landing: .dashboard, delegate: delegate)
        view.showAlert(.photoGone)

        view.openLogin(delegate: delegate)

        #expect(presenter.messages.last == .makeLogin(delegate: ObjectIdentifier(delegate)))
        #expect(bench.device.screen?.title == "Log in")
        #expect(bench.device.tabs == nil)
        #expect(bench.device.alert == nil)
    }

    @Test(arguments: zip(AppOptions.Landing.allCases, ["Dashboard", "Users", "Photos"]))
    func `The landing screen's tab is selected`(landing: AppOptions.Landing, title: String) {
        let (view, presenter, bench) = makeAppDelegate()
        let delegate = AppDelegatesStub()

        view.openTabs(landing: landing, delegate: delegate)

        presenter.messages.expect([.makeTabs(delegate: ObjectIdentifier(delegate))])
        #expect(bench.device.screen?.title == title)
    }

    @Test(arguments: zip([DeepLink.users, .photo(1), .category("Nature")], ["Users", "photos/1", "category/Nature"]))
    func `A link opens its screen or else its tab, in new tabs and in those that are open`(
        link: DeepLink,
        title: String
    ) {
        let (start, _, new) = makeAppDelegate()
        let (view, _, open) = makeAppDelegate()
        let delegate = AppDelegatesStub()
        view.openTabs(landing: .dashboard, delegate: delegate)

        start.openTabs(link: link, delegate: delegate)
        view.openScreen(of: link)

        #expect(new.device.screen?.title == title)
        #expect(open.device.screen?.title == title)
    }

    @Test func `A link opens above its tab and closes the sheet`() throws {
        let (view, _, bench) = makeAppDelegate()
        let delegate = AppDelegatesStub()
        view.openTabs(link: .photo(1), delegate: delegate)
        bench.window.present(UnrelatedView())

        view.openScreen(of: .photo(2))

        #expect(bench.device.screen?.title == "photos/2")
        #expect(!bench.device.isSheetPresented)
        try bench.device.back()
        #expect(bench.device.screen?.title == "Photos")
    }
}

private func makeAppDelegate() -> (AppDelegate, AppPresenterSpy, Bench) {
    let bench = Bench()
    let presenter = track(AppPresenterSpy())
    let view = track(
        AppDelegate(
            presenter: presenter,
            window: bench.window,
            makeLogin: { delegate in
                presenter.record(.makeLogin(delegate: ObjectIdentifier(delegate)))
                return TitledView("Log in")
            },
            makeTabs: { delegate in
                presenter.record(.makeTabs(delegate: ObjectIdentifier(delegate)))
                return AppTab.allCases.map { Tab($0, NavigationStack(root: TitledView($0.rawValue))) }
            },
            makeScreen: { link in
                presenter.record(.makeScreen(link))
                return link == .users ? nil : TitledView(link.text)
            }
        )
    )
    return (view, presenter, bench)
}

/// A view without elements, known by its title.
private final class TitledView: ViewController {
    let screen: Screen

    init(_ title: String) {
        screen = Screen(title, [])
    }
}
