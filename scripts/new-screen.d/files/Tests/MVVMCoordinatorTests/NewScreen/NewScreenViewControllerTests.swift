import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct NewScreenViewControllerTests {
    @Test func `User actions reach the view model`() async throws {
        let (_, spies, bench) = await makeNewScreenView { $0.users = .failure(ServiceError.noConnection) }

        try bench.device.tap("Retry")
        await bench.clock.settle()
        try bench.device.tap("Close")

        #expect(bench.accounts.messages == [.users, .users])
        #expect(spies.messages == [.exit(.didAskToClose)])
    }

    @Test func `A row shows an email, and the screen is busy while the emails are being read`() async throws {
        let (view, _, bench) = await makeNewScreenView()

        view.render(NewScreenViewModel.State(phase: .loading, emails: ["ada@example.com"]))
        #expect(bench.device.screen?.isBusy == true)
        #expect(try bench.device.rows() == [Row(id: "ada@example.com", title: "ada@example.com")])
        view.render(NewScreenViewModel.State(phase: .loaded))

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.rows().isEmpty)
    }

    @Test func `Status and Retry are shown after a failed read, and go with the next state`() async throws {
        let (view, _, bench) = await makeNewScreenView()
        let failed = NewScreenViewModel.State(phase: .failed(.notFound))

        view.render(failed)
        #expect(try bench.device.sections("Emails").first?.status == failed.status)
        #expect(try !bench.device.button("Retry").isHidden)
        view.render(NewScreenViewModel.State(phase: .loading))

        #expect(try bench.device.sections("Emails").first?.status == nil)
        #expect(throws: DeviceError.notFound(.button, "Retry")) { try bench.device.tap("Retry") }
    }
}

private func makeNewScreenView(
    _ answer: (inout AccountServiceStub.Answers) -> Void = { _ in }
) async -> (NewScreenViewController, NewScreenSpies, Bench) {
    let bench = Bench()
    let spies = track(NewScreenSpies())
    answer(&bench.accounts.answers)
    let viewModel = track(NewScreenViewModel(accounts: bench.accounts, clock: bench.clock, exits: spies.exits))
    let view = track(NewScreenViewController(viewModel: viewModel, activity: bench.clock.activity))
    bench.show(view)
    await bench.clock.settle()
    return (view, spies, bench)
}
