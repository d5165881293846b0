extension PatternRules {
    static let mvp = [
        PatternRule(
            "MVP: presenters and the protocols of a screen know no device",
            "Modules/MVP",
            ["Presenter.swift", "Presenting.swift", "View.swift", "Delegate.swift"],
            never: device,
            suchAs: "import Headless",
            "import class Headless.Window"
        ),
        PatternRule(
            "MVP: a presenter holds its view weakly",
            "Modules/MVP",
            ["Presenter.swift"],
            never: strong("view|delegate"),
            suchAs: "    var view: (any LoginView)?",
            "    unowned let view: any LoginView"
        ),
        PatternRule(
            "MVP: a view controller holds the app weakly",
            "Modules/MVP",
            ["ViewController.swift"],
            never: strong("app"),
            suchAs: "    private let app: AppController"
        ),
        PatternRule(
            "MVP: a view is told, not asked",
            "Modules/MVP",
            ["View.swift"],
            never: answer,
            suchAs: "    func email() -> String",
            "    func askBeforeDeleting() async",
            "    var email: String { get }"
        ),
        PatternRule(
            "MVP: a view controller knows no service and does no work",
            "Modules/MVP",
            ["ViewController.swift"],
            never: services + #"|\bservices\b|"# + work,
            suchAs: "    private let accounts: any AccountService",
            "        app?.services.photos.changes",
            "    private let work: Work",
            "        await logIn()"
        ),
        PatternRule(
            "MVP: nothing is observed",
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
