import Comparison

extension PatternRules {
    private static let target = "Modules/MVVMCoordinator"

    /// Who holds, names and constructs whom in MVVM.
    static let mvvmCoordinatorOwnership = [
        PatternRule(
            "MVVM: coordinators alone construct view models, views, bindings and coordinators",
            target,
            except: ["Coordinator.swift"],
            never: .constructions(ending: "ViewModel", "ViewController", "Coordinator", "Binding"),
            suchAs: [
                "let next = SignupViewModel(accounts: accounts, exits: exits)",
                "let view = SignupViewController(viewModel: next)",
                "let binding = Binding<SignupViewModel>(viewModel, activity: activity)",
                "let child = SignupCoordinator(stack: stack)",
                "let make = SignupViewModel.init",
            ],
            but: ["init(binding: Binding<SignupViewModel>) { self.binding = binding }"]
        ),
        PatternRule(
            "MVVM: coordinators alone touch stacks and windows",
            target,
            except: ["Coordinator.swift"],
            never: .names("NavigationStack", "Window"),
            .calls("pop", "popToRoot", "push", "setRoot", "setTabs"),
            suchAs: [
                "class LoginViewModel { private let stack: NavigationStack }",
                "func open() { stack.push(next) }",
                "func open(in window: Window) {}",
            ],
            but: ["func show(_ alert: AlertContent) { present(Alert(alert)) }"]
        ),
        PatternRule(
            "MVVM: a coordinator does no work",
            target,
            ["Coordinator.swift"],
            never: .work,
            .names(of: SourceTree.serviceProtocols.union(SourceTree.serviceTypes)),
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
            except: ["/AppCoordinator.swift"],
            never: .names("AppCoordinator"),
            .stored { ["delegate", "parent"].contains($0.name) },
            suchAs: [
                "class LoginCoordinator { private weak var app: AppCoordinator? }",
                "class LoginCoordinator { private let parent: any Coordinator }",
            ],
            but: ["class LoginCoordinator { private var children: [any Coordinator] = [] }"]
        ),
        PatternRule(
            "MVVM: session work is a view model's",
            target,
            except: ["/SessionViewModel.swift", "/AppCoordinator.swift"],
            never: .names("SessionStore", "sessions"),
            suchAs: [
                "class UserListViewModel { private let sessions: any SessionStore }",
                "func logOut() { services.sessions }",
            ],
            but: ["func logOut() { exits.didAskToLogOut() }"]
        ),
        PatternRule(
            "MVVM: no exit retains the stack, which retains the screen that retains the exits",
            target,
            never: .references { ["stack", "window"].contains($0.name) && $0.use == .capture },
            suchAs: ["let exits = Exits(didCancel: { [stack] in stack.pop() })"],
            but: [
                "let exits = Exits(didCancel: { [weak self] in self?.close() })",
                "func close() { stack.window?.dismiss() }",
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
