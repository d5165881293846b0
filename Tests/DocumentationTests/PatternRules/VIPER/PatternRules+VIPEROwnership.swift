import Counting

extension PatternRules {
    private static let target = "Modules/VIPER"

    /// Who holds, names and constructs whom in VIPER.
    static let viperOwnership: [PatternRule] = [
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
            ["ViewController.swift", "AppDelegate.swift", "Presenter.swift"],
            never: .notStrong("ViewOutput", "InteractorInput", "RouterInput"),
            suchAs: [
                "class LoginViewController { weak var output: (any LoginViewOutput)? }",
                "class LoginPresenter { weak var interactor: (any LoginInteractorInput)? }",
                "class LoginPresenter { unowned let router: any LoginRouterInput }",
            ],
            but: ["class LoginPresenter { weak var view: (any LoginViewInput)?\n let router: any LoginRouterInput }"]
        ),
        PatternRule(
            "VIPER: references back to their owner are weak, never unowned",
            target,
            ["Presenter.swift", "Interactor.swift", "Router.swift"],
            never: .strong("ViewInput", "InteractorOutput", "ViewOutput", "ModuleOutput"),
            .stored { !$0.isWeak && !$0.isClosure && $0.hasType(ending: ["ViewController", "ModuleInput"]) },
            .unowned,
            suchAs: [
                "class LoginPresenter { var view: (any LoginViewInput)? }",
                "class LoginRouter { private let screen: any ViewController }",
                "class LoginInteractor { unowned var output: any LoginInteractorOutput }",
                "class LoginInteractor { var presenter: (any LoginInteractorOutput)? }",
                "class SignupPresenter { var moduleOutput: (any SignupModuleOutput)? }",
                "class UserListPresenter { private let moduleOutput: any UserListModuleOutput }",
                "class AppRouter { private var dashboard: (any DashboardModuleInput)? }",
                "class LoginInteractor { func a() { work.run { [unowned self] in b() } } }",
            ],
            but: [
                "class LoginPresenter { weak var view: (any LoginViewInput)?\n let interactor: any LoginInteractorInput }",
                "class LoginRouter { private let makeSignup: (any SignupModuleOutput) -> any ViewController }",
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
            "VIPER: no stored entity crosses a contract or reaches presentation",
            target,
            ["Contract.swift", "Presenter.swift", "Router.swift", "Controller.swift", "Row+FeedPictureResponse.swift"],
            never: .entities,
            suchAs: [
                "protocol UserListInteractorOutput { func didLoadUsers(_ users: [User]) }",
                "protocol PhotoInteractorOutput { func didLoad(_ photo: Photo) }",
                "protocol PhotoListInteractorOutput { func didLoad(_ page: PhotoPage) }",
                "class FeedPresenter { private var pictures: [FeedPicture] = [] }",
                "protocol AppInteractorOutput { func didFindSession(_ session: Session) }",
                "extension DashboardRow { init(_ item: CatalogItem) {} }",
            ],
            but: ["protocol UserListInteractorOutput { func didLoadUsers(_ users: [UserResponse]) }"]
        ),
        PatternRule(
            "VIPER: a call between roles returns at once, without a value",
            target,
            ["Contract.swift"],
            never: .answers,
            suchAs: [
                "protocol LoginInteractorInput { func logIn(_ credentials: Credentials) async throws }",
                "protocol LoginViewInput { func email() -> String }",
                "protocol LoginViewInput { var email: String { get } }",
            ],
            but: ["protocol LoginInteractorInput { func logIn(_ form: LoginForm) }"]
        ),
        PatternRule(
            "VIPER: only assemblies construct roles",
            target,
            except: ["Assembly.swift"],
            never: .constructions(ending: "Presenter", "Interactor", "Router", "Controller", "AppDelegate"),
            suchAs: [
                "let presenter = LoginPresenter(interactor: interactor, router: router)",
                "let interactor = LoginInteractor(accounts: accounts, clock: clock)",
                "let router = LoginRouter(makeSignup: makeSignup)",
                "let view = LoginViewController(output: presenter)",
                "let make = AppDelegate.init",
            ],
            but: ["let services = Services(clock: clock)"]
        ),
        PatternRule(
            "VIPER: an assembly requires what it is given, keeps nothing, and adds no conformance to a role",
            target,
            ["Assembly.swift"],
            never: .methods(in: { _ in true }) { $0.parameters.contains { $0.type.hasSuffix("?") || $0.hasDefault } },
            .stored { _ in true },
            Check { file in file.types.filter { $0.kind == .extension }.map(\.name) },
            suchAs: [
                "enum LoginAssembly { static func make(output: (any LoginModuleOutput)?) -> any ViewController {} }",
                "enum LoginAssembly { static func make(services: Services = .shared) -> any ViewController {} }",
                "enum LoginAssembly { static var shared: (any ViewController)? }",
                "extension AppPresenter: Application {}",
            ],
            but: ["enum LoginAssembly { static func make(services: Services, output: any LoginModuleOutput) {} }"]
        ),
        PatternRule(
            "VIPER: only assemblies call an assembly",
            target,
            except: ["Assembly.swift"],
            never: .names(ending: "Assembly"),
            suchAs: ["func open() { stack.push(SignupAssembly.make(services: services)) }"],
            but: ["func open(output: any SignupModuleOutput) { stack.push(makeSignup(output)) }"]
        ),
        PatternRule(
            "VIPER: an interactor uses no view and no router",
            target,
            ["Interactor.swift"],
            never: .names(
                ending: "View",
                "ViewController",
                "ViewInput",
                "ViewOutput",
                "Router",
                "RouterInput",
                "Assembly"
            ),
            suchAs: [
                "class LoginInteractor { weak var view: (any LoginViewInput)? }",
                "class LoginInteractor { private let router: LoginRouter }",
                "class LoginInteractor { private let router: any LoginRouterInput }",
            ],
            but: ["class LoginInteractor { weak var output: (any LoginInteractorOutput)? }"]
        ),
    ]
}
