extension PatternRules {
    static let viper = [
        PatternRule(
            "VIPER: presenters, interactors and contracts do not import the device",
            "Modules/VIPER",
            ["Presenter.swift", "Interactor.swift", "Contract.swift"],
            never: device,
            suchAs: "import Headless",
            "import class Headless.Window"
        ),
        PatternRule(
            "VIPER: a view uses no service, interactor or router, and starts no work",
            "Modules/VIPER",
            ["ViewController.swift", "AppController.swift"],
            never: services + #"|\bservices\b|\w*(Interactor|Router|Routing)\w*\b|"# + work,
            suchAs: "    private let accounts: any AccountService",
            "    init(services: Services) {",
            "    private let router: any LoginRouting",
            "    private let interactor: any LoginInteractorInput",
            "        await logIn()"
        ),
        PatternRule(
            "VIPER: a presenter uses no service and starts no work",
            "Modules/VIPER",
            ["Presenter.swift"],
            never: services + #"|\bservices\b|"# + work,
            suchAs: "    private let accounts: any AccountService",
            "        services.photos",
            "    private let work: Work"
        ),
        PatternRule(
            "VIPER: an interactor uses no view and no router",
            "Modules/VIPER",
            ["Interactor.swift"],
            never: #"\w*(View|ViewController|Router|Routing)\b"#,
            suchAs: "    weak var view: (any LoginView)?",
            "    private let router: LoginRouter"
        ),
        PatternRule(
            "VIPER: an interactor reports failures, not words, and moves nothing on the screen",
            "Modules/VIPER",
            ["Interactor.swift"],
            never: #"\b(AlertContent|(Failure|Notice|Status)Text|reason|Ticker)\b"#,
            suchAs: "        output?.didFailToLogIn(reason: text)",
            "        FailureText.reason(for: error)",
            "        output?.didFail(StatusText.noPhotos)",
            "        output?.didFail(.loginFailed(error.reason))",
            "    private let alert: AlertContent",
            "    private let ticker: Ticker"
        ),
        PatternRule(
            "VIPER: a router opens and closes screens, and nothing else",
            "Modules/VIPER",
            ["Router.swift"],
            never: #"\bAlert\b|\bshow\(|\b(app|output|moduleOutput)\??\."#,
            suchAs: "        app?.logOut()",
            "        output.didLogIn()",
            "        window.present(Alert(alert))",
            "        viewController?.show(notice: text)"
        ),
        PatternRule(
            "VIPER: no stored entity crosses a contract or reaches presentation",
            "Modules/VIPER",
            ["Contract.swift", "Presenter.swift", "Router.swift", "Controller.swift", "Row.swift"],
            never: #"\b(User|Photo|PhotoPage|Picture|FeedPicture|Session|CatalogItem)\b"#,
            suchAs: "    func didFetchUsers(_ users: [User])",
            "    func didFetch(_ photo: Photo)",
            "    func didFetch(_ page: PhotoPage)",
            "    func didFetchPictures(_ pictures: [Picture])",
            "    private var pictures: [FeedPicture] = []",
            "    func didFindSession(_ session: Session)",
            "    init(_ item: CatalogItem) {"
        ),
        PatternRule(
            "VIPER: references back to their owner are weak",
            "Modules/VIPER",
            ["Presenter.swift", "Interactor.swift", "Router.swift"],
            never: strong("view|viewController|output|moduleOutput|app")
                + #"|\blet \w+: any \w+Module(Input|Output)\b"#,
            suchAs: "    var view: (any LoginView)?",
            "    private let viewController: any ViewController",
            "    unowned var output: any LoginInteractorOutput",
            "    var moduleOutput: (any SignupModuleOutput)?",
            "    private let app: any AppModuleInput",
            "    private let opener: any LoginModuleOutput"
        ),
        PatternRule(
            "VIPER: a call between roles returns at once, without a value",
            "Modules/VIPER",
            ["Contract.swift"],
            never: answer,
            suchAs: "    func logIn(_ credentials: Credentials) async throws",
            "    func email() -> String",
            "    var email: String { get }"
        ),
        PatternRule(
            "VIPER: only assemblies construct roles",
            "Modules/VIPER",
            except: ["Assembly.swift"],
            never: #"\b[A-Z]\w*(Presenter|Interactor|Router|Controller)\("#,
            suchAs: "let presenter = LoginPresenter(interactor: interactor, router: router)",
            "let interactor = LoginInteractor(accounts: accounts, clock: clock)",
            "let router = LoginRouter(services: services)",
            "let view = LoginViewController(output: presenter)",
            "let app = AppController(output: presenter, window: window)"
        ),
        PatternRule(
            "VIPER: an assembly requires what it is given, and adds no conformance to a role",
            "Modules/VIPER",
            ["Assembly.swift"],
            never: #"\)\?|^extension\b"#,
            suchAs: "    static func make(services: Services, app: (any AppModuleInput)?) -> any ViewController {",
            "extension AppPresenter: Application {}"
        ),
        PatternRule(
            "VIPER: only routers call the assembly of another module",
            "Modules/VIPER",
            except: ["Router.swift"],
            never: #"\b[A-Z]\w*Assembly\.make"#,
            suchAs: "stack.push(SignupAssembly.make(services: services))"
        ),
        PatternRule(
            "VIPER: views observe no state",
            "Modules/VIPER",
            never: observation,
            suchAs: "import Observation",
            "@Observable",
            "        withObservationTracking {",
            "    private let binding = Binding()"
        ),
    ]
}
