import Headless
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct UserListViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (view, presenter, bench) = makeUserListView()

        view.showRetry(true)
        try bench.device.tap("Retry")
        try bench.device.tap("Log out")

        presenter.messages.expect([.viewDidLoad, .didTapRetry, .didTapLogOut])
    }

    @Test func `The busy mark shows until it is hidden`() {
        let (view, _, bench) = makeUserListView()

        view.showLoading(true)
        #expect(bench.device.screen?.isBusy == true)

        view.showLoading(false)
        #expect(bench.device.screen?.isBusy == false)
    }

    @Test func `A row shows name and email`() throws {
        let (view, _, bench) = makeUserListView()

        view.showUsers([.grace, .ada])

        try bench.device.rows().expect([
            Row(id: "2", title: "Grace Hopper", subtitle: "grace@example.com"),
            Row(id: "1", title: "Ada Lovelace", subtitle: "ada@example.com"),
        ])
    }

    @Test func `A status shows until it is hidden`() throws {
        let (view, _, bench) = makeUserListView()

        view.showStatus(StatusText.noUsers)
        #expect(try bench.device.sections("Users").first?.status == StatusText.noUsers)

        view.showStatus(nil)
        #expect(try bench.device.sections("Users").first?.status == nil)
    }

    @Test func `Retry can be tapped only while it shows`() {
        let (view, _, bench) = makeUserListView()

        view.showRetry(true)
        view.showRetry(false)

        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }
}

private func makeUserListView() -> (UserListViewController, UserListPresenterSpy, Bench) {
    let bench = Bench()
    let presenter = track(UserListPresenterSpy())
    let view = track(UserListViewController(presenter: presenter))
    bench.show(view)
    return (view, presenter, bench)
}
