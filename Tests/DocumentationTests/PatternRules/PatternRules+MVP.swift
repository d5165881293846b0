extension PatternRules {
    /// What services store, read or receive.
    private static let entities =
        #"\b(User|Photo(Page|Cursor)?|(Feed|New)?Picture|CatalogItem|Session|SignupOutcome|Credentials|Registration)\b"#

    static let mvp = [
        PatternRule(
            "MVP: presenters and protocols don't import the device",
            "Modules/MVP",
            ["Presenter.swift", "Contract.swift", "Delegate.swift"],
            never: device,
            suchAs: "import Headless",
            "import class Headless.Window"
        ),
        PatternRule(
            "MVP: a presenter holds its view and its delegates weakly",
            "Modules/MVP",
            ["Presenter.swift"],
            never: strong("view|delegate|sessionDelegate"),
            suchAs: "    var view: (any LoginView)?",
            "    unowned let view: any LoginView",
            "    private let sessionDelegate: any SessionDelegate"
        ),
        PatternRule(
            "MVP: a presenter takes single services and calls no assembly",
            "Modules/MVP",
            ["Presenter.swift"],
            never: #"\b(Services|\w+Assembly)\b"#,
            suchAs: "    private let services: Services",
            "        SignupAssembly.make(services: services, delegate: self)"
        ),
        PatternRule(
            "MVP: only the app object's own file names it",
            "Modules/MVP",
            except: ["/AppController.swift"],
            never: #"\bAppController\b"#,
            suchAs: "    private weak var app: AppController?",
            "    static func make(app: AppController) -> LoginViewController {"
        ),
        PatternRule(
            "MVP: the methods of a screen's protocols return nothing",
            "Modules/MVP",
            ["Contract.swift", "Delegate.swift"],
            never: answer,
            suchAs: "    func email() -> String",
            "    func askBeforeDeleting() async",
            "    var email: String { get }"
        ),
        PatternRule(
            "MVP: no stored entity reaches a view",
            "Modules/MVP",
            ["Contract.swift", "ViewController.swift"],
            never: entities,
            suchAs: "    func showUsers(_ users: [User])",
            "    func show(_ photo: Photo)",
            "    func showPictures(_ pictures: [FeedPicture])",
            "    private var items: [CatalogItem] = []"
        ),
        PatternRule(
            "MVP: a view controller has no service, does no work and ends no session",
            "Modules/MVP",
            ["ViewController.swift"],
            never: services + #"|\b(services|Services|SessionDelegate)\b|Assembly\.|"# + work,
            suchAs: "    private let accounts: any AccountService",
            "    private let services: Services",
            "    private weak var sessionDelegate: (any SessionDelegate)?",
            "        navigationStack?.push(PhotoAssembly.make(id: id, services: services))",
            "    private let work: Work<Job>",
            "        await logIn()"
        ),
        PatternRule(
            "MVP: a view controller passes its presenter to nobody",
            "Modules/MVP",
            ["ViewController.swift"],
            never: #"(\(|[a-z]: )(self\??\.)?presenter[,)]"#,
            suchAs: "        navigationStack?.push(makeSignup(presenter))",
            "        navigationStack?.push(SignupAssembly.make(delegate: presenter))",
            "        makeSignup(self.presenter)"
        ),
        PatternRule(
            "MVP: nothing is observed through an observation API",
            "Modules/MVP",
            never: observation,
            suchAs: "import Observation",
            "@Observable",
            "        withObservationTracking {",
            "    private let binding = Binding()"
        ),
        PatternRule(
            "MVP: assemblies alone construct presenters and view controllers",
            "Modules/MVP",
            except: ["Assembly.swift"],
            never: #"\b[A-Z]\w*(Presenter|ViewController)\("#,
            suchAs: "let presenter = LoginPresenter(accounts: accounts, clock: clock)",
            "let view = LoginViewController(presenter: presenter)"
        ),
    ]
}
