extension PatternRules {
    static let viper = [
        PatternRule(
            "VIPER: presenters, interactors and contracts know no device",
            "Modules/VIPER",
            ["Presenter.swift", "Interactor.swift", "Contract.swift"],
            never: device,
            suchAs: "import Headless",
            "import class Headless.Window"
        ),
        PatternRule(
            "VIPER: a view knows no service, no interactor and no router, and does no work",
            "Modules/VIPER",
            ["ViewController.swift"],
            never: services + #"|\bservices\b|\w*(Interactor|Router|Routing)\w*\b|"# + work,
            suchAs: "    private let accounts: any AccountService",
            "    init(services: Services) {",
            "    private let router: any LoginRouting",
            "    private let interactor: any LoginInteractorInput",
            "        await logIn()"
        ),
        PatternRule(
            "VIPER: a presenter knows no service and does no work",
            "Modules/VIPER",
            ["Presenter.swift"],
            never: services + #"|\bservices\b|"# + work,
            suchAs: "    private let accounts: any AccountService",
            "        services.photos",
            "    private let work: Work"
        ),
        PatternRule(
            "VIPER: an interactor knows no view and no router",
            "Modules/VIPER",
            ["Interactor.swift"],
            never: #"\w*(View|ViewController|Router|Routing)\b"#,
            suchAs: "    weak var view: (any LoginView)?",
            "    private let router: LoginRouter"
        ),
        PatternRule(
            "VIPER: what points back points weakly",
            "Modules/VIPER",
            ["Presenter.swift", "Interactor.swift", "Router.swift"],
            never: strong("view|viewController|output|moduleOutput|app"),
            suchAs: "    var view: (any LoginView)?",
            "    private let viewController: any ViewController",
            "    unowned var output: any LoginInteractorOutput",
            "    var moduleOutput: (any SignupModuleOutput)?",
            "    private let app: any AppModuleInput"
        ),
        PatternRule(
            "VIPER: a call between roles returns at once and answers nothing",
            "Modules/VIPER",
            ["Contract.swift"],
            never: answer,
            suchAs: "    func logIn(_ credentials: Credentials) async throws",
            "    func email() -> String",
            "    var email: String { get }"
        ),
        PatternRule(
            "VIPER: assemblies alone construct roles",
            "Modules/VIPER",
            except: ["Assembly.swift"],
            never: #"\b[A-Z]\w*(Presenter|Interactor|Router|ViewController)\("#,
            suchAs: "let presenter = LoginPresenter(interactor: interactor, router: router)",
            "let interactor = LoginInteractor(accounts: accounts, clock: clock)",
            "let router = LoginRouter(services: services)",
            "let view = LoginViewController(output: presenter)"
        ),
        PatternRule(
            "VIPER: routers alone call the assembly of another module",
            "Modules/VIPER",
            except: ["Router.swift"],
            never: #"\b[A-Z]\w*Assembly\.make"#,
            suchAs: "stack.push(SignupAssembly.make(services: services))"
        ),
        PatternRule(
            "VIPER: nothing is observed",
            "Modules/VIPER",
            never: observation,
            suchAs: "import Observation",
            "@Observable",
            "        withObservationTracking {",
            "    private let binding = Binding()"
        ),
    ]
}
