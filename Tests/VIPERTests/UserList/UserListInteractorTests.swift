import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct UserListInteractorTests {
    @Test func `Users are reported in the service's order`() async {
        let (interactor, output, bench) = makeUserList()
        bench.accounts.answers.users = .success([.grace, .ada])

        interactor.loadUsers()
        await bench.clock.settle()

        #expect(output.messages == [.didBeginLoadingUsers, .didLoadUsers([.grace, .ada])])
        #expect(bench.accounts.messages == [.users])
    }

    @Test func `A failure is reported`() async {
        let (interactor, output, bench) = makeUserList()
        bench.accounts.answers.users = .failure(ServiceError.noConnection)

        interactor.loadUsers()
        await bench.clock.settle()

        #expect(output.messages == [.didBeginLoadingUsers, .didFailToLoadUsers(.noConnection)])
    }

    @Test func `A second request while one is under way neither begins nor is sent`() async {
        let (interactor, output, bench) = makeUserList()
        bench.accounts.hold()

        interactor.loadUsers()
        interactor.loadUsers()
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(bench.accounts.messages == [.users])
        #expect(output.messages == [.didBeginLoadingUsers, .didLoadUsers([])])
    }
}

private func makeUserList() -> (UserListInteractor, UserListInteractorOutputSpy, Bench) {
    let bench = Bench()
    let output = track(UserListInteractorOutputSpy())
    let interactor = track(UserListInteractor(accounts: bench.accounts, clock: bench.clock))
    interactor.output = output
    return (interactor, output, bench)
}
