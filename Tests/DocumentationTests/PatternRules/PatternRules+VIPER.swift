import Comparison

extension PatternRules {
    private static let target = "Modules/VIPER"

    static let viper = [
        PatternRule(
            "VIPER: presenters, interactors and contracts do not import the device",
            target,
            ["Presenter.swift", "Interactor.swift", "Contract.swift"],
            never: .device,
            suchAs: ["import Headless", "import class Headless.Window"],
            but: ["import Shared"]
        ),
        PatternRule(
            "VIPER: view holds presenter, presenter holds interactor and router, strongly",
            target,
            ["ViewController.swift", "AppController.swift", "Presenter.swift"],
            never: .notStrong("ViewOutput", "InteractorInput", "Routing"),
            suchAs: [
                "class LoginViewController { weak var output: (any LoginViewOutput)? }",
                "class LoginPresenter { weak var interactor: (any LoginInteractorInput)? }",
                "class LoginPresenter { unowned let router: any LoginRouting }",
            ],
            but: ["class LoginPresenter { weak var view: (any LoginView)?\n let router: any LoginRouting }"]
        ),
        PatternRule(
            "VIPER: references back to their owner are weak, never unowned",
            target,
            ["Presenter.swift", "Interactor.swift", "Router.swift"],
            never: .strong("View", "ViewController", "InteractorOutput", "ViewOutput", "ModuleOutput", "ModuleInput"),
            .unowned,
            suchAs: [
                "class LoginPresenter { var view: (any LoginView)? }",
                "class LoginRouter { private let screen: any ViewController }",
                "class LoginInteractor { unowned var output: any LoginInteractorOutput }",
                "class LoginInteractor { var presenter: (any LoginInteractorOutput)? }",
                "class SignupPresenter { var moduleOutput: (any SignupModuleOutput)? }",
                "class UserListPresenter { private let app: any AppModuleInput }",
                "class LoginInteractor { func a() { work.run { [unowned self] in b() } } }",
            ],
            but: [
                "class LoginPresenter { weak var view: (any LoginView)?\n let interactor: any LoginInteractorInput }",
                "class LoginRouter { func openSignup(output: any SignupModuleOutput) {} }",
            ]
        ),
        PatternRule(
            "VIPER: roles name one another's protocols, not one another",
            target,
            except: ["Assembly.swift"],
            never: .foreignTypes(
                ending: "Presenter",
                "Interactor",
                "Router",
                "Controller",
                besides: ["ViewController"]
            ),
            suchAs: [
                "class LoginViewController { private let output: LoginPresenter }",
                "class LoginPresenter { private let interactor: LoginInteractor }",
                "class LoginRouter { weak var viewController: LoginViewController? }",
            ],
            but: [
                "class LoginPresenter {}\nextension LoginPresenter: LoginViewOutput {}",
                "class LoginRouter { weak var viewController: (any ViewController)? }",
            ]
        ),
        PatternRule(
            "VIPER: a view uses no service, interactor or router, and starts no work",
            target,
            ["ViewController.swift", "AppController.swift"],
            never: .services,
            .names("services"),
            .names(ending: "InteractorInput", "InteractorOutput", "Routing", "Assembly"),
            .work,
            suchAs: [
                "class LoginViewController { private let accounts: any AccountService }",
                "init(services: Services) {}",
                "class LoginViewController { private let router: any LoginRouting }",
                "class LoginViewController { private let interactor: any LoginInteractorInput }",
                "func tap() { await logIn() }",
            ],
            but: ["class LoginViewController { private let output: any LoginViewOutput }"]
        ),
        PatternRule(
            "VIPER: a view keeps no state of its own, and says nothing in its own words",
            target,
            ["ViewController.swift", "AppController.swift"],
            never: .stored { $0.isVariable },
            .names("Failure", "FailureText", "NoticeText", "StatusText"),
            suchAs: [
                "class LoginViewController { private var isLoading = false }",
                "func showFailure() { storyboard.status = StatusText.noPhotos }",
            ],
            but: ["class LoginViewController { private let storyboard = LoginStoryboard()\n var screen: Screen { s } }"]
        ),
        PatternRule(
            "VIPER: a presenter uses no service, starts no work and opens no screen itself",
            target,
            ["Presenter.swift"],
            never: .services,
            .names("services"),
            .names(ending: "Assembly"),
            .work,
            suchAs: [
                "class LoginPresenter { private let accounts: any AccountService }",
                "class LoginPresenter { private let accounts: LocalAccountService }",
                "func load() { services.photos.page() }",
                "class LoginPresenter { private let work: Work<Job> }",
                "func open() { router.push(SignupAssembly.make()) }",
            ],
            but: ["class DashboardPresenter { private let ticker: Ticker }"]
        ),
        PatternRule(
            "VIPER: an interactor uses no view and no router",
            target,
            ["Interactor.swift"],
            never: .names(ending: "View", "ViewController", "ViewOutput", "Router", "Routing", "Assembly"),
            suchAs: [
                "class LoginInteractor { weak var view: (any LoginView)? }",
                "class LoginInteractor { private let router: LoginRouter }",
                "class LoginInteractor { private let router: any LoginRouting }",
            ],
            but: ["class LoginInteractor { weak var output: (any LoginInteractorOutput)? }"]
        ),
        PatternRule(
            "VIPER: an interactor takes single services as protocols",
            target,
            ["Interactor.swift"],
            never: .names("Services"),
            .names(of: SourceTree.serviceTypes),
            suchAs: [
                "class LoginInteractor { private let services: Services }",
                "class LoginInteractor { private let accounts: LocalAccountService }",
            ],
            but: ["class LoginInteractor { private let accounts: any AccountService }"]
        ),
        PatternRule(
            "VIPER: an interactor reports failures, not words, and moves nothing on the screen",
            target,
            ["Interactor.swift"],
            never: .words,
            .names("Ticker"),
            suchAs: [
                "func report() { output?.didFail(FailureText.reason(for: error)) }",
                "func report() { output?.didFail(StatusText.noPhotos) }",
                "func report() { output?.didFail(.loginFailed(error.reason)) }",
                "class LoginInteractor { private let alert: AlertContent }",
                "class LoginInteractor { private let ticker: Ticker }",
            ],
            but: ["func report() { output?.didFailToLogIn(Failure(error)) }"]
        ),
        PatternRule(
            "VIPER: a router opens and closes screens, ends no session and shows no alert",
            target,
            ["Router.swift"],
            never: .names("Alert", "AlertContent", "NoticeText"),
            .calls("show"),
            .members(of: "app", "output", "moduleOutput"),
            suchAs: [
                "func logOut() { app?.logOut() }",
                "func close() { output.didLogIn() }",
                "func fail() { window.present(Alert(alert)) }",
                "func fail() { viewController?.show(notice: text) }",
            ],
            but: [
                "func openSignup(output: any SignupModuleOutput) { push(SignupAssembly.make(output: output)) }",
                "func openAddImage() { viewController?.present(AddImageAssembly.make(services: services)) }",
            ]
        ),
        PatternRule(
            "VIPER: a router passes the services on and calls none",
            target,
            ["Router.swift"],
            never: .names(of: SourceTree.serviceProtocols.union(SourceTree.serviceTypes)),
            .members(of: "services"),
            .work,
            suchAs: [
                "class LoginRouter { private let sessions: any SessionStore }",
                "class AppRouter { func logOut() { services.sessions.remove() } }",
                "class LoginRouter { private let accounts: LocalAccountService }",
                "class LoginRouter { func open() async {} }",
            ],
            but: [
                """
                class LoginRouter {
                    private let services: Services
                    func openSignup() { SignupAssembly.make(services: services) }
                }
                """
            ]
        ),
        PatternRule(
            "VIPER: no stored entity crosses a contract or reaches presentation",
            target,
            ["Contract.swift", "Presenter.swift", "Router.swift", "Controller.swift", "Row.swift"],
            never: .entities,
            suchAs: [
                "protocol UserListInteractorOutput { func didFetchUsers(_ users: [User]) }",
                "protocol PhotoInteractorOutput { func didFetch(_ photo: Photo) }",
                "protocol PhotoListInteractorOutput { func didFetch(_ page: PhotoPage) }",
                "class FeedPresenter { private var pictures: [FeedPicture] = [] }",
                "protocol AppInteractorOutput { func didFindSession(_ session: Session) }",
                "extension DashboardRow { init(_ item: CatalogItem) {} }",
            ],
            but: ["protocol UserListInteractorOutput { func didFetchUsers(_ users: [UserResponse]) }"]
        ),
        PatternRule(
            "VIPER: a call between roles returns at once, without a value",
            target,
            ["Contract.swift"],
            never: .answers,
            suchAs: [
                "protocol LoginInteractorInput { func logIn(_ credentials: Credentials) async throws }",
                "protocol LoginView { func email() -> String }",
                "protocol LoginView { var email: String { get } }",
            ],
            but: ["protocol LoginInteractorInput { func logIn(email: String, password: String) }"]
        ),
        PatternRule(
            "VIPER: outputs are named as events, views and interactors take commands",
            target,
            ["Contract.swift"],
            never: .methods(in: { $0.name.hasSuffix("Output") }) { !$0.isEvent },
            .methods(in: { !$0.name.hasSuffix("Output") && $0.kind == .protocol }) { $0.isEvent },
            suchAs: [
                "protocol LoginInteractorOutput { func showFailure(_ failure: Failure) }",
                "protocol LoginViewOutput { func logIn() }",
                "protocol LoginView { func didFailToLogIn() }",
                "protocol LoginInteractorInput { func didTapLogIn() }",
            ],
            but: [
                "protocol LoginViewOutput { func didTapLogIn()\n func viewDidDisappear() }",
                "protocol LoginRouting { func openSignup() }",
            ]
        ),
        PatternRule(
            "VIPER: only assemblies construct roles",
            target,
            except: ["Assembly.swift"],
            never: .constructions(ending: "Presenter", "Interactor", "Router", "Controller"),
            suchAs: [
                "let presenter = LoginPresenter(interactor: interactor, router: router)",
                "let interactor = LoginInteractor(accounts: accounts, clock: clock)",
                "let router = LoginRouter(services: services)",
                "let view = LoginViewController(output: presenter)",
                "let make = AppController.init",
            ],
            but: ["let services = Services(clock: clock)"]
        ),
        PatternRule(
            "VIPER: an assembly requires what it is given, keeps nothing, and adds no conformance to a role",
            target,
            ["Assembly.swift"],
            never: .methods(in: { _ in true }) { $0.parameters.contains { $0.type.hasSuffix("?") } },
            .stored { _ in true },
            Check { file in file.types.filter { $0.kind == .extension }.map(\.name) },
            suchAs: [
                "enum LoginAssembly { static func make(app: (any AppModuleInput)?) -> any ViewController {} }",
                "enum LoginAssembly { static var shared: (any ViewController)? }",
                "extension AppPresenter: Application {}",
            ],
            but: ["enum LoginAssembly { static func make(services: Services, app: any AppModuleInput) {} }"]
        ),
        PatternRule(
            "VIPER: only routers call the assembly of another module",
            target,
            except: ["Router.swift"],
            never: .foreignTypes(ending: "Assembly"),
            suchAs: ["func open() { stack.push(SignupAssembly.make(services: services)) }"],
            but: ["enum LoginAssembly { static func make() {} }"]
        ),
        PatternRule(
            "VIPER: views observe no state",
            target,
            never: .observation,
            suchAs: [
                "import Observation",
                "@Observable class LoginPresenter {}",
                "func start() { withObservationTracking {} onChange: {} }",
                "private let binding = Binding()",
            ],
            but: ["protocol FeedInteractorInput { func observeLikes() }"]
        ),
    ]
}
