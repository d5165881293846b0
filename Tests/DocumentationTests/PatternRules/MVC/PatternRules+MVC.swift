import Counting

extension PatternRules {
    private static let target = "Modules/MVC"

    /// The ends of the names of all types that MVC declares. `Job` names the work of one controller.
    private static let types = ["ViewController", "Delegate", "Job"]

    /// What MVC does without, and who holds whom.
    static let mvc: [PatternRule] = [
        PatternRule(
            "MVC: nothing stands between a view controller and its model, by whatever name",
            target,
            never: Check { file in
                file.types.filter { type in type.kind != .extension && !types.contains(where: type.name.hasSuffix) }
                    .map { "line \($0.lines.lowerBound): \($0.name)" }
            },
            .names(ending: "Assembly", "Coordinator", "Interactor", "Presenter", "Router", "ViewModel"),
            suchAs: [
                "class LoginPresenter {}",
                "class UserListDataSource {}",
                "class LoginController {}",
                "class LoginViewController { struct State {} }",
                "class LoginViewController { private let model: LoginViewModel }",
                "func open() { navigationStack?.push(SignupAssembly.make(services: services)) }",
            ],
            but: [
                "class LoginViewController { enum Job { case logIn } }\nprotocol LoginDelegate: AnyObject {}",
                "class AppDelegate: Application {}",
            ]
        ),
        PatternRule(
            "MVC: a view controller gets its services from its opener, and cannot tell what implements them",
            target,
            never: .names(of: Sources.serviceTypes),
            .methods(in: { _ in true }) { function in
                function.parameters.contains { $0.type.hasSuffix("Services") && $0.hasDefault }
            },
            .stored { $0.modifiers.contains("static") },
            suchAs: [
                "class LoginViewController { private let accounts: LocalAccountService }",
                "class LoginViewController { init(services: Services = .live) {} }",
                "class AppDelegate { static var shared: AppDelegate? }",
            ],
            but: [
                "class LoginViewController { private let services: Services\n init(services: Services) {} }",
                "class LoginViewController { private let accounts: any AccountService }",
            ]
        ),
        PatternRule(
            "MVC: the stack alone holds a view controller, and who holds a delegate holds it weakly",
            target,
            never: .stored { $0.hasType(ending: ["ViewController"]) },
            .strong("Delegate"),
            .unowned,
            suchAs: [
                "class LoginViewController { private var signup: SignupViewController? }",
                "class LoginViewController { private weak var below: (any ViewController)? }",
                "class UserListViewController { private let logOutDelegate: any LogOutDelegate }",
                "class LoginViewController { unowned let delegate: any LoginDelegate }",
                "func load() { work.run { [unowned self] in load() } }",
            ],
            but: [
                "class LoginViewController { private weak var delegate: (any LoginDelegate)? }",
                "func open() { navigationStack?.push(SignupViewController(services: services, delegate: self)) }",
            ]
        ),
        PatternRule(
            "MVC: a delegate hears what happened, and returns nothing",
            target,
            never: .methods(in: { $0.kind == .protocol }) { !$0.isEvent },
            .answers,
            suchAs: [
                "protocol LogOutDelegate { func logOut() }",
                "protocol SignupDelegate { func didSignUp() -> Bool }",
                "protocol SignupDelegate { var email: String { get } }",
            ],
            but: ["protocol LogOutDelegate { func didAskToLogOut() }"]
        ),
        PatternRule(
            "MVC: start, pending deep link and log-out belong to the app delegate",
            target,
            except: ["/AppDelegate.swift"],
            never: .names("DeepLink", "SessionStore", "sessions", "Application", "AppDelegate"),
            suchAs: [
                "class LoginViewController { private var pendingLink: DeepLink? }",
                "func logOut() { work.write(.end) { [services] in try await services.sessions.remove() } }",
                "class LoginViewController { private weak var app: AppDelegate? }",
            ],
            but: ["func tapLogOut() { logOutDelegate?.didAskToLogOut() }"]
        ),
        PatternRule(
            "MVC: all work belongs to a screen",
            target,
            never: .looseWork,
            suchAs: ["func load() { Task { await load() } }", "func a() { DispatchQueue.main.async {} }"],
            but: ["func load() { work.run(.users) {} }"]
        ),
        PatternRule(
            "MVC: no method is longer than 25 lines, and no file than 250",
            target,
            never: .methods(in: { _ in true }) { $0.lines.count > 25 },
            Check { file in
                file.types.map(\.lines.upperBound).filter { $0 > 250 }.map { "line \($0)" }
            },
            suchAs: [
                "class LoginViewController { func logIn() {\(lines(25))} }",
                "class LoginViewController {\(lines(250))}",
            ],
            but: [
                "class LoginViewController { func logIn() {\(lines(24))} }",
                "class LoginViewController {\(lines(249))}",
            ]
        ),
    ]

    /// Returns `count` line breaks.
    private static func lines(_ count: Int) -> String { String(repeating: "\n", count: count) }
}
