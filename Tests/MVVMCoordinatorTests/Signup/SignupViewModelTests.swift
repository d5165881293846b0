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

        for _ in 1...2 { viewModel.signUp() }
        await bench.clock.settle()

        bench.accounts.messages.expect([.signUp(try SignupForm.valid.validated(policy: .classic))])
        spies.messages.expect([
            .render(SignupViewModel.State(passwordHint: PasswordPolicy.classic.hint)),
            .render(
                SignupViewModel.State(form: .valid, passwordHint: PasswordPolicy.classic.hint, isLoading: true)
            ),
            .exit(exit),
            .render(SignupViewModel.State(form: .valid, passwordHint: PasswordPolicy.classic.hint)),
        ])
    }

    @Test func `An invalid form shows an error at each invalid field and one alert, and sends nothing`() async {
        let (viewModel, spies, bench) = makeSignup()

        viewModel.signUp()
        await bench.clock.settle()

        let errors = [
            SignupForm.Field.firstName: FieldError.missingFirstName.message,
            .lastName: FieldError.missingLastName.message,
            .email: FieldError.invalidEmail.message,
            .password: FieldError.notClassicPassword.message,
            .phone: FieldError.invalidPhone.message,
        ]
        #expect(viewModel.state == SignupViewModel.State(passwordHint: PasswordPolicy.classic.hint, errors: errors))
        spies.outcomes.expect([.show(.checkYourDetails(.missingFirstName))])
        #expect(bench.accounts.messages.isEmpty)
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

        #expect(Set(viewModel.state.errors.keys) == Set(SignupForm.Field.allCases).subtracting([field]))
    }

    @Test func `While a signup is under way, an invalid form is not refused`() async {
        let (viewModel, spies, bench) = makeSignup()
        enter(.valid, into: viewModel)
        viewModel.signUp()

        viewModel.edit(.email, to: "ada")
        viewModel.signUp()
        await bench.clock.settle()

        #expect(viewModel.state.errors.isEmpty)
        spies.outcomes.expect([.exit(.didSignUpAndLogIn)])
    }

    @Test func `Each failed signup shows an alert, unless it was canceled, and keeps the form`() async {
        let (viewModel, spies, bench) = makeSignup()
        enter(.valid, into: viewModel)

        let refusal = AccountError.emailTaken
        for error: any Error in [refusal, refusal, CancellationError()] {
            bench.accounts.answers.signUp = .failure(error)
            viewModel.signUp()
            await bench.clock.settle()
        }

        let alert = SignupSpies.Message.show(.signUpFailed("User Already Exists"))
        spies.outcomes.expect([alert, alert])
        #expect(viewModel.state == SignupViewModel.State(form: .valid, passwordHint: PasswordPolicy.classic.hint))
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
