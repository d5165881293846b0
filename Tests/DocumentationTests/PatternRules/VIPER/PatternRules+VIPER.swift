import Counting

extension PatternRules {
    private static let target = "Modules/VIPER"

    /// What each role of VIPER may do and say.
    static let viper: [PatternRule] = [
        PatternRule(
            "VIPER: a view uses no service, interactor or router, and starts no work",
            target,
            ["ViewController.swift", "AppDelegate.swift"],
            never: .services,
            .names("services"),
            .names(ending: "InteractorInput", "InteractorOutput", "RouterInput", "Assembly"),
            .work,
            suchAs: [
                "class LoginViewController { private let accounts: any AccountService }",
                "init(services: Services) {}",
                "class LoginViewController { private let router: any LoginRouterInput }",
                "class LoginViewController { private let interactor: any LoginInteractorInput }",
                "func tap() { await logIn() }",
            ],
            but: ["class LoginViewController { private let output: any LoginViewOutput }"]
        ),
        PatternRule(
            "VIPER: a view keeps no state of its own, and says nothing in its own words",
            target,
            ["ViewController.swift", "AppDelegate.swift"],
            never: .stored { $0.isVariable },
            .names("Failure", "FieldError", "NoticeText", "StatusText"),
            suchAs: [
                "class LoginViewController { private var isLoading = false }",
                "func showFailure() { storyboard.status = StatusText.noPhotos }",
            ],
            but: ["class LoginViewController { private let storyboard = LoginStoryboard()\n var screen: Screen { s } }"]
        ),
        PatternRule(
            "VIPER: a view is given its presenter alone",
            target,
            ["ViewController.swift"],
            never: .methods(in: { $0.kind == .class }) { $0.name == "init" && $0.parameters.count != 1 },
            suchAs: ["class SignupViewController { init(output: any SignupViewOutput, passwordHint: String) {} }"],
            but: ["class SignupViewController { init(output: any SignupViewOutput) {} }"]
        ),
        PatternRule(
            "VIPER: a presenter uses no service but the clock, starts no work and opens no screen itself",
            target,
            ["Presenter.swift"],
            never: .services(besides: "AppClock"),
            .names("services"),
            .names(ending: "Assembly"),
            .work,
            suchAs: [
                "class LoginPresenter { private let accounts: any AccountService }",
                "class LoginPresenter { private let accounts: LocalAccountService }",
                "func load() { services.photos.page() }",
                "class LoginPresenter { private let work: Work<Job> }",
                "func open() { router.push(SignupAssembly.make()) }",
            ],
            but: ["class DashboardPresenter { init(clock: any AppClock) { rotation = BannerRotation(clock: clock) } }"]
        ),
        PatternRule(
            "VIPER: an interactor takes single services as protocols",
            target,
            ["Interactor.swift"],
            never: .names(of: Sources.serviceTypes.union(["Services"])),
            suchAs: [
                "class LoginInteractor { private let services: Services }",
                "class LoginInteractor { private let accounts: LocalAccountService }",
            ],
            but: ["class LoginInteractor { private let accounts: any AccountService }"]
        ),
        PatternRule(
            "VIPER: an interactor uses no words, and moves nothing on the screen",
            target,
            ["Interactor.swift"],
            never: .words,
            .names("BannerRotation", "Ticker"),
            suchAs: [
                "func report() { output?.didFail(Failure(error).sentence) }",
                "func report() { output?.didFailValidation(error.first?.message) }",
                "func report() { output?.didFail(StatusText.noPhotos) }",
                "func report() { output?.didFail(.loginFailed(error.reason)) }",
                "class LoginInteractor { private let alert: AlertContent }",
                "class LoginInteractor { private let ticker: Ticker }",
                "class DashboardInteractor { private let rotation: BannerRotation }",
            ],
            but: ["func report() { output?.didFailToLogIn(Failure(error)) }"]
        ),
        PatternRule(
            "VIPER: an interactor reports reasons, not words",
            target,
            ["Contract.swift"],
            never: .reportedTexts,
            .failureTexts,
            suchAs: [
                "protocol LoginInteractorOutput { func didFailToLogIn(_ alert: AlertContent) }",
                "protocol LoginInteractorOutput { func didFailToLogIn(_ reason: String?) }",
                "protocol LoginInteractorOutput { func didFailValidation(_ error: [LoginForm.Field: AlertContent]) }",
                "protocol LoginInteractorOutput { func didFailToLogIn(message: String) }",
                "protocol LoginInteractorOutput { func didRefuse(message: String) }",
                "protocol LoginInteractorOutput { func didRefuse(with reasons: [LoginForm.Field: String]) }",
                "protocol LoginInteractorOutput { func didRefuse(with alert: AlertContent) }",
                "protocol LoginInteractorOutput { func didFailToLogIn(_ failure: Failure, reason: String?) }",
                "protocol LoginInteractorOutput { func didFailToLogIn(_ failure: Failure, _ reasons: [String]) }",
                "protocol LoginInteractorOutput { func didFailValidation(_ error: [LoginForm.Field: String]) }",
                "protocol LoginInteractorOutput { func didFailToLogIn(_ failure: (code: Int, reason: String)) }",
                """
                protocol LoginInteractorOutput { func didFailToLogIn(_ refusal: Refusal) }
                struct Refusal { let reason: String? }
                """,
                """
                protocol LoginInteractorOutput { func didFailToLogIn(_ refusals: [Refusal]) }
                struct Refusal { let reason: Reason }
                enum Reason { case locked, other(String) }
                """,
                "protocol PhotoInteractorOutput { func didFailToLoadPhoto(_ photo: PhotoResponse, _ failure: Failure) }",
            ],
            but: [
                "protocol LoginInteractorOutput { func didFailToLogIn(_ refusal: Refusal) }\nenum Refusal { case locked }",
                "protocol DashboardInteractorOutput { func didFailToLoad(_ part: DashboardPart, _ failure: Failure) }",
                "protocol SignupInteractorOutput { func didSignUp(email: String) }",
                "protocol NewScreenInteractorOutput { func didLoadEmails(_ emails: [String]) }",
                "protocol LoginInteractorOutput { func didFailToLogIn(_ failure: Failure) }",
                "protocol LoginInteractorOutput { func didFailValidation(_ error: FormError<LoginForm.Field>) }",
                "protocol FeedInteractorOutput { func didLoadLikes(of pictures: [FeedPictureResponse]) }",
                "protocol LoginViewInput { func showAlert(_ alert: AlertContent) }",
            ]
        ),
        PatternRule(
            "VIPER: a router opens and closes screens, ends no session, and neither shows nor closes alerts and notices",
            target,
            ["Router.swift"],
            never: .names("Alert", "AlertContent", "NoticeText"),
            .calls("show", "dismissAlerts", "hideNotice"),
            .members(of: "output", "moduleOutput"),
            suchAs: [
                "func logOut() { output.didAskToLogOut() }",
                "func close() { moduleOutput?.didLogIn() }",
                "func fail() { window.present(Alert(alert)) }",
                "func fail() { viewController?.show(notice: text) }",
                "func openLogin() { window.hideNotice() }",
                "func open(_ link: DeepLink) { window.dismissAlerts() }",
            ],
            but: [
                "func openSignup(output: any SignupModuleOutput) { push(makeSignup(output)) }",
                "func openAddImage() { viewController?.present(makeAddImage()) }",
                "func openScreen(of link: DeepLink) { tabs[0].stack.popToRoot(thenPush: factories.makeFeed(title)) }",
            ]
        ),
        PatternRule(
            "VIPER: a router has factories of the modules that it opens, no services",
            target,
            ["Router.swift"],
            never: .services,
            .names("services"),
            .work,
            suchAs: [
                "class LoginRouter { private let services: Services }",
                "class LoginRouter { private let sessions: any SessionStore }",
                "class AppRouter { func logOut() { services.sessions.remove() } }",
                "class LoginRouter { private let accounts: LocalAccountService }",
                "class LoginRouter { func open() async {} }",
            ],
            but: ["class LoginRouter { private let makeSignup: (any SignupModuleOutput) -> any ViewController }"]
        ),
        PatternRule(
            "VIPER: outputs are named as events, views and interactors take commands",
            target,
            ["Contract.swift"],
            never: .methods(in: { $0.name.hasSuffix("Output") }) { !$0.isEvent },
            .methods(in: { !$0.name.hasSuffix("Output") && $0.kind == .protocol }) { $0.isEvent },
            suchAs: [
                "protocol LoginInteractorOutput { func showFailure(_ failure: Failure) }",
                "protocol LoginViewOutput { func logIn() }",
                "protocol LoginViewInput { func didFailToLogIn() }",
                "protocol LoginInteractorInput { func didTapLogIn() }",
            ],
            but: [
                "protocol LoginViewOutput { func didTapLogIn()\n func viewDidDisappear() }",
                "protocol LoginRouterInput { func openSignup() }",
            ]
        ),
        PatternRule(
            "VIPER: an interactor reads again by itself after a change",
            target,
            ["Contract.swift"],
            never: .methods(in: { $0.name.hasSuffix("InteractorOutput") }) { $0.name.hasPrefix("didChange") },
            suchAs: ["protocol FeedInteractorOutput { func didChangeLikes() }"],
            but: ["protocol FeedInteractorOutput { func didLoadLikes(of pictures: [FeedPictureResponse]) }"]
        ),
        PatternRule(
            "VIPER: a module reports to the one that opened it, and commands none",
            target,
            ["Presenter.swift", "Interactor.swift"],
            never: .stored { $0.hasType(ending: ["ModuleInput"]) },
            suchAs: ["class UserListPresenter { private weak var app: (any AppModuleInput)? }"],
            but: [
                "class UserListPresenter { private weak var moduleOutput: (any UserListModuleOutput)? }",
                "extension DashboardPresenter: DashboardModuleInput { func openFeed(category: String) {} }",
            ]
        ),
        PatternRule(
            "VIPER: views observe no state",
            target,
            never: .observation,
            suchAs: [
                "import Observation",
                "@Observable class LoginPresenter {}",
                "func start() { withObservationTracking {} onChange: {} }",
                "private let binding = ViewBinding()",
            ],
            but: ["protocol FeedInteractorInput { func observeLikes() }"]
        ),
    ]
}
