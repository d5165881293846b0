import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct UserListInteractorTests {
    @Test func `The users are handed up in the order of the service`() async {
        let (interactor, output, bench) = makeUserList()
        bench.accounts.answers.users = .success([.grace, .ada])

        interactor.fetchUsers()
        await bench.clock.settle()

        #expect(output.messages == [.didFetch([.grace, .ada])])
        #expect(bench.accounts.messages == [.users])
    }

    @Test func `A failure is reported with its reason`() async {
        let (interactor, output, bench) = makeUserList()
        bench.accounts.answers.users = .failure(ServiceError.noConnection)

        interactor.fetchUsers()
        await bench.clock.settle()

        let reason = "No connection. Check your network and try again."
        #expect(output.messages == [.didFailToFetchUsers(reason: reason)])
    }

    @Test func `A second tap while busy sends nothing`() async {
        let (interactor, output, bench) = makeUserList()
        bench.accounts.hold()

        interactor.fetchUsers()
        interactor.fetchUsers()
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(bench.accounts.messages == [.users])
        #expect(output.messages == [.didFetch([])])
    }
}

private func makeUserList() -> (UserListInteractor, UserListInteractorOutputSpy, Bench) {
    let bench = Bench()
    let output = track(UserListInteractorOutputSpy())
    let interactor = track(UserListInteractor(accounts: bench.accounts, clock: bench.clock))
    interactor.output = output
    return (interactor, output, bench)
}
