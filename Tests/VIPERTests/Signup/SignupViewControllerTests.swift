import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct SignupViewControllerTests {
    @Test func `User actions reach the presenter`() throws {
        let (_, output, bench) = makeSignupView()

        try bench.device.signUp()
        try bench.device.tap("Cancel")

        output.messages.expect([
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

    @Test func `A busy screen disables “Sign up”`() throws {
        let (view, output, bench) = makeSignupView()

        view.showLoading(true)
        try bench.device.tap("Sign up")

        #expect(bench.device.screen?.isBusy == true)
        output.messages.expect([.viewDidLoad])
    }

    @Test func `A screen that is no longer busy enables “Sign up”`() throws {
        let (view, _, bench) = makeSignupView()

        view.showLoading(true)
        view.showLoading(false)

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.button("Sign up").isEnabled)
    }

    @Test(arguments: zip(SignupForm.Field.allCases, ["First name", "Last name", "Email", "Password", "Phone"]))
    func `An error is shown on its field`(field: SignupForm.Field, label: String) throws {
        let (view, _, bench) = makeSignupView()

        view.showError("Not this", for: field)

        #expect(try bench.device.field(label).error == "Not this")
    }

    @Test func `The same alert is shown each time`() throws {
        let (view, _, bench) = makeSignupView()

        for _ in 1...2 {
            view.showAlert(.signUpFailed("User Already Exists"))
            #expect(bench.device.alert?.content == .signUpFailed("User Already Exists"))
            try bench.device.tap("OK")
        }

        #expect(bench.device.alert == nil)
    }

    @Test func `A notice outlives its screen`() {
        let (view, _, bench) = makeSignupView()

        view.showNotice(NoticeText.accountCreated)
        view.navigationStack?.pop()

        #expect(bench.device.notice == NoticeText.accountCreated)
        #expect(bench.device.screen?.title == "Unrelated")
    }

    @Test func `A hint is shown on its field`() throws {
        let (view, _, bench) = makeSignupView()

        view.showHint("At least 6", for: .password)
        view.showHint("7 digits", for: .phone)

        #expect(try bench.device.field("Password").hint == "At least 6")
        #expect(try bench.device.field("Phone").hint == "7 digits")
    }

    @Test func `While the session is being saved the app takes no action`() throws {
        let (view, output, bench) = makeSignupView()

        view.showSaving(true)
        #expect(throws: DeviceError.busy) { try bench.device.tap("Cancel") }
        #expect(throws: DeviceError.busy) { try bench.device.back() }
        view.showSaving(false)
        try bench.device.tap("Cancel")

        output.messages.expect([.viewDidLoad, .didTapCancel])
    }
}

private func makeSignupView() -> (SignupViewController, SignupViewOutputSpy, Bench) {
    let bench = Bench()
    let output = track(SignupViewOutputSpy())
    let view = track(SignupViewController(presenter: output))
    bench.show(UnrelatedView(), view)
    return (view, output, bench)
}
