import Counting

extension PatternRules {
    private static let target = "Modules/MVVMCoordinator"

    /// Who holds, names and constructs whom in MVVM.
    static let mvvmCoordinatorOwnership: [PatternRule] = [
        PatternRule(
            "MVVM: coordinators alone construct view models, views and coordinators",
            target,
            except: ["Coordinator.swift"],
            never: .constructions(ending: "ViewModel", "ViewController", "Coordinator"),
            suchAs: [
                "let next = SignupViewModel(accounts: accounts, exits: exits)",
                "let view = SignupViewController(viewModel: next)",
                "let child = SignupCoordinator(router: router)",
                "let make = SignupViewModel.init",
            ],
            but: ["init(viewModel: SignupViewModel) { self.viewModel = viewModel }"]
        ),
        PatternRule(
            "MVVM: views alone make bindings",
            target,
            except: ["ViewController.swift"],
            never: .constructions(ending: "Binding"),
            suchAs: ["let binding = ViewBinding<SignupViewModel>(viewModel, activity: activity)"],
            but: ["private let binding: ViewBinding<SignupViewModel>"]
        ),
        PatternRule(
            "MVVM: coordinators and their router alone touch stacks and windows",
            target,
            except: ["Coordinator.swift", "/StackRouter.swift"],
            never: .names("NavigationStack", "StackRouter", "Window"),
            .calls("pop", "popToRoot", "push", "setRoot", "setTabs"),
            suchAs: [
                "class LoginViewModel { private let stack: NavigationStack }",
                "class LoginViewController { private let router: StackRouter }",
                "func open() { stack.push(next) }",
                "func open(in window: Window) {}",
            ],
            but: ["func show(_ alert: AlertContent) { present(Alert(alert)) }"]
        ),
        PatternRule(
            "MVVM: a coordinator closes what its router has shown",
            target,
            ["Coordinator.swift"],
            never: .references { $0.name == "dismiss" && $0.base != "router" },
            suchAs: ["func close() { stack.window?.dismiss() }", "func close() { view.dismiss() }"],
            but: ["func close() { if let view { router.dismiss(view) } }"]
        ),
        PatternRule(
            "MVVM: a coordinator does no work",
            target,
            ["Coordinator.swift"],
            never: .work,
            .names(of: Sources.serviceProtocols.union(Sources.serviceTypes)),
            suchAs: [
                "class AppCoordinator { private let work: Work<Job> }",
                "func start() { try await sessions.current() }",
                "class AppCoordinator { private let sessions: any SessionStore }",
            ],
            but: ["func start() { LoginViewModel(accounts: services.accounts, clock: services.clock) }"]
        ),
        PatternRule(
            "MVVM: no flow names its parent, exits lead there",
            target,
            except: ["/AppCoordinator.swift", "/SessionKeeper.swift"],
            never: .names("AppCoordinator"),
            .stored { ["delegate", "parent"].contains($0.name) },
            suchAs: [
                "class LoginCoordinator { private weak var app: AppCoordinator? }",
                "class LoginCoordinator { private let parent: any Coordinator }",
            ],
            but: ["class LoginCoordinator { private var children: [any Coordinator] = [] }"]
        ),
        PatternRule(
            "MVVM: session work is the session keeper's",
            target,
            except: ["/SessionKeeper.swift", "/AppCoordinator.swift"],
            never: .names("SessionStore", "sessions"),
            suchAs: [
                "class UserListViewModel { private let sessions: any SessionStore }",
                "func logOut() { services.sessions }",
            ],
            but: ["func logOut() { session.logOut() }"]
        ),
        PatternRule(
            "MVVM: the session keeper is a model, which names no view model or coordinator",
            target,
            ["/SessionKeeper.swift"],
            never: .names(ending: "ViewModel", "Coordinator"),
            .strong("Delegate"),
            suchAs: [
                "class SessionKeeper { private var users: UserListViewModel? }",
                "class SessionKeeper { weak var app: AppCoordinator? }",
                "class SessionKeeper { var delegate: (any SessionKeeperDelegate)? }",
            ],
            but: ["class SessionKeeper { weak var delegate: (any SessionKeeperDelegate)? }"]
        ),
        PatternRule(
            "MVVM: no exit retains the stack, which retains the screen that retains the exits",
            target,
            never: .references { ["router", "stack", "window"].contains($0.name) && $0.use == .capture },
            suchAs: [
                "let exits = Exits(didCancel: { [stack] in stack.pop() })",
                "let exits = Exits(didCancel: { [router] in router.pop(view) })",
            ],
            but: [
                "let exits = Exits(didCancel: { [weak self] in self?.close() })",
                "func close() { if let view { router.pop(view) } }",
            ]
        ),
        PatternRule(
            "MVVM: no reference is unowned",
            target,
            never: .unowned,
            suchAs: ["class LoginCoordinator { private unowned let parent: AppCoordinator }"],
            but: ["class LoginCoordinator { private weak var tabs: TabsCoordinator? }"]
        ),
    ]
}
