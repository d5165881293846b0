import Counting

extension PatternFiles {
    /// The files of VIPER and the rules of their roles.
    static let viper = PatternFiles(
        module: "VIPER",
        testedRoles: ["Presenter", "Interactor", "Router", "ViewController", "AppView"],
        otherRoles: ["Assembly", "Contract", "Row"],
        contract: "Contract",
        others: [
            "App/LogOutDelegate.swift": "the app, as presenters report to it a request to log out",
            "FeedPicture/FeedPictureResponse.swift": "what two interactors report in place of an entity",
            "FeedPicture/FeedPictureResponse+FeedPicture.swift": "how they make it",
            "FeedPicture/PictureRow+FeedPictureResponse.swift": "how two presenters show it",
        ],
        rules: PatternRules.withPresenters + PatternRules.viper
    )
}

extension PatternRules {
    private static let presenters = ["Presenter.swift"]

    /// What each role of VIPER may do and say, and who holds whom.
    fileprivate static let viper: [PatternRule] = [
        PatternRule(
            "a view uses no interactor or router",
            ["ViewController.swift", "AppView.swift"],
            never: .names(ending: "InteractorInput", "InteractorOutput", "RouterInput"),
            suchAs: ["class LoginViewController { private let router: any LoginRouterInput }"],
            but: ["class LoginViewController { private let presenter: any LoginViewOutput }"]
        ),
        PatternRule(
            "a view is given its presenter alone",
            ["ViewController.swift"],
            never: .methods(in: { $0.kind == .class }) { $0.name == "init" && $0.parameters.count != 1 },
            suchAs: ["class SignupViewController { init(presenter: any SignupViewOutput, passwordHint: String) {} }"],
            but: ["class SignupViewController { init(presenter: any SignupViewOutput) {} }"]
        ),
        withoutServices(["ViewController.swift", "AppView.swift", "Router.swift"]),
        withoutServices(presenters, besides: "AppClock"),
        services(of: "Interactor"),
        session(
            belongsTo: "/AppAssembly.swift",
            "/AppContract.swift",
            "/AppInteractor.swift",
            "/AppPresenter.swift",
            "/AppRouter.swift",
            "/AppView.swift"
        ),
        PatternRule(
            "an interactor uses no words, makes no rows, and moves nothing on the screen",
            ["Interactor.swift"],
            never: .words,
            .names("Ticker"),
            .names(ending: "Row"),
            suchAs: [
                "func report() { output?.didFail(Failure(error).sentence) }",
                "func report() { output?.didFailValidation(error.first?.message) }",
                "func report() { output?.didFail(StatusText.noPhotos) }",
                "func report() { output?.didLoadPictures(pictures.map(PictureRow.init)) }",
                "class DashboardInteractor { private let ticker: Ticker }",
            ],
            but: ["func report() { output?.didFailToLogIn(Failure(error)) }"]
        ),
        PatternRule(
            "an interactor reports reasons, not words",
            ["Contract.swift"],
            never: .reportedTexts,
            .failureTexts,
            suchAs: [
                "protocol LoginInteractorOutput { func didRefuse(message: String) }",
                "protocol LoginInteractorOutput { func didRefuse(with reasons: [LoginForm.Field: String]) }",
                "protocol LoginInteractorOutput { func didRefuse(with alert: AlertContent) }",
                "protocol LoginInteractorOutput { func didFailToLogIn(_ failure: Failure, _ reasons: [String]) }",
                "protocol LoginInteractorOutput { func didFailToLogIn(_ failure: (code: Int, reason: String)) }",
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
                "protocol UserListInteractorOutput { func didLoadEmails(_ emails: [String]) }",
                "protocol LoginInteractorOutput { func didFailValidation(_ error: FormError<LoginForm.Field>) }",
                "protocol FeedInteractorOutput { func didLoadLikes(of pictures: [FeedPictureResponse]) }",
                "protocol LoginViewInput { func showAlert(_ alert: AlertContent) }",
            ]
        ),
        PatternRule(
            "an interactor uses no view and no router",
            ["Interactor.swift"],
            never: .names(ending: "View", "ViewInput", "ViewOutput", "RouterInput"),
            suchAs: ["class LoginInteractor { private let router: any LoginRouterInput }"],
            but: ["class LoginInteractor { weak var output: (any LoginInteractorOutput)? }"]
        ),
        PatternRule(
            "an interactor reads again by itself after a change",
            ["Contract.swift"],
            never: .methods(in: { $0.name.hasSuffix("InteractorOutput") }) { $0.name.hasPrefix("didChange") },
            suchAs: ["protocol FeedInteractorOutput { func didChangeLikes() }"],
            but: ["protocol FeedInteractorOutput { func didLoadLikes(of pictures: [FeedPictureResponse]) }"]
        ),
        PatternRule(
            "an interactor begins with one call, which also observes what it reads",
            ["Contract.swift"],
            never: .methods(in: { $0.name.hasSuffix("InteractorInput") }) { $0.name.hasPrefix("observe") },
            suchAs: ["protocol FeedInteractorInput { func observeLikes()\n func loadPictures() }"],
            but: ["protocol FeedInteractorInput { func start()\n func loadPictures() }"]
        ),
        PatternRule(
            "a router opens and closes screens, ends no session, and neither shows nor closes alerts and notices",
            ["Router.swift"],
            never: .names("Alert", "AlertContent", "NoticeText"),
            .calls("show", "dismissAlerts", "hideNotice"),
            .members(of: "output", "moduleOutput", "logOutDelegate"),
            suchAs: [
                "func fail() { window.present(Alert(alert)) }",
                "func openLogin() { window.hideNotice() }",
                "func close() { moduleOutput?.didLogIn() }",
            ],
            but: [
                "func openSignup(output: any SignupModuleOutput) { push(makeSignup(output)) }",
                "func openAddImage() { viewController?.present(makeAddImage()) }",
            ]
        ),
        PatternRule(
            "a module reports to the one that opened it, and commands none",
            presenters + ["Interactor.swift"],
            never: .stored { $0.hasType(ending: ["ModuleInput"]) },
            suchAs: ["class UserListPresenter { private weak var app: (any AppModuleInput)? }"],
            but: [
                "class UserListPresenter { private weak var moduleOutput: (any UserListModuleOutput)? }",
                "extension DashboardPresenter: DashboardModuleInput { func openFeed(category: String) {} }",
            ]
        ),
        PatternRule(
            "view holds presenter, presenter holds interactor and router, strongly",
            ["ViewController.swift", "AppView.swift"] + presenters,
            never: .notStrong("ViewOutput", "InteractorInput", "RouterInput"),
            suchAs: [
                "class LoginPresenter { weak var interactor: (any LoginInteractorInput)? }",
                "class LoginPresenter { unowned let router: any LoginRouterInput }",
            ],
            but: ["class LoginPresenter { weak var view: (any LoginViewInput)?\n let router: any LoginRouterInput }"]
        ),
        PatternRule(
            "references back to their owner are weak",
            presenters + ["Interactor.swift", "Router.swift"],
            never: .strong("ViewInput", "InteractorOutput", "ViewOutput", "ModuleOutput", "LogOutDelegate"),
            .stored { !$0.isWeak && !$0.isClosure && $0.hasType(ending: ["ViewController", "ModuleInput"]) },
            suchAs: [
                "class LoginInteractor { var presenter: (any LoginInteractorOutput)? }",
                "class UserListPresenter { private let logOutDelegate: any LogOutDelegate }",
                "class LoginRouter { private let screen: any ViewController }",
                "class AppRouter { private var dashboard: (any DashboardModuleInput)? }",
            ],
            but: [
                "class LoginPresenter { weak var view: (any LoginViewInput)?\n let interactor: any LoginInteractorInput }",
                "class LoginRouter { private let makeSignup: (any SignupModuleOutput) -> any ViewController }",
            ]
        ),
        PatternRule(
            "no stored entity crosses a contract or reaches presentation",
            presenters + ["Contract.swift", "Router.swift", "ViewController.swift", "AppView.swift", "Row.swift"]
                + ["Row+FeedPictureResponse.swift"],
            never: .entities,
            suchAs: [
                "protocol UserListInteractorOutput { func didLoadUsers(_ users: [User]) }",
                "class FeedPresenter { private var pictures: [FeedPicture] = [] }",
                "extension DashboardRow { init(_ item: CatalogItem) {} }",
            ],
            but: ["protocol UserListInteractorOutput { func didLoadUsers(_ users: [UserResponse]) }"]
        ),
    ]
}
