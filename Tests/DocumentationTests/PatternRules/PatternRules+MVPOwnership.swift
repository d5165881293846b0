import Comparison

extension PatternRules {
    private static let target = "Modules/MVP"

    /// Who holds, names and constructs whom in MVP.
    static let mvpOwnership = [
        PatternRule(
            "MVP: a view holds its presenter strongly, through its protocol, and passes it to nobody",
            target,
            ["ViewController.swift"],
            never: .notStrong("Presenting"),
            .foreignTypes(ending: "Presenter"),
            .references { $0.name == "presenter" && $0.use == .argument },
            suchAs: [
                "class LoginViewController { private weak var presenter: (any LoginPresenting)? }",
                "class LoginViewController { private let presenter: LoginPresenter }",
                "func open() { navigationStack?.push(makeSignup(presenter)) }",
                "func open() { makeSignup(delegate: self.presenter) }",
            ],
            but: [
                "class LoginViewController { private let presenter: any LoginPresenting }",
                "func viewDidLoad() { presenter.viewDidLoad() }",
                "func viewDidLoad() { storyboard.onTap = { [weak self] in self?.presenter.didTapSignUp() } }",
                "init(presenter: any LoginPresenting) { self.presenter = presenter }",
            ]
        ),
        PatternRule(
            "MVP: a presenter holds its view weakly, through its protocol",
            target,
            ["Presenter.swift"],
            never: .strong("View"),
            .names(ending: "ViewController", "Window", "NavigationStack"),
            .unowned,
            suchAs: [
                "class LoginPresenter { var view: (any LoginView)? }",
                "class LoginPresenter { unowned let view: any LoginView }",
                "class LoginPresenter { private let screen: () -> any LoginView }",
                "class LoginPresenter { weak var view: LoginViewController? }",
                "func load() { work.run { [unowned self] in load() } }",
            ],
            but: ["class LoginPresenter { weak var view: (any LoginView)? }"]
        ),
        PatternRule(
            "MVP: who holds the app or a delegate holds it weakly",
            target,
            never: .strong("Delegate", "AppController"),
            .unowned,
            suchAs: [
                "class LoginPresenter { private let sessionDelegate: any SessionDelegate }",
                "class LoginPresenter { private var parent: (any SignupDelegate)? }",
                "class LoginPresenter { unowned let delegate: any SignupDelegate }",
            ],
            but: [
                "class LoginPresenter { private weak var sessionDelegate: (any SessionDelegate)? }",
                "class LoginViewController { private let make: (any SignupDelegate) -> any ViewController }",
                "init(sessionDelegate: any SessionDelegate) { self.sessionDelegate = sessionDelegate }",
            ]
        ),
        PatternRule(
            "MVP: only the app object's own file names it",
            target,
            except: ["/AppController.swift"],
            never: .names("AppController"),
            suchAs: [
                "class LoginPresenter { private weak var app: AppController? }",
                "enum LoginAssembly { static func make(app: AppController) -> LoginViewController {} }",
            ],
            but: ["// Held by AppController.\nenum LoginAssembly {}"]
        ),
        PatternRule(
            "MVP: start, pending deep link and log-out belong to an object in App",
            target,
            except: ["/AppController.swift"],
            never: .names("DeepLink", "SessionStore", "sessions", "Application"),
            suchAs: [
                "class LoginPresenter { private var pendingLink: DeepLink? }",
                "class UserListPresenter { private let sessions: any SessionStore }",
                "enum LoginAssembly { static func make(services: Services) { a(services.sessions) } }",
            ],
            but: ["func didTapLogOut() { sessionDelegate?.logOut() }"]
        ),
        PatternRule(
            "MVP: assemblies alone name and construct presenters and view controllers",
            target,
            except: ["Assembly.swift"],
            never: .foreignTypes(ending: "Presenter", "ViewController", besides: ["ViewController"]),
            .constructions(ending: "Presenter", "ViewController"),
            suchAs: [
                "let presenter = LoginPresenter(accounts: accounts, clock: clock)",
                "let view = LoginViewController(presenter: presenter)",
                "let make = LoginViewController.init",
                "weak var view: LoginViewController?",
            ],
            but: ["let makeFeed: (String) -> any ViewController"]
        ),
        PatternRule(
            "MVP: an assembly keeps nothing",
            target,
            ["Assembly.swift"],
            never: .stored { _ in true },
            suchAs: ["enum LoginAssembly { static var shared: LoginViewController? }"],
            but: ["enum LoginAssembly { static func make() { let presenter = LoginPresenter() } }"]
        ),
    ]
}
