import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct SignupViewModelTests {
    @Test(arguments: [SignupOutcome.accountCreated(email: SignupForm.valid.email), .loggedIn])
    func `A valid sign-up is sent once and leaves with its outcome`(outcome: SignupOutcome) async throws {
        let (viewModel, exits, bench) = makeSignup()
        bench.accounts.answers.signUp = .success(outcome)

        enter(.valid, into: viewModel)
        viewModel.signUp()
        #expect(viewModel.state.phase == .loading)
        await bench.clock.settle()

        #expect(viewModel.state == SignupViewModel.State(phase: .loaded, form: .valid))
        #expect(exits.messages == [.didSignUp(outcome)])
        #expect(bench.accounts.messages == [.signUp(try SignupForm.valid.validated(policy: .classic))])
    }

    @Test func `Each invalid field carries its message, and nothing is sent`() async {
        let (viewModel, exits, bench) = makeSignup()

        viewModel.signUp()
        await bench.clock.settle()

        #expect(
            viewModel.state.errors.entries.map(\.message) == [
                FieldMessage.firstName, FieldMessage.lastName, FieldMessage.email, FieldMessage.classicPassword,
                FieldMessage.phone,
            ]
        )
        #expect(viewModel.state.alert?.value == .checkYourDetails(FieldMessage.firstName))
        #expect(viewModel.state.phase == .idle)
        #expect(exits.messages == [])
        #expect(bench.accounts.messages == [])
    }

    @Test func `The password policy is the one chosen`() {
        let (viewModel, _, _) = makeSignup(policy: .modern)

        enter(.valid, into: viewModel)
        viewModel.signUp()

        #expect(viewModel.state.errors[.password] == FieldMessage.modernPassword)
    }

    @Test(arguments: SignupForm.Field.allCases)
    func `An edit takes the field's message away`(field: SignupForm.Field) {
        let (viewModel, _, _) = makeSignup()
        viewModel.signUp()

        viewModel.edit(field, to: "x")

        #expect(viewModel.state.errors.entries.map(\.field) == SignupForm.Field.allCases.filter { $0 != field })
    }

    @Test func `A refused sign-up is told, twice if it is refused twice`() async {
        let (viewModel, exits, bench) = makeSignup()
        bench.accounts.answers.signUp = .failure(AccountError.emailTaken)
        enter(.valid, into: viewModel)

        viewModel.signUp()
        await bench.clock.settle()
        let first = viewModel.state
        viewModel.signUp()
        await bench.clock.settle()
        let second = viewModel.state

        #expect(first.alert?.value == .signUpFailed("User Already Exists"))
        #expect(second.alert?.value == first.alert?.value)
        #expect(second.alert != first.alert)
        #expect(second.phase == .failed("User Already Exists"))
        #expect(second.form == .valid)
        #expect(exits.messages == [])
    }

    @Test func `A second tap while busy sends nothing`() async throws {
        let (viewModel, exits, bench) = makeSignup()
        enter(.valid, into: viewModel)
        bench.accounts.hold()

        viewModel.signUp()
        viewModel.signUp()
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(bench.accounts.messages == [.signUp(try SignupForm.valid.validated(policy: .classic))])
        #expect(exits.messages == [.didSignUp(.loggedIn)])
    }

    @Test func `Cancel closes the screen`() {
        let (viewModel, exits, _) = makeSignup()

        viewModel.cancel()

        #expect(exits.messages == [.cancel])
    }

    private func enter(_ form: SignupForm, into viewModel: SignupViewModel) {
        for field in SignupForm.Field.allCases { viewModel.edit(field, to: form[field]) }
    }
}

private func makeSignup(policy: PasswordPolicy = .classic) -> (SignupViewModel, SignupExitsSpy, Bench) {
    let bench = Bench()
    let spy = track(SignupExitsSpy())
    let viewModel = track(
        SignupViewModel(accounts: bench.accounts, policy: policy, clock: bench.clock, exits: spy.exits)
    )
    return (viewModel, spy, bench)
}
