import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct SignupPresenterTests {
    @Test func `A new account is told of, and Log in hears its email before the screen closes`() async throws {
        let (presenter, view, bench) = makeSignup()
        bench.accounts.answers.signUp = .success(.accountCreated(email: SignupForm.valid.email))

        presenter.didTapSignUp(.valid)
        await bench.clock.settle()

        #expect(
            view.messages == [
                .showLoading(true),
                .showLoading(false),
                .showNotice(NoticeText.accountCreated),
                .didSignUp(email: SignupForm.valid.email),
                .close,
            ]
        )
        #expect(bench.accounts.messages == [.signUp(try SignupForm.valid.validated(policy: .classic))])
    }

    @Test func `Logged in at once, it opens the landing screen`() async {
        let (presenter, view, bench) = makeSignup()
        bench.accounts.answers.signUp = .success(.loggedIn)

        presenter.didTapSignUp(.valid)
        await bench.clock.settle()

        #expect(
            view.messages == [
                .showLoading(true), .showLoading(false), .showNotice(NoticeText.accountCreated), .openLanding,
            ]
        )
    }

    @Test func `Each invalid field carries its message, and nothing is sent`() async {
        let (presenter, view, bench) = makeSignup()

        presenter.didTapSignUp(SignupForm())
        await bench.clock.settle()

        #expect(
            view.messages == [
                .showError(FieldMessage.firstName, .firstName),
                .showError(FieldMessage.lastName, .lastName),
                .showError(FieldMessage.email, .email),
                .showError(FieldMessage.classicPassword, .password),
                .showError(FieldMessage.phone, .phone),
                .showAlert(.checkYourDetails(FieldMessage.firstName)),
            ]
        )
        #expect(bench.accounts.messages == [])
    }

    @Test func `The password policy is the one chosen`() {
        let (presenter, view, _) = makeSignup(policy: .modern)

        presenter.didTapSignUp(.valid)

        #expect(view.messages.contains(.showError(FieldMessage.modernPassword, .password)))
    }

    @Test func `An edit takes the field's message away`() {
        let (presenter, view, _) = makeSignup()

        presenter.didEdit(.phone)

        #expect(view.messages == [.showError(nil, .phone)])
    }

    @Test func `A refused sign-up is told, twice if it is refused twice`() async {
        let (presenter, view, bench) = makeSignup()
        bench.accounts.answers.signUp = .failure(AccountError.emailTaken)

        for _ in 1...2 {
            presenter.didTapSignUp(.valid)
            await bench.clock.settle()
        }

        let oneFailure: [SignupViewSpy.Message] = [
            .showLoading(true), .showLoading(false), .showAlert(.signUpFailed("User Already Exists")),
        ]
        #expect(view.messages == oneFailure + oneFailure)
    }

    @Test func `A second tap while busy sends nothing`() async throws {
        let (presenter, view, bench) = makeSignup()
        bench.accounts.hold()

        presenter.didTapSignUp(.valid)
        presenter.didTapSignUp(.valid)
        await bench.clock.settle()
        bench.accounts.release()
        await bench.clock.settle()

        #expect(bench.accounts.messages == [.signUp(try SignupForm.valid.validated(policy: .classic))])
        #expect(view.messages.filter { $0 == .openLanding } == [.openLanding])
    }

    @Test func `Cancel closes the screen`() {
        let (presenter, view, _) = makeSignup()

        presenter.didTapCancel()

        #expect(view.messages == [.close])
    }
}

private func makeSignup(policy: PasswordPolicy = .classic) -> (SignupPresenter, SignupViewSpy, Bench) {
    let bench = Bench()
    let view = track(SignupViewSpy())
    let presenter = track(
        SignupPresenter(accounts: bench.accounts, policy: policy, clock: bench.clock, delegate: view)
    )
    presenter.view = view
    return (presenter, view, bench)
}
