import Counting

extension PatternRules {
    private static let target = "Modules/MVP"

    /// Who holds, names and constructs whom in MVP.
    static let mvpOwnership: [PatternRule] = [
        PatternRule(
            "MVP: a view holds its presenter strongly, through its protocol, and passes it to nobody",
            target,
            ["ViewController.swift", "AppDelegate.swift"],
            never: .notStrong("ViewOutput"),
            .foreignTypes(ending: "Presenter"),
            .references { $0.name == "presenter" && $0.use == .argument },
            suchAs: [
                "class LoginViewController { private weak var presenter: (any LoginViewOutput)? }",
                "class LoginViewController { private let presenter: LoginPresenter }",
                "func open() { navigationStack?.push(makeSignup(presenter)) }",
                "func open() { makeSignup(delegate: self.presenter) }",
            ],
            but: [
                "class LoginViewController { private let presenter: any LoginViewOutput }",
                "func viewDidLoad() { presenter.viewDidLoad() }",
                "func viewDidLoad() { storyboard.onTap = { [weak self] in self?.presenter.didTapSignUp() } }",
                "init(presenter: any LoginViewOutput) { self.presenter = presenter }",
            ]
        ),
        PatternRule(
            "MVP: a presenter holds its view weakly, through its protocol",
            target,
            ["Presenter.swift"],
            never: .strong("ViewInput"),
            .names(ending: "ViewController", "AppDelegate", "Window", "NavigationStack"),
            .unowned,
            suchAs: [
                "class LoginPresenter { var view: (any LoginViewInput)? }",
                "class LoginPresenter { unowned let view: any LoginViewInput }",
                "class LoginPresenter { private let screen: () -> any LoginViewInput }",
                "class LoginPresenter { weak var view: LoginViewController? }",
                "class AppPresenter { private let acceptsLinks: (Window) -> Bool }",
                "func load() { work.run { [unowned self] in load() } }",
            ],
            but: ["class LoginPresenter { weak var view: (any LoginViewInput)? }"]
        ),
        PatternRule(
            "MVP: who holds a delegate holds it weakly",
            target,
            never: .strong("Delegate"),
            .unowned,
            suchAs: [
                "class UserListPresenter { private let logOutDelegate: any LogOutDelegate }",
                "class LoginPresenter { private var parent: (any SignupDelegate)? }",
                "class LoginPresenter { unowned let delegate: any SignupDelegate }",
            ],
            but: [
                "class UserListPresenter { private weak var logOutDelegate: (any LogOutDelegate)? }",
                "class LoginViewController { private let make: (any SignupDelegate) -> any ViewController }",
                "init(logOutDelegate: any LogOutDelegate) { self.logOutDelegate = logOutDelegate }",
            ]
        ),
        PatternRule(
            "MVP: start, pending deep link and log-out belong to the app's presenter",
            target,
            except: ["/AppAssembly.swift", "/AppContract.swift", "/AppDelegate.swift", "/AppPresenter.swift"],
            never: .names("DeepLink", "SessionStore", "sessions", "Application"),
            suchAs: [
                "class LoginPresenter { private var pendingLink: DeepLink? }",
                "class UserListPresenter { private let sessions: any SessionStore }",
                "enum LoginAssembly { static func make(services: Services) { a(services.sessions) } }",
            ],
            but: ["func didTapLogOut() { logOutDelegate?.didAskToLogOut() }"]
        ),
        PatternRule(
            "MVP: assemblies alone name and construct presenters and view controllers",
            target,
            except: ["Assembly.swift"],
            never: .foreignTypes(ending: "Presenter", "ViewController", "AppDelegate", besides: ["ViewController"]),
            .constructions(ending: "Presenter", "ViewController", "AppDelegate"),
            suchAs: [
                "let presenter = LoginPresenter(accounts: accounts, clock: clock)",
                "let view = LoginViewController(presenter: presenter)",
                "let make = LoginViewController.init",
                "weak var view: LoginViewController?",
                "class LoginPresenter { private weak var delegate: AppPresenter? }",
                "class LoginPresenter { private weak var delegate: AppDelegate? }",
            ],
            but: ["let makeSignup: (any SignupDelegate) -> any ViewController"]
        ),
        PatternRule(
            "MVP: an assembly requires what it is given, and keeps nothing",
            target,
            ["Assembly.swift"],
            never: .methods(in: { _ in true }) { $0.parameters.contains { $0.type.hasSuffix("?") || $0.hasDefault } },
            .names("weak"),
            .stored { _ in true },
            suchAs: [
                "enum LoginAssembly { static func make(delegate: (any LoginDelegate)?) -> any ViewController {} }",
                "enum LoginAssembly { static func make(services: Services = .shared) -> any ViewController {} }",
                "let view = LoginViewController(presenter: presenter) { [weak delegate] in make(delegate) }",
                "enum LoginAssembly { static var shared: LoginViewController? }",
            ],
            but: [
                "enum LoginAssembly { static func make(delegate: any LoginDelegate) { let view = LoginViewController() } }"
            ]
        ),
    ]
}
