import Headless
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct UserListViewControllerTests {
    @Test func `What a person does is told`() throws {
        let (view, presenter, bench) = makeUserListView()

        view.showRetry(true)
        try bench.device.tap("Retry")
        try bench.device.tap("Log out")

        #expect(presenter.messages == [.viewDidLoad, .didTapRetry, .didTapLogOut])
    }

    @Test func `It says when it is busy`() {
        let (view, _, bench) = makeUserListView()

        view.showLoading(true)
        #expect(bench.device.screen?.isBusy == true)

        view.showLoading(false)
        #expect(bench.device.screen?.isBusy == false)
    }

    @Test func `A row gives name and email`() throws {
        let (view, _, bench) = makeUserListView()

        view.showUsers([.grace, .ada])

        #expect(
            try bench.device.rows() == [
                Row(id: "2", title: "Grace Hopper", subtitle: "grace@example.com"),
                Row(id: "1", title: "Ada Lovelace", subtitle: "ada@example.com"),
            ]
        )
    }

    @Test func `A status stands in place of the list until it is taken away`() throws {
        let (view, _, bench) = makeUserListView()

        view.showStatus(StatusText.noUsers)
        #expect(try bench.device.sections("Users").first?.status == StatusText.noUsers)

        view.showStatus(nil)
        #expect(try bench.device.sections("Users").first?.status == nil)
    }

    @Test func `Another try is there only while it is offered`() {
        let (view, _, bench) = makeUserListView()

        view.showRetry(true)
        view.showRetry(false)

        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }

    @Test func `Log out ends the session`() async {
        let (view, _, bench) = makeUserListView()

        view.logOut()
        await bench.clock.settle()

        #expect(bench.sessions.messages == [.remove])
        #expect(bench.device.screen?.title == "Log in")
    }
}

private func makeUserListView() -> (UserListViewController, UserListPresenterSpy, Bench) {
    var bench = Bench()
    let app = track(AppController(services: bench.services, window: bench.window))
    let presenter = track(UserListPresenterSpy())
    let view = track(UserListViewController(presenter: presenter, app: app))
    bench.app = app
    bench.show(view)
    return (view, presenter, bench)
}
