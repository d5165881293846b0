import Headless
import Shared
import TestSupport
import Testing

@testable import MVP

@Suite(.leakCheck)
struct SignupViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (_, presenter, bench) = makeSignupView()

        try bench.device.signUp()
        try bench.device.tap("Cancel")

        presenter.messages.expect([
            .viewDidLoad,
            .didEdit(.firstName),
            .didEdit(.lastName),
            .didEdit(.email),
            .didEdit(.password),
            .didEdit(.phone),
            .didTapSignUp(.valid),
            .didTapCancel,
        ])
    }

    @Test func `A busy screen shows its mark and ignores a second tap`() throws {
        let (view, presenter, bench) = makeSignupView()

        view.showLoading(true)
        try bench.device.tap("Sign up")

        #expect(bench.device.screen?.isBusy == true)
        presenter.messages.expect([.viewDidLoad])
    }

    @Test func `A screen that is no longer busy takes taps again`() throws {
        let (view, _, bench) = makeSignupView()

        view.showLoading(true)
        view.showLoading(false)

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.button("Sign up").isEnabled)
    }

    @Test(arguments: zip(SignupForm.Field.allCases, ["First name", "Last name", "Email", "Password", "Phone"]))
    func `Each error shows at its field`(field: SignupForm.Field, label: String) throws {
        let (view, _, bench) = makeSignupView()

        view.showError("Not this", for: field)

        #expect(try bench.device.field(label).error == "Not this")
    }

    @Test func `An alert with the same words is shown twice`() throws {
        let (view, _, bench) = makeSignupView()

        for _ in 1...2 {
            view.showAlert(.signUpFailed("User Already Exists"))
            #expect(bench.device.alert?.content == .signUpFailed("User Already Exists"))
            try bench.device.tap("OK")
        }

        #expect(bench.device.alert == nil)
    }

    @Test func `A notice outlives the screen that showed it`() {
        let (view, _, bench) = makeSignupView()

        view.showNotice(NoticeText.accountCreated)
        view.close()

        #expect(bench.device.notice == NoticeText.accountCreated)
        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test func `Each hint shows at its field`() throws {
        let (view, _, bench) = makeSignupView()

        view.showHint("At least 6", for: .password)
        view.showHint("Digits", for: .phone)

        #expect(try bench.device.field("Password").hint == "At least 6")
        #expect(try bench.device.field("Phone").hint == "Digits")
    }

    @Test func `While the session is being saved, the app is busy and takes no action`() throws {
        let (view, presenter, bench) = makeSignupView()

        view.showSaving(true)
        #expect(throws: DeviceError.busy) { try bench.device.tap("Sign up") }
        view.showSaving(false)
        try bench.device.tap("Cancel")

        presenter.messages.expect([.viewDidLoad, .didTapCancel])
    }
}

private func makeSignupView() -> (SignupViewController, SignupPresenterSpy, Bench) {
    let bench = Bench()
    let presenter = track(SignupPresenterSpy())
    let view = track(SignupViewController(presenter: presenter))
    bench.show(UnrelatedView(), view)
    return (view, presenter, bench)
}
