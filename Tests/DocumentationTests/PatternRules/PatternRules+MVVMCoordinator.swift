extension PatternRules {
    static let mvvmCoordinator = [
        PatternRule(
            "MVVM: a view model knows no device, no view and no coordinator",
            "Modules/MVVMCoordinator",
            ["ViewModel.swift", "Exits.swift"],
            never: device + #"|\b\w*(ViewController|Coordinator|Window|NavigationStack)\b"#,
            suchAs: "import Headless",
            "    weak var coordinator: LoginCoordinator?",
            "    private let view: LoginViewController",
            "    private let stack: NavigationStack"
        ),
        PatternRule(
            "MVVM: a view knows no service, does no work and leads nowhere",
            "Modules/MVVMCoordinator",
            ["ViewController.swift"],
            never: services + #"|\bservices\b|Coordinator\b|\b(navigationStack|window|dismiss)\b|"# + work,
            suchAs: "    private let accounts: any AccountService",
            "        services.photos",
            "    private let coordinator: LoginCoordinator",
            "        navigationStack?.push(next)",
            "        await viewModel.logIn()"
        ),
        PatternRule(
            "MVVM: coordinators alone construct view models and views",
            "Modules/MVVMCoordinator",
            except: ["Coordinator.swift"],
            never: #"\b[A-Z]\w*(ViewModel|ViewController|Coordinator)\("#,
            suchAs: "let next = SignupViewModel(accounts: accounts, exits: exits)",
            "let view = SignupViewController(viewModel: next)",
            "let child = SignupCoordinator(stack: stack)"
        ),
        PatternRule(
            "MVVM: what a view model shows, it alone sets",
            "Modules/MVVMCoordinator",
            ["ViewModel.swift"],
            never: #"^ *(internal |package )?var state\b"#,
            suchAs: "    var state = State()",
            "    package var state = State()"
        ),
        PatternRule(
            "MVVM: no exit holds the stack, which holds the screen that holds the exits",
            "Modules/MVVMCoordinator",
            never: #"\[(stack|window)\]"#,
            suchAs: "                cancel: { [stack] in stack.pop() }"
        ),
        PatternRule(
            "MVVM: nothing is held unowned",
            "Modules/MVVMCoordinator",
            never: #"\bunowned\b"#,
            suchAs: "    private unowned let parent: AppCoordinator"
        ),
    ]
}
