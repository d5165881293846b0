/// What the roles of each pattern may not do, as the pages in docs/patterns and docs/architecture.md have it.
enum PatternRules {
    static let all = mvp + viper + mvvmCoordinator + shared

    private static let services = #"(Service|Repository|Store|ImageLoader|Catalogue)\b"#

    private static let mvp = [
        PatternRule(
            "MVP: a presenter knows no device",
            "Modules/MVP",
            ["Presenter.swift", "Presenting.swift"],
            never: #"import Headless"#,
            suchAs: "import Headless"
        ),
        PatternRule(
            "MVP: a presenter holds its view weakly",
            "Modules/MVP",
            ["Presenter.swift"],
            never: #"^ *(private(\(set\))? )?(var|let) (view|delegate)\b"#,
            suchAs: "    var view: (any LoginView)?"
        ),
        PatternRule(
            "MVP: a view is commanded, not asked",
            "Modules/MVP",
            ["View.swift"],
            never: #"func .*->|\basync\b"#,
            suchAs: "    func email() -> String"
        ),
        PatternRule(
            "MVP: a view knows no service and does no work",
            "Modules/MVP",
            ["ViewController.swift"],
            never: services + #"|\bservices\b|\bWork\b|\bawait\b"#,
            suchAs: "    private let accounts: any AccountService"
        ),
        PatternRule(
            "MVP: nothing is observed",
            "Modules/MVP",
            never: #"import Observation|@Observable|withObservationTracking|\bBinding\b"#,
            suchAs: "@Observable"
        ),
        PatternRule(
            "MVP: assemblies alone construct presenters and views",
            "Modules/MVP",
            except: ["Assembly.swift"],
            never: #"\b[A-Z]\w*(Presenter|ViewController)\("#,
            suchAs: "let presenter = LoginPresenter(accounts: accounts, clock: clock)"
        ),
    ]

    private static let viper = [
        PatternRule(
            "VIPER: presenters, interactors and contracts know no device",
            "Modules/VIPER",
            ["Presenter.swift", "Interactor.swift", "Contract.swift"],
            never: #"import Headless"#,
            suchAs: "import Headless"
        ),
        PatternRule(
            "VIPER: a presenter knows no service and does no work",
            "Modules/VIPER",
            ["Presenter.swift"],
            never: services + #"|\bWork\b|\basync\b|\bawait\b"#,
            suchAs: "    private let accounts: any AccountService"
        ),
        PatternRule(
            "VIPER: what points back points weakly",
            "Modules/VIPER",
            ["Presenter.swift", "Interactor.swift", "Router.swift"],
            never: #"^ *(private(\(set\))? )?(var|let) (view|output|screen|delegate)\b|\bunowned\b"#,
            suchAs: "    unowned var output: any LoginInteractorOutput"
        ),
        PatternRule(
            "VIPER: a call between roles returns at once and answers nothing",
            "Modules/VIPER",
            ["Contract.swift"],
            never: #"func .*(->|\basync\b|\bthrows\b)"#,
            suchAs: "    func logIn(_ credentials: Credentials) async throws"
        ),
        PatternRule(
            "VIPER: assemblies alone construct roles",
            "Modules/VIPER",
            except: ["Assembly.swift"],
            never: #"\b[A-Z]\w*(Presenter|Interactor|Router|ViewController)\("#,
            suchAs: "let interactor = LoginInteractor(accounts: accounts, clock: clock)"
        ),
        PatternRule(
            "VIPER: routers alone call the assembly of another module",
            "Modules/VIPER",
            except: ["Router.swift"],
            never: #"\b[A-Z]\w*Assembly\.make"#,
            suchAs: "navigator.push(SignupAssembly.make(services: services))"
        ),
        PatternRule(
            "VIPER: nothing is observed",
            "Modules/VIPER",
            never: #"import Observation|@Observable|withObservationTracking|\bBinding\b"#,
            suchAs: "import Observation"
        ),
    ]

    private static let mvvmCoordinator = [
        PatternRule(
            "MVVM: a view model knows no device, no view and no coordinator",
            "Modules/MVVMCoordinator",
            ["ViewModel.swift", "Exits.swift"],
            never: #"import Headless|\b\w*(ViewController|Coordinator|Navigator)\b"#,
            suchAs: "    weak var coordinator: LoginCoordinator?"
        ),
        PatternRule(
            "MVVM: a view knows no service, does no work and leads nowhere",
            "Modules/MVVMCoordinator",
            ["ViewController.swift"],
            never: services + #"|\bWork\b|\bawait\b|Coordinator\b|\bnavigator\b"#,
            suchAs: "        screen.navigator?.push(next)"
        ),
        PatternRule(
            "MVVM: coordinators alone construct view models and views",
            "Modules/MVVMCoordinator",
            except: ["Coordinator.swift"],
            never: #"\b[A-Z]\w*(ViewModel|ViewController|Coordinator)\("#,
            suchAs: "let next = SignupViewModel(accounts: accounts, exits: exits)"
        ),
        PatternRule(
            "MVVM: what a view model shows, it alone sets",
            "Modules/MVVMCoordinator",
            ["ViewModel.swift"],
            never: #"^ *(internal |package )?var state\b"#,
            suchAs: "    var state = State()"
        ),
        PatternRule(
            "MVVM: nothing is held unowned",
            "Modules/MVVMCoordinator",
            never: #"\bunowned\b"#,
            suchAs: "    private unowned let parent: AppCoordinator"
        ),
    ]

    private static let patterns = #"\b(MVP|VIPER|MVVM\w*)\b"#

    private static let shared = [
        PatternRule(
            "Shared serves every pattern and can't tell which one runs",
            "Modules/Shared",
            never: patterns + "|import Headless",
            suchAs: "import VIPER"
        ),
        PatternRule(
            "Headless serves every pattern and can't tell which one runs",
            "Modules/Headless",
            never: patterns,
            suchAs: "import MVP"
        ),
        PatternRule(
            "A pattern knows no other",
            "Modules/MVP",
            never: #"\b(VIPER|MVVM\w*)\b"#,
            suchAs: "import VIPER"
        ),
        PatternRule(
            "A pattern knows no other",
            "Modules/VIPER",
            never: #"\b(MVP|MVVM\w*)\b"#,
            suchAs: "import MVVMCoordinator"
        ),
        PatternRule(
            "A pattern knows no other",
            "Modules/MVVMCoordinator",
            never: #"\b(MVP|VIPER)\b"#,
            suchAs: "import MVP"
        ),
        PatternRule(
            "All work belongs to a screen",
            "Modules",
            [
                "Presenter.swift", "Interactor.swift", "ViewModel.swift", "ViewController.swift", "Coordinator.swift",
                "Router.swift",
            ],
            never: #"\bTask(\.detached)? *[({]"#,
            suchAs: "        Task { await load() }"
        ),
    ]
}
