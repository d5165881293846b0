import Counting

extension PatternRules {
    private static let target = "Modules/MVP"

    /// What each role of MVP may do and say.
    static let mvp: [PatternRule] = [
        PatternRule(
            "MVP: presenters and protocols don't import the device",
            target,
            ["Presenter.swift", "Contract.swift", "Delegate.swift"],
            except: ["/AppDelegate.swift"],
            never: .device,
            suchAs: ["import Headless", "import class Headless.Window", "import Screens"],
            but: ["import Shared"]
        ),
        PatternRule(
            "MVP: what a view tells its presenter, and a presenter its delegate, is named as an event",
            target,
            ["Contract.swift", "Delegate.swift"],
            never: .methods(in: { $0.kind == .protocol && !$0.name.hasSuffix("ViewInput") }) { !$0.isEvent },
            suchAs: [
                "protocol LoginViewOutput { func logIn(_ form: LoginForm) }",
                "protocol LogOutDelegate { func logOut() }",
            ],
            but: [
                "protocol LoginViewOutput { func didTapLogIn(_ form: LoginForm)\n func viewDidLoad() }",
                "protocol LogOutDelegate { func didAskToLogOut() }",
            ]
        ),
        PatternRule(
            "MVP: what a presenter tells its view is a command",
            target,
            ["Contract.swift"],
            never: .methods(in: { $0.name.hasSuffix("ViewInput") }) { $0.isEvent },
            suchAs: ["protocol LoginViewInput { func didFailToLogIn() }"],
            but: ["protocol LoginViewInput { func showAlert(_ alert: AlertContent) }"]
        ),
        PatternRule(
            "MVP: a presenter takes single services as protocols, and calls no assembly",
            target,
            ["Presenter.swift"],
            never: .names("Services"),
            .names(of: Sources.serviceTypes),
            .names(ending: "Assembly"),
            suchAs: [
                "class LoginPresenter { private let services: Services }",
                "class LoginPresenter { private let accounts: LocalAccountService }",
                "func open() { SignupAssembly.make(services: services, delegate: self) }",
            ],
            but: ["class LoginPresenter { private let accounts: any AccountService }"]
        ),
        PatternRule(
            "MVP: the methods of a screen's protocols return nothing",
            target,
            ["Contract.swift", "Delegate.swift"],
            never: .answers,
            suchAs: [
                "protocol LoginViewInput { func email() -> String }",
                "protocol LoginViewInput { func askBeforeDeleting() async }",
                "protocol LoginViewInput { var email: String { get } }",
            ],
            but: ["protocol LoginViewInput { func openSignup(_ then: @escaping (String) -> Void) }"]
        ),
        PatternRule(
            "MVP: no stored entity reaches a view",
            target,
            ["Contract.swift", "ViewController.swift", "AppDelegate.swift"],
            never: .entities,
            suchAs: [
                "protocol UserListViewInput { func showUsers(_ users: [User]) }",
                "protocol PhotoViewInput { func show(_ photo: Photo) }",
                "protocol FeedViewInput { func showPictures(_ pictures: [FeedPicture]) }",
                "class DashboardViewController { private var items: [CatalogItem] = [] }",
            ],
            but: [
                "protocol PhotoViewInput { func showPhotos(_ rows: [PhotoRow]) }",
                "protocol SignupViewOutput { func didTapSignUp(_ form: SignupForm) }",
            ]
        ),
        PatternRule(
            "MVP: a view has no service, does no work, and passes a delegate on without a call of it",
            target,
            ["ViewController.swift", "AppDelegate.swift"],
            never: .services,
            .names("services"),
            .names(ending: "Assembly"),
            .stored { $0.hasType(ending: ["Delegate"]) },
            .members(of: "delegate", "logOutDelegate"),
            .work,
            suchAs: [
                "class LoginViewController { private let accounts: any AccountService }",
                "class LoginViewController { private let services: Services }",
                "class UserListViewController { private weak var app: (any LogOutDelegate)? }",
                "func openTabs(delegate: any LogOutDelegate) { delegate.didAskToLogOut() }",
                "func open() { navigationStack?.push(PhotoAssembly.make(id: id, services: services)) }",
                "class LoginViewController { private let work: Work<Job> }",
                "func tap() { await logIn() }",
            ],
            but: [
                "class LoginViewController { private let makeSignup: (any SignupDelegate) -> any ViewController }",
                "func openSignup(delegate: any SignupDelegate) { navigationStack?.push(makeSignup(delegate)) }",
            ]
        ),
        PatternRule(
            "MVP: a view keeps no state of its own to branch on, and says nothing in its own words",
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
            "MVP: the app's view passes a link on, and does not tell one from another",
            target,
            ["AppDelegate.swift"],
            never: .references { $0.base == "" && ["users", "favorites", "photo", "category"].contains($0.name) },
            suchAs: ["func open(_ link: DeepLink) { switch link { case .photo(let id): push(makePhoto(id)) } }"],
            but: ["func open(_ link: DeepLink) { tabs[link.tab.index].stack.push(makeScreen(link)) }"]
        ),
        PatternRule(
            "MVP: nothing is observed through an observation API",
            target,
            never: .observation,
            suchAs: [
                "import Observation",
                "@Observable class LoginPresenter {}",
                "func start() { withObservationTracking {} onChange: {} }",
                "private let binding = ViewBinding()",
            ],
            but: ["func viewDidLoad() { changes = favorites.changes.observe { [weak self] in self?.load() } }"]
        ),
    ]
}
