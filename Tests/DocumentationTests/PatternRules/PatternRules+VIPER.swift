import Comparison

extension PatternRules {
    private static let target = "Modules/VIPER"

    /// What each role of VIPER may do and say.
    static let viper = [
        PatternRule(
            "VIPER: a view uses no service, interactor or router, and starts no work",
            target,
            ["ViewController.swift", "AppDelegate.swift"],
            never: .services,
            .names("services"),
            .names(ending: "InteractorInput", "InteractorOutput", "Routing", "Assembly"),
            .work,
            suchAs: [
                "class LoginViewController { private let accounts: any AccountService }",
                "init(services: Services) {}",
                "class LoginViewController { private let router: any LoginRouting }",
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
            "VIPER: a presenter uses no service, starts no work and opens no screen itself",
            target,
            ["Presenter.swift"],
            never: .services,
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
            but: ["class DashboardPresenter { private let rotation: BannerRotation }"]
        ),
        PatternRule(
            "VIPER: an interactor takes single services as protocols",
            target,
            ["Interactor.swift"],
            never: .names(of: SourceTree.serviceTypes.union(["Services"])),
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
                "func report() { output?.didRefuse(error.first?.message) }",
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
            suchAs: [
                "protocol LoginInteractorOutput { func didFailToLogIn(_ alert: AlertContent) }",
                "protocol LoginInteractorOutput { func didFailToLogIn(_ reason: String?) }",
                "protocol LoginInteractorOutput { func didRefuse(_ error: [LoginForm.Field: AlertContent]) }",
            ],
            but: [
                "protocol LoginInteractorOutput { func didFailToLogIn(_ failure: Failure) }",
                "protocol LoginInteractorOutput { func didRefuse(_ error: FormError<LoginForm.Field>) }",
                "protocol FeedInteractorOutput { func didFetchLikes(_ ids: Set<ExactText>) }",
                "protocol LoginView { func showAlert(_ alert: AlertContent) }",
            ]
        ),
        PatternRule(
            "VIPER: a router opens and closes screens, ends no session and shows no alert",
            target,
            ["Router.swift"],
            never: .names("Alert", "AlertContent", "NoticeText"),
            .calls("show"),
            .members(of: "app", "output", "moduleOutput"),
            suchAs: [
                "func logOut() { app?.logOut() }",
                "func close() { output.didLogIn() }",
                "func fail() { window.present(Alert(alert)) }",
                "func fail() { viewController?.show(notice: text) }",
            ],
            but: [
                "func openSignup(output: any SignupModuleOutput) { push(SignupAssembly.make(output: output)) }",
                "func openAddImage() { viewController?.present(AddImageAssembly.make(services: services)) }",
            ]
        ),
        PatternRule(
            "VIPER: a router passes the services on and calls none",
            target,
            ["Router.swift"],
            never: .names(of: SourceTree.serviceProtocols.union(SourceTree.serviceTypes)),
            .members(of: "services"),
            .work,
            suchAs: [
                "class LoginRouter { private let sessions: any SessionStore }",
                "class AppRouter { func logOut() { services.sessions.remove() } }",
                "class LoginRouter { private let accounts: LocalAccountService }",
                "class LoginRouter { func open() async {} }",
            ],
            but: [
                """
                class LoginRouter {
                    private let services: Services
                    func openSignup() { SignupAssembly.make(services: services) }
                }
                """
            ]
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
                "protocol LoginView { func didFailToLogIn() }",
                "protocol LoginInteractorInput { func didTapLogIn() }",
            ],
            but: [
                "protocol LoginViewOutput { func didTapLogIn()\n func viewDidDisappear() }",
                "protocol LoginRouting { func openSignup() }",
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
                "private let binding = Binding()",
            ],
            but: ["protocol FeedInteractorInput { func observeLikes() }"]
        ),
    ]
}
