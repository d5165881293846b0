import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct UserListViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (view, output, bench) = makeUserListView()

        view.showRetry(true)
        try bench.device.tap("Retry")
        try bench.device.tap("Log out")

        output.messages.expect([.viewDidLoad, .didTapRetry, .didTapLogOut])
    }

    @Test func `The busy state is shown and hidden`() {
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

    @Test func `A status is shown and hidden`() throws {
        let (view, _, bench) = makeUserListView()

        view.showStatus(StatusText.noUsers)
        #expect(try bench.device.sections("Users").first?.status == StatusText.noUsers)

        view.showStatus(nil)
        #expect(try bench.device.sections("Users").first?.status == nil)
    }

    @Test func `A hidden Retry cannot be tapped`() {
        let (view, _, bench) = makeUserListView()

        view.showRetry(true)
        view.showRetry(false)

        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }
}

private func makeUserListView() -> (UserListViewController, UserListViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(UserListViewOutputSpy())
    let view = track(UserListViewController(presenter: output))
    bench.show(view)
    return (view, output, bench)
}
