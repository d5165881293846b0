import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct SignupViewModelTests {
    @Test(arguments: [
        (
            SignupOutcome.accountCreated(email: SignupForm.valid.email),
            SignupExit.didSignUp(email: SignupForm.valid.email)
        ),
        (.loggedIn, .didSignUpAndLogIn),
    ])
    func `A valid signup is sent once, and exits by its outcome`(outcome: SignupOutcome, exit: SignupExit) async throws
    {
        let (viewModel, spies, bench) = makeSignup()
        bench.accounts.answers.signUp = .success(outcome)
        enter(.valid, into: viewModel)

        viewModel.signUp()
        await bench.clock.settle()

        #expect(bench.accounts.messages == [.signUp(try SignupForm.valid.validated(policy: .classic))])
        #expect(
            spies.messages == [
                .render(SignupViewModel.State(passwordHint: PasswordPolicy.classic.hint)),
                .render(
                    SignupViewModel.State(form: .valid, passwordHint: PasswordPolicy.classic.hint, isLoading: true)
                ),
                .exit(exit),
                .render(SignupViewModel.State(form: .valid, passwordHint: PasswordPolicy.classic.hint)),
            ]
        )
    }

    @Test func `An invalid form shows an error at each invalid field and one alert, and sends nothing`() async {
        let (viewModel, spies, bench) = makeSignup()

        viewModel.signUp()
        await bench.clock.settle()

        #expect(
            viewModel.state.errors == [
                .firstName: FieldError.missingFirstName.message,
                .lastName: FieldError.missingLastName.message,
                .email: FieldError.invalidEmail.message,
                .password: FieldError.notClassicPassword.message,
                .phone: FieldError.invalidPhone.message,
            ]
        )
        #expect(!viewModel.state.isLoading)
        #expect(spies.outcomes == [.show(.checkYourDetails(.missingFirstName))])
        #expect(bench.accounts.messages == [])
    }

    @Test func `The password is validated by the policy given`() {
        let (viewModel, _, _) = makeSignup(policy: .modern)
        enter(.valid, into: viewModel)

        viewModel.signUp()

        #expect(viewModel.state.errors[.password] == FieldError.notModernPassword.message)
    }

    @Test(arguments: SignupForm.Field.allCases)
    func `An edit clears the field's error`(field: SignupForm.Field) {
        let (viewModel, _, _) = makeSignup()
        viewModel.signUp()

        viewModel.edit(field, to: "x")

        #expect(viewModel.state.errors.keys.contains(field) == false)
        #expect(viewModel.state.errors.count == SignupForm.Field.allCases.count - 1)
    }

    @Test func `While a signup is under way, an invalid form is not refused`() async {
        let (viewModel, spies, bench) = makeSignup()
        bench.accounts.hold()
        enter(.valid, into: viewModel)
        viewModel.signUp()

        viewModel.edit(.email, to: "ada")
        viewModel.signUp()
        await bench.clock.settle()

        #expect(viewModel.state.errors[.email] == nil)
        #expect(spies.outcomes == [])
        bench.accounts.release()
        await bench.clock.settle()
    }

    @Test func `Each failed signup shows an alert and keeps the form`() async {
        let (viewModel, spies, bench) = makeSignup()
        bench.accounts.answers.signUp = .failure(AccountError.emailTaken)
        enter(.valid, into: viewModel)

        for _ in 1...2 {
            viewModel.signUp()
            await bench.clock.settle()
        }

        #expect(
            spies.outcomes == [
                .show(.signUpFailed("User Already Exists")), .show(.signUpFailed("User Already Exists")),
            ]
        )
        #expect(viewModel.state == SignupViewModel.State(form: .valid, passwordHint: PasswordPolicy.classic.hint))
    }

    @Test func `A second tap during a signup sends nothing`() async throws {
        let (viewModel, spies, bench) = makeSignup()
        enter(.valid, into: viewModel)
        bench.accounts.hold()

        viewModel.signUp()
        viewModel.signUp()
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(bench.accounts.messages == [.signUp(try SignupForm.valid.validated(policy: .classic))])
        #expect(spies.outcomes == [.exit(.didSignUpAndLogIn)])
    }

    @Test func `Cancel exits`() {
        let (viewModel, spies, _) = makeSignup()

        viewModel.cancel()

        #expect(spies.outcomes == [.exit(.didCancel)])
    }

    private func enter(_ form: SignupForm, into viewModel: SignupViewModel) {
        for field in SignupForm.Field.allCases { viewModel.edit(field, to: form[field]) }
    }
}

private func makeSignup(policy: PasswordPolicy = .classic) -> (SignupViewModel, SignupSpies, Bench) {
    let bench = Bench()
    let spies = track(SignupSpies())
    let viewModel = track(
        SignupViewModel(accounts: bench.accounts, policy: policy, clock: bench.clock, exits: spies.exits)
    )
    spies.bind(viewModel, bench.clock.activity)
    return (viewModel, spies, bench)
}
