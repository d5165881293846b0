extension PatternRules {
    private static let mvvm = "Modules/MVVMCoordinator"

    static let mvvmCoordinator = [
        PatternRule(
            "MVVM: a view model names no device, view, binding or coordinator",
            mvvm,
            ["ViewModel.swift", "ViewModel+State.swift"],
            never: device + #"|\b\w*(ViewController|Coordinator|Window|NavigationStack|Binding|BoundView)\b"#,
            suchAs: "import Headless",
            "    weak var coordinator: LoginCoordinator?",
            "    private let view: LoginViewController",
            "    private let binding: Binding<LoginViewModel>",
            "    private weak var view: (any BoundView)?",
            "    private let stack: NavigationStack"
        ),
        PatternRule(
            "MVVM: a view model leaves through exits, named as events",
            mvvm,
            ["ViewModel.swift"],
            never: #"\bexits\.(?!did[A-Z])|: Exits\b.*\?|^ +var (?!did)\w+: \([^)]*\) -> Void"#,
            suchAs: "        exits.openFeed(category)",
            "        var openSignup: () -> Void",
            "    private let exits: Exits?"
        ),
        PatternRule(
            "MVVM: a view names no service and no coordinator, does no work and does not navigate",
            mvvm,
            ["ViewController.swift"],
            never: services + #"|\b(services|Activity|activity)\b|Coordinator\b|\b(navigationStack|window|dismiss)\b|"#
                + work,
            suchAs: "    private let accounts: any AccountService",
            "        services.photos",
            "    private let activity: Activity",
            "    private let coordinator: LoginCoordinator",
            "        navigationStack?.push(next)",
            "        await viewModel.logIn()"
        ),
        PatternRule(
            "MVVM: a view raises and acknowledges no event, the queue is for view model and binding",
            mvvm,
            ["ViewController.swift", "Coordinator.swift"],
            never: #"\bevents\b|\backnowledge\b"#,
            suchAs: "        viewModel.events.raise(.photoGone)",
            "        events.acknowledge()"
        ),
        PatternRule(
            "MVVM: a view assigns no field without a look at its text",
            mvvm,
            ["ViewController.swift"],
            never: #"\.value = "#,
            suchAs: "        storyboard.email.value = state.form.email"
        ),
        PatternRule(
            "MVVM: coordinators alone construct view models, views, bindings and coordinators",
            mvvm,
            except: ["Coordinator.swift"],
            never: #"\b[A-Z]\w*(ViewModel|ViewController|Coordinator)\(|\bBinding\("#,
            suchAs: "let next = SignupViewModel(accounts: accounts, exits: exits)",
            "let view = SignupViewController(viewModel: next)",
            "        binding = Binding(viewModel, activity: activity)",
            "let child = SignupCoordinator(stack: stack)"
        ),
        PatternRule(
            "MVVM: a coordinator does no work",
            mvvm,
            ["Coordinator.swift"],
            never: work,
            suchAs: "    private let work: Work<Job>",
            "            await sessions.current()"
        ),
        PatternRule(
            "MVVM: a state is set by its view model alone",
            mvvm,
            ["ViewModel.swift"],
            never: #"^ *(internal |package )?var state\b(?!: State \{ get \})"#,
            suchAs: "    var state = State()",
            "    package var state = State()"
        ),
        PatternRule(
            "MVVM: no exit retains the stack, which retains the screen that retains the exits",
            mvvm,
            never: #"\[(stack|window)\]"#,
            suchAs: "                cancel: { [stack] in stack.pop() }"
        ),
        PatternRule(
            "MVVM: no reference is unowned",
            mvvm,
            never: #"\bunowned\b"#,
            suchAs: "    private unowned let parent: AppCoordinator"
        ),
    ]
}
