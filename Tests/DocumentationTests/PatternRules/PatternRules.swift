import Counting

/// What the roles of each pattern may not do, as the pages in docs/patterns and docs/architecture.md have it.
enum PatternRules {
    static let all =
        shared
        + PatternFiles.all.flatMap { pattern in
            ([work, references, sizes] + pattern.rules).map { $0.of(pattern.module) }
        }

    private static let shared = [
        PatternRule(
            "Shared can't tell which pattern runs",
            in: "Modules/Shared",
            never: .device,
            .names(of: patterns),
            suchAs: ["import VIPER", "import Headless"],
            but: ["// import VIPER", "let pattern = \"VIPER\""]
        ),
        PatternRule(
            "Headless is a phone, and names no pattern and nothing of this app",
            in: "Modules/Headless",
            never: .names(of: patterns),
            .names("AlertContent", "AppOptions", "DeepLink", "RowText", "Services"),
            .names(ending: "Form", "Photo", "Storyboard"),
            suchAs: ["import MVP", "let services: Services", "let storyboard = LoginStoryboard()"]
        ),
        PatternRule(
            "Shared has entities and services, nothing that is named after a part of a screen",
            in: "Modules/Shared",
            except: Repository.swiftFiles(below: "Modules/Shared/Texts"),
            never: .types { type in type.kind != .extension && partsOfScreens.contains(where: type.name.hasSuffix) },
            suchAs: ["struct PictureRow { let title: String }", "class BannerRotation {}", "enum LoginAlert {}"],
            but: ["struct RowLog {}", "struct DashboardPart {}", "struct PhotoRow2D {}"]
        ),
        PatternRule(
            "The app's words decide nothing, but which word a case has",
            in: "Modules/Shared/Texts",
            never: .conditions,
            suchAs: [
                "func status(_ n: Int) -> String? { if n > 0 { nil } else { \"No photos\" } }",
                "let mark = isLiked ? \"♥\" : \"♡\"",
                "func a(_ b: String?) -> String { guard let b else { return c } }",
            ],
            but: [
                "func word(_ c: Change) -> String { switch c { case .like: \"Like\" } }",
                "func a(_ b: E?) -> String { b?.message ?? c }",
            ]
        ),
        PatternRule(
            "A value that a view shows holds no stored entity",
            ["Row.swift", "RowViewModel.swift"],
            never: .stored { !Sources.storedEntities.isDisjoint(with: $0.typeNames) },
            suchAs: ["struct PictureRow { let picture: FeedPicture }"],
            but: ["struct PictureRow { init(_ picture: FeedPicture) { id = picture.id } }"]
        ),
    ]

    /// How the name of a type ends that a screen shows, or that moves something on it.
    private static let partsOfScreens = [
        "Alert", "Banner", "Button", "Label", "Notice", "Question", "Rotation", "Row", "Screen", "Storyboard", "View",
    ]

    private static let patterns = Set(PatternFiles.all.map(\.module))

    private static let work = PatternRule(
        "all work belongs to a screen",
        never: .names("DispatchQueue", "OperationQueue", "Task", "Thread", "Timer"),
        suchAs: [
            "func load() { Task { await load() } }", "let task: Task<Void, Never>", "func a() { Task.detached {} }",
            "func a() { DispatchQueue.main.async {} }", "func a() { Thread.detachNewThread {} }",
        ],
        but: ["func load() { work.run(.task) {} }"]
    )

    private static let references = PatternRule(
        "a reference is strong or weak, never unowned",
        never: .names("unowned"),
        suchAs: [
            "class LoginPresenter { unowned let view: any LoginViewInput }",
            "func load() { work.run { [unowned self] in load() } }",
        ],
        but: ["class LoginPresenter { weak var view: (any LoginViewInput)? }"]
    )

    private static var sizes: PatternRule {
        func lines(_ count: Int) -> String { String(repeating: "\n", count: count) }
        return PatternRule(
            "no method is longer than 25 lines, and no file than 250",
            never: .methods { $0.lines.count > 25 },
            .types { $0.lines.upperBound > 250 },
            suchAs: ["class A { func logIn() {\(lines(25))} }", "class A {\(lines(250))}"],
            but: ["class A { func logIn() {\(lines(24))} }", "class A {\(lines(249))}"]
        )
    }

    /// Who alone decides on start, pending deep link and log-out, where no pattern's roles suggest another rule.
    static func session(belongsTo files: String...) -> PatternRule {
        PatternRule(
            "start, pending deep link and log-out belong to the app's objects",
            except: files,
            never: .names("DeepLink", "Application"),
            .members(of: "sessions") { $0 == "save" },
            suchAs: [
                "class LoginPresenter { private var pendingLink: DeepLink? }",
                "func didTapLogOut() { work.write(.endSession) { [sessions] in try await sessions.remove() } }",
                "func find() { work.run(.find) { [services] in try await services.sessions.current() } }",
            ],
            but: [
                "func didTapLogOut() { logOutDelegate?.didAskToLogOut() }",
                "func save() { work.write(.saveSession) { [sessions] in try await sessions.save(session) } }",
            ]
        )
    }

    /// How the role of a pattern that calls services gets them.
    static func services(of role: String) -> PatternRule {
        PatternRule(
            "a role that calls services takes single ones, as protocols",
            ["\(role).swift"],
            never: .names("Services"),
            .names(of: Sources.serviceTypes),
            suchAs: [
                "class Login { private let services: Services }",
                "class Login { private let accounts: LocalAccountService }",
            ],
            but: ["class Login { private let accounts: any AccountService }"]
        )
    }

    /// Roles that leave services and work to others.
    static func withoutServices(_ roles: [String], besides allowed: String...) -> PatternRule {
        PatternRule(
            "no service is used and no work started in \(roles.joined(separator: ", "))",
            roles,
            never: .services(besides: allowed),
            .names("services"),
            .work,
            suchAs: [
                "class Login { private let accounts: any AccountService }",
                "class Login { private let accounts: LocalAccountService }",
                "func load() { services.photos.page() }",
                "class Login { private let work: Work<Job> }",
                "func tap() { await logIn() }",
            ],
            but: ["class Login { private let makeSignup: (any SignupDelegate) -> any ViewController }"]
        )
    }

    /// The names of the app's alerts and questions, which a view shows and does not choose.
    private static var contents: Set<String> {
        let types = Sources.files(in: "Modules/Shared/Texts").flatMap(\.types).filter {
            ["AlertContent", "QuestionContent"].contains($0.name)
        }
        let properties = types.flatMap(\.properties).filter { $0.modifiers.contains("static") }.map(\.name)
        return Set(properties + types.flatMap(\.functions).filter { $0.modifiers.contains("static") }.map(\.name))
    }

    /// What is the same in the two patterns with presenters.
    static var withPresenters: [PatternRule] {
        let views = ["ViewController.swift", "AppView.swift"]
        let protocols = ["Contract.swift", "Delegate.swift"]
        return [
            PatternRule(
                "presenters, interactors and protocols don't import the device",
                ["Presenter.swift", "Interactor.swift"] + protocols,
                never: .device,
                suchAs: ["import Headless", "import class Headless.Window", "import Screens"],
                but: ["import Shared"]
            ),
            PatternRule(
                "inputs declare commands; outputs and delegates declare events",
                protocols,
                never: .methods(in: { $0.kind == .protocol && !$0.name.hasSuffix("Input") }) { !$0.name.isEvent },
                .methods(in: { $0.name.hasSuffix("Input") }) { $0.name.isEvent },
                suchAs: [
                    "protocol LoginViewOutput { func logIn(_ form: LoginForm) }",
                    "protocol LogOutDelegate { func logOut() }",
                    "protocol LoginViewInput { func didFailToLogIn() }",
                ],
                but: [
                    "protocol LoginViewOutput { func didTapLogIn(_ form: LoginForm)\n func viewDidLoad() }",
                    "protocol LoginViewInput { func showAlert(_ alert: AlertContent) }",
                ]
            ),
            PatternRule(
                "a call between roles returns at once, without a value",
                protocols,
                never: .answers,
                suchAs: [
                    "protocol LoginViewInput { func email() -> String }",
                    "protocol LoginInteractorInput { func logIn(_ credentials: Credentials) async throws }",
                    "protocol LoginViewInput { var email: String { get } }",
                ],
                but: ["protocol LoginViewInput { func openSignup(_ then: @escaping (String) -> Void) }"]
            ),
            PatternRule(
                "a view keeps no state of its own, and says nothing in its own words",
                views,
                never: .stored { $0.isVariable },
                .names("Failure", "FieldError", "NoticeText", "RowText", "StatusText"),
                .names(of: contents),
                suchAs: [
                    "class LoginViewController { private var isLoading = false }",
                    "func showFailure() { storyboard.status = StatusText.noPhotos }",
                    "func askBeforeDeleting(id: Int) { present(Alert(.deletePhoto) { confirm(id) }) }",
                ],
                but: [
                    "class LoginViewController { private let storyboard = S()\n var screen: Screen { s } }",
                    "func askBeforeDeleting(id: Int, _ question: QuestionContent) { present(Alert(question) { a(id) }) }",
                ]
            ),
            PatternRule(
                "nothing is observed through an observation API",
                never: .names("Observable", "Observation", "Observations", "ViewBinding", "withObservationTracking"),
                suchAs: ["import Observation", "@Observable class LoginPresenter {}", "let binding = ViewBinding()"],
                but: ["func viewDidLoad() { changes = favorites.changes.observe { [weak self] in self?.load() } }"]
            ),
            PatternRule(
                "assemblies alone name and construct roles, and call assemblies",
                except: ["Assembly.swift"],
                never: .foreignTypes(
                    ending: ["Presenter", "Interactor", "Router", "Controller", "AppView"],
                    besides: "ViewController"
                ),
                .constructions(ending: "Presenter", "Interactor", "Router", "Controller", "AppView"),
                .names(ending: "Assembly"),
                suchAs: [
                    "let presenter = LoginPresenter(accounts: accounts, activity: activity)",
                    "class LoginPresenter { private let interactor: LoginInteractor }",
                    "let make = AppView.init",
                    "weak var viewController: LoginViewController?",
                    "func open() { stack.push(SignupAssembly.make(services: services)) }",
                ],
                but: [
                    "class LoginPresenter {}\nextension LoginPresenter: LoginViewOutput {}",
                    "let makeSignup: (any SignupDelegate) -> any ViewController",
                ]
            ),
            PatternRule(
                "an assembly requires what it is given, keeps nothing, and adds no conformance to a role",
                ["Assembly.swift"],
                never: .methods { $0.parameters.contains { $0.type.hasSuffix("?") || $0.hasDefault } },
                .names("weak"),
                .stored { _ in true },
                .types { $0.kind == .extension },
                suchAs: [
                    "enum LoginAssembly { static func make(output: (any LoginModuleOutput)?) -> any ViewController {} }",
                    "enum LoginAssembly { static func make(services: Services = .shared) -> any ViewController {} }",
                    "let view = LoginViewController(presenter: presenter) { [weak delegate] in make(delegate) }",
                    "enum LoginAssembly { static var shared: (any ViewController)? }",
                    "extension AppPresenter: Application {}",
                ],
                but: ["enum LoginAssembly { static func make(services: Services, output: any LoginModuleOutput) {} }"]
            ),
        ]
    }
}
