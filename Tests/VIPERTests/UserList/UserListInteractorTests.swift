import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct UserListInteractorTests {
    @Test func `The users are requested once, and reported in the service's order`() async {
        let (interactor, output, bench) = makeUserList()
        bench.accounts.answers.users = .success([.grace, .ada])

        for _ in 1...2 { interactor.loadUsers() }
        await bench.clock.settle()

        output.messages.expect([.didBeginLoadingUsers, .didLoadUsers([.grace, .ada])])
        bench.accounts.messages.expect([.users])
    }

    @Test func `A failure is reported`() async {
        let (interactor, output, bench) = makeUserList()
        bench.accounts.answers.users = .failure(ServiceError.noConnection)

        interactor.loadUsers()
        await bench.clock.settle()

        output.messages.expect([.didBeginLoadingUsers, .didFailToLoadUsers(.noConnection)])
    }
}

private func makeUserList() -> (UserListInteractor, UserListInteractorOutputSpy, Bench) {
    let bench = Bench()
    let output = track(UserListInteractorOutputSpy())
    let interactor = track(UserListInteractor(accounts: bench.accounts, activity: bench.clock.activity))
    interactor.output = output
    return (interactor, output, bench)
}
