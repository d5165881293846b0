import Counting

extension PatternFiles {
    /// The files of MVP and the rules of their roles.
    static let mvp = PatternFiles(
        module: "MVP",
        testedRoles: ["Presenter", "ViewController", "AppView"],
        otherRoles: ["Assembly", "Contract", "Row"],
        contract: "Contract",
        others: [
            "App/LogOutDelegate.swift": "the app, as presenters report to it a request to log out",
            "FeedPicture/PictureRow+FeedPicture.swift": "how two presenters show a picture",
        ],
        rules: PatternRules.withPresenters + PatternRules.mvp
    )
}

extension PatternRules {
    /// What each role of MVP may do, and who holds whom.
    fileprivate static let mvp: [PatternRule] = [
        services(of: "Presenter"),
        withoutServices(["ViewController.swift", "AppView.swift"]),
        session(
            belongsTo: "/AppAssembly.swift",
            "/AppContract.swift",
            "/AppView.swift",
            "/AppPresenter.swift"
        ),
        PatternRule(
            "no stored entity reaches a view",
            ["Contract.swift", "ViewController.swift", "AppView.swift", "Row.swift"],
            never: .entities,
            suchAs: [
                "protocol UserListViewInput { func showUsers(_ users: [User]) }",
                "class DashboardViewController { private var items: [CatalogItem] = [] }",
            ],
            but: [
                "protocol PhotoViewInput { func showPhotos(_ rows: [PhotoRow]) }",
                "protocol SignupViewOutput { func didTapSignUp(_ form: SignupForm) }",
            ]
        ),
        PatternRule(
            "a view passes a delegate on without a call of it",
            ["ViewController.swift", "AppView.swift"],
            never: .stored { $0.hasType(ending: ["Delegate"]) },
            .members(of: "delegate", "logOutDelegate"),
            suchAs: [
                "class UserListViewController { private weak var app: (any LogOutDelegate)? }",
                "func openTabs(delegate: any LogOutDelegate) { delegate.didAskToLogOut() }",
            ],
            but: [
                "class LoginViewController { private let makeSignup: (any SignupDelegate) -> any ViewController }",
                "func openSignup(delegate: any SignupDelegate) { navigationStack?.push(makeSignup(delegate)) }",
            ]
        ),
        PatternRule(
            "the app's view passes a link on, and does not tell one from another",
            ["AppView.swift"],
            never: .references { $0.base == "" && ["photo", "category"].contains($0.name) },
            suchAs: ["func open(_ link: DeepLink) { switch link { case .photo(let id): push(makePhoto(id)) } }"],
            but: ["func open(_ link: DeepLink) { tabs[link.tab.index].stack.push(makeScreen(link)) }"]
        ),
        PatternRule(
            "presenters alone make the rows that views show",
            ["Contract.swift", "ViewController.swift", "AppView.swift", "Row.swift", "Assembly.swift"],
            never: .constructions(ending: "UserRow", "PhotoRow", "PictureRow", "DashboardRow"),
            suchAs: ["func showUsers() { section.rows = [Row(UserRow(id: 1, name: name, email: email))] }"],
            but: ["func showUsers(_ rows: [UserRow]) { section.rows = rows.map { Row(id: $0.id, title: $0.name) } }"]
        ),
        PatternRule(
            "a view holds its presenter strongly, and passes it to nobody",
            ["ViewController.swift", "AppView.swift"],
            never: .notStrong("ViewOutput"),
            .references { $0.name == "presenter" && $0.use == .argument },
            suchAs: [
                "class LoginViewController { private weak var presenter: (any LoginViewOutput)? }",
                "func open() { makeSignup(delegate: self.presenter) }",
            ],
            but: [
                "class LoginViewController { private let presenter: any LoginViewOutput }",
                "func viewDidLoad() { storyboard.onTap = { [weak self] in self?.presenter.didTapSignUp() } }",
                "init(presenter: any LoginViewOutput) { self.presenter = presenter }",
            ]
        ),
        PatternRule(
            "a presenter holds its view weakly, through its protocol",
            ["Presenter.swift"],
            never: .strong("ViewInput"),
            .names(ending: "ViewController", "AppView", "Window", "NavigationStack"),
            suchAs: [
                "class LoginPresenter { var view: (any LoginViewInput)? }",
                "class LoginPresenter { private let screen: () -> any LoginViewInput }",
                "class AppPresenter { private let isBusy: (Window) -> Bool }",
            ],
            but: ["class LoginPresenter { weak var view: (any LoginViewInput)? }"]
        ),
        PatternRule(
            "who holds a delegate holds it weakly",
            never: .strong("Delegate"),
            suchAs: ["class UserListPresenter { private let logOutDelegate: any LogOutDelegate }"],
            but: [
                "class UserListPresenter { private weak var logOutDelegate: (any LogOutDelegate)? }",
                "class LoginViewController { private let make: (any SignupDelegate) -> any ViewController }",
                "init(logOutDelegate: any LogOutDelegate) { self.logOutDelegate = logOutDelegate }",
            ]
        ),
    ]
}
