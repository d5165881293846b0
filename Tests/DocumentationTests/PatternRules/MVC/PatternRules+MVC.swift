import Counting

extension PatternFiles {
    /// The files of MVC and the rules of their roles.
    static let mvc = PatternFiles(
        module: "MVC",
        testedRoles: ["ViewController", "AppController"],
        others: ["App/LogOutDelegate.swift": "the app, as screens report to it a request to log out"],
        rules: PatternRules.mvc
    )
}

extension PatternRules {
    /// The ends of the names of all types that MVC declares. `Job` names the work of one controller, and `Flow` what
    /// the app shows.
    private static let types = ["ViewController", "AppController", "Delegate", "Flow", "Job"]

    /// What MVC does without, and who holds whom.
    fileprivate static let mvc: [PatternRule] = [
        PatternRule(
            "nothing stands between a view controller and its model, by whatever name",
            never: .types { type in type.kind != .extension && !types.contains(where: type.name.hasSuffix) },
            .names(ending: "Assembly", "Coordinator", "Interactor", "Presenter", "Router", "ViewModel"),
            suchAs: [
                "class UserListDataSource {}",
                "class LoginViewController { struct State {} }",
                "class LoginViewController { private let model: LoginViewModel }",
            ],
            but: ["class LoginViewController { enum Job { case logIn } }\nprotocol LoginDelegate: AnyObject {}"]
        ),
        services(of: "ViewController"),
        PatternRule(
            "a controller gets all that it needs from its opener, and cannot tell what implements it",
            never: .names(of: Sources.serviceTypes),
            .methods { $0.parameters.contains { $0.hasDefault } },
            .stored { $0.modifiers.contains("static") },
            suchAs: [
                "class AppController { private let accounts: LocalAccountService }",
                "class LoginViewController { init(accounts: any AccountService = shared) {} }",
                "class AppController { static var shared: AppController? }",
            ],
            but: ["class AppController { private let services: Services\n init(services: Services) {} }"]
        ),
        PatternRule(
            "the stack alone holds a view controller, and who holds a delegate holds it weakly",
            never: .stored { $0.hasType(ending: ["ViewController"]) },
            .strong("Delegate"),
            suchAs: [
                "class LoginViewController { private weak var below: (any ViewController)? }",
                "class UserListViewController { private let logOutDelegate: any LogOutDelegate }",
            ],
            but: [
                "class LoginViewController { private weak var delegate: (any LoginDelegate)? }",
                "func open() { navigationStack?.push(SignupViewController(accounts: accounts, delegate: self)) }",
            ]
        ),
        PatternRule(
            "a delegate hears what happened, and returns nothing",
            never: .methods(in: { $0.kind == .protocol }) { !$0.name.isEvent },
            .answers,
            suchAs: [
                "protocol LogOutDelegate { func logOut() }", "protocol SignupDelegate { var email: Text { get } }",
            ],
            but: ["protocol LogOutDelegate { func didAskToLogOut() }"]
        ),
        session(belongsTo: "/AppController.swift"),
    ]
}
