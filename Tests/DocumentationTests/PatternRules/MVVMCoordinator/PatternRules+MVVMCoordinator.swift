import Counting

extension PatternRules {
    private static let target = "Modules/MVVMCoordinator"

    /// What the parameters of an exit would be called if they were words for the screen.
    private static let words: Set = ["AlertContent", "alert", "message", "notice", "reason", "text"]

    /// What each role of MVVM may do and say.
    static let mvvmCoordinator: [PatternRule] = [
        PatternRule(
            "MVVM: a view model names no device, view, binding, coordinator, navigator or other screen",
            target,
            ["ViewModel.swift", "ViewModel+State.swift"],
            never: .device,
            .names(
                ending: "View",
                "ViewController",
                "Coordinator",
                "Window",
                "NavigationStack",
                "Router",
                "Binding",
                "Storyboard"
            ),
            .foreignTypes(ending: "ViewModel", besides: ["ViewModel"]),
            suchAs: [
                "import Headless",
                "class LoginViewModel { weak var coordinator: LoginCoordinator? }",
                "class LoginViewModel { private let view: LoginViewController }",
                "class LoginViewModel { private let binding: ViewBinding<LoginViewModel> }",
                "class LoginViewModel { private weak var view: (any BoundView)? }",
                "class LoginViewModel { private let stack: NavigationStack }",
                "class LoginViewModel { private let router: StackRouter }",
                "class LoginViewModel { private var next: SignupViewModel? }",
            ],
            but: ["class LoginViewModel: ViewModel { func fill(_ state: LoginViewModel.State) {} }"]
        ),
        PatternRule(
            "MVVM: a view model leaves through exits, closures named as events, which carry no words",
            target,
            ["ViewModel.swift", "Coordinator.swift"],
            never: .members(of: "exits") { $0.isEvent },
            .stored { $0.type == "Exits?" },
            Check { file in
                file.types.filter { $0.simpleName == "Exits" }.flatMap(\.properties)
                    .filter { !$0.isClosure || !$0.name.isEvent || !$0.typeNames.isDisjoint(with: words) }
                    .map { "line \($0.line): \($0.name)" }
            },
            suchAs: [
                "func open() { exits.openFeed(category) }",
                "struct Exits { var openSignup: () -> Void }",
                "struct Exits { var didLogIn: any Coordinator }",
                "class LoginViewModel { private let exits: Exits? }",
                "struct Exits { var didLosePhoto: (AlertContent) -> Void }",
                "struct Exits { var didDelete: (_ notice: String?) -> Void }",
                "struct Exits { var didSignUp: (SignupOutcome, _ notice: String) -> Void }",
            ],
            but: [
                "struct Exits { var didChooseCategory: (String) -> Void }",
                "struct Exits { var didLosePhoto: (Failure) -> Void }",
                "func open() { exits.didChooseCategory(category) }",
            ]
        ),
        PatternRule(
            "MVVM: a view model takes single services as protocols",
            target,
            ["ViewModel.swift"],
            never: .names("Services"),
            .names(of: Sources.serviceTypes),
            suchAs: [
                "class LoginViewModel { private let services: Services }",
                "class LoginViewModel { private let accounts: LocalAccountService }",
            ],
            but: ["class LoginViewModel { private let accounts: any AccountService }"]
        ),
        PatternRule(
            "MVVM: a view names no service, coordinator or stored entity, does no work and does not navigate",
            target,
            ["ViewController.swift"],
            never: .services,
            .entities,
            .names("services", "navigationStack", "window", "dismiss"),
            .members(of: "activity"),
            .names(ending: "Coordinator"),
            .work,
            suchAs: [
                "class LoginViewController { private let accounts: any AccountService }",
                "class UserListViewController { private var users: [User] = [] }",
                "func load() { services.photos }",
                "func load() { activity.begin(job) }",
                "class LoginViewController { private let coordinator: LoginCoordinator }",
                "func open() { navigationStack?.push(next) }",
                "func tap() { await viewModel.logIn() }",
            ],
            but: [
                "func show(_ alert: AlertContent) { present(Alert(alert)) }",
                "init(activity: Activity) { binding = ViewBinding(viewModel, activity: activity) }",
            ]
        ),
        PatternRule(
            "MVVM: a view makes its binding, of the view model that it was given",
            target,
            ["ViewController.swift"],
            never: .methods(in: { _ in true }) { $0.parameters.contains { $0.type.contains("Binding") } },
            suchAs: ["class LoginViewController { init(binding: ViewBinding<LoginViewModel>) {} }"],
            but: ["class LoginViewController { private let binding: ViewBinding<LoginViewModel> }"]
        ),
        PatternRule(
            "MVVM: a view raises and acknowledges no event, the queue is for view model and binding",
            target,
            ["ViewController.swift", "Coordinator.swift"],
            never: .names("EventQueue", "acknowledge", "events"),
            suchAs: ["func a() { viewModel.events.raise(.photoGone) }", "func a() { queue.acknowledge() }"],
            but: ["func show(_ event: PhotoViewModel.Event) {}"]
        ),
        PatternRule(
            "MVVM: a view assigns no field without a look at its text, and keeps no state of its own",
            target,
            ["ViewController.swift"],
            never: .references { $0.name == "value" && $0.base != nil && $0.use == .assignment },
            .stored { $0.isVariable },
            suchAs: [
                "func render(_ state: State) { storyboard.email.value = state.form.email }",
                "class LoginViewController { private var form = LoginForm() }",
            ],
            but: [
                "func render(_ state: State) { storyboard.email.show(state.form.email, error: nil) }",
                "func edit() { viewModel.edit(email: storyboard.email.value) }",
            ]
        ),
        PatternRule(
            "MVVM: the binding alone tracks changes",
            target,
            except: ["/ViewBinding.swift"],
            never: .names("Observations", "withObservationTracking"),
            suchAs: ["func start() { withObservationTracking {} onChange: {} }"],
            but: ["@Observable class LoginViewModel { @ObservationIgnored let id: Int }"]
        ),
    ]
}
