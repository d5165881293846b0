import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct NewScreenInteractorTests {
    @Test func `Emails are reported in the service's order`() async {
        let (interactor, output, bench) = makeNewScreen()
        bench.accounts.answers.users = .success([.grace, .ada])

        interactor.loadEmails()
        await bench.clock.settle()

        #expect(output.messages == [.didBeginLoadingEmails, .didLoadEmails(["grace@example.com", "ada@example.com"])])
        #expect(bench.accounts.messages == [.users])
    }

    @Test func `A failure is reported`() async {
        let (interactor, output, bench) = makeNewScreen()
        bench.accounts.answers.users = .failure(ServiceError.noConnection)

        interactor.loadEmails()
        await bench.clock.settle()

        #expect(output.messages == [.didBeginLoadingEmails, .didFailToLoadEmails(.noConnection)])
    }

    @Test func `A second request while one is under way neither begins nor is sent`() async {
        let (interactor, output, bench) = makeNewScreen()
        bench.accounts.hold()

        interactor.loadEmails()
        interactor.loadEmails()
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(bench.accounts.messages == [.users])
        #expect(output.messages == [.didBeginLoadingEmails, .didLoadEmails([])])
    }
}

private func makeNewScreen() -> (NewScreenInteractor, NewScreenInteractorOutputSpy, Bench) {
    let bench = Bench()
    let output = track(NewScreenInteractorOutputSpy())
    let interactor = track(NewScreenInteractor(accounts: bench.accounts, clock: bench.clock))
    interactor.output = output
    return (interactor, output, bench)
}
