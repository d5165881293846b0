import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct UserListViewControllerTests {
    @Test func `What a person does is told`() async throws {
        let (exits, bench) = makeUserListView { $0.users = .failure(ServiceError.noConnection) }
        await bench.clock.settle()

        try bench.device.tap("Retry")
        await bench.clock.settle()
        try bench.device.tap("Log out")

        #expect(bench.accounts.messages == [.users, .users])
        #expect(exits.entries == ["logOut"])
    }

    @Test func `It says when it is busy`() async {
        let (_, bench) = makeUserListView()
        bench.accounts.hold()
        await bench.clock.settle()
        #expect(bench.device.screen?.isBusy == true)

        bench.accounts.release()
        await bench.clock.settle()
        #expect(bench.device.screen?.isBusy == false)
    }

    @Test func `A row gives name and email`() async throws {
        let (_, bench) = makeUserListView { $0.users = .success([.grace, .ada]) }

        await bench.clock.settle()

        #expect(
            try bench.device.rows() == [
                Row(id: "2", title: "Grace Hopper", subtitle: "grace@example.com"),
                Row(id: "1", title: "Ada Lovelace", subtitle: "ada@example.com"),
            ]
        )
    }

    @Test func `A status stands in place of the list until it is taken away`() async throws {
        let (_, bench) = makeUserListView { $0.users = .failure(ServiceError.noConnection) }
        await bench.clock.settle()
        let status = "Could not load users. No connection. Check your network and try again."
        #expect(try bench.device.sections("Users").first?.status == status)

        bench.accounts.answers.users = .success([.ada])
        try bench.device.tap("Retry")
        await bench.clock.settle()
        #expect(try bench.device.sections("Users").first?.status == nil)
    }

    @Test func `Another try is there only while it is offered`() async {
        let (_, bench) = makeUserListView()

        await bench.clock.settle()

        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }
}

private func makeUserListView(
    _ answer: (inout AccountServiceStub.Answers) -> Void = { _ in }
) -> (Log, Bench) {
    let bench = Bench()
    let log = Log()
    answer(&bench.accounts.answers)
    let viewModel = track(
        UserListViewModel(
            accounts: bench.accounts,
            clock: bench.clock,
            exits: UserListExits(logOut: { log.add("logOut") })
        )
    )
    bench.show(track(UserListViewController(viewModel: viewModel, activity: bench.clock.activity)))
    return (log, bench)
}
