import Counting

extension PatternFiles {
    /// The files of MVVM + Coordinator and the rules of their roles.
    static let mvvmCoordinator = PatternFiles(
        module: "MVVMCoordinator",
        testedRoles: ["ViewModel", "ViewController", "Coordinator"],
        contract: "ViewModel",
        others: [
            "App/SessionEnding.swift": "the session, as view models call it",
            "App/SessionKeeper.swift": "the session, a model",
            "App/SessionKeeperDelegate.swift": "the app, as that model calls it",
            "Binding/Announcement.swift": "an alert or a notice, an event of several screens",
            "Binding/BoundView.swift": "the view protocol of all screens",
            "Binding/EventQueue.swift": "what a view shows once",
            "Binding/Field+Show.swift": "how a view renders a field",
            "Binding/Phase.swift": "a part of the state of each list",
            "Binding/Question.swift": "what a state asks",
            "Binding/QuestionAlert.swift": "how a view asks it",
            "Binding/ViewBinding.swift": "drives a view by its view model",
            "Binding/ViewController+Announce.swift": "how a view shows an alert or a notice",
            "Binding/ViewModel.swift": "a view model that a binding can observe",
            "Coordinator/Coordinator.swift": "what all coordinators have in common",
            "Coordinator/SessionSaving.swift": "how a view model keeps the app busy while it saves a session",
            "Coordinator/StackRouter.swift": "navigates for coordinators, and reports which screen has gone",
            "Dashboard/DashboardViewModel+State.swift": "a state too large for its view model's file",
        ],
        rules: PatternRules.mvvmCoordinator
    )
}

extension PatternRules {
    /// What the parameters of an exit would be called if they were words for the screen.
    private static let words: Set = ["AlertContent", "alert", "message", "notice", "reason", "text"]

    /// A view model of another screen. Those of rows are values in the state of one.
    private static let otherScreens = Check { file in
        let others = Check.foreignTypes(ending: ["ViewModel"], besides: "ViewModel").findings(file)
        return others.filter { !$0.hasSuffix("RowViewModel") }
    }

    /// What each role of MVVM may do and say, what a state is, and who holds whom.
    fileprivate static let mvvmCoordinator: [PatternRule] = [
        PatternRule(
            "a view model names no device, view, binding, coordinator, navigator or other screen",
            ["ViewModel.swift", "ViewModel+State.swift"],
            never: .device,
            .names(ending: "View", "ViewController", "Coordinator", "Router", "Binding", "Storyboard"),
            otherScreens,
            suchAs: [
                "import Headless",
                "class LoginViewModel { private weak var view: (any BoundView)? }",
                "class LoginViewModel { private var next: SignupViewModel? }",
            ],
            but: [
                "class LoginViewModel: ViewModel { func fill(_ state: LoginViewModel.State) {} }",
                "class FeedViewModel { struct State { var rows: [PictureRowViewModel] = [] } }",
            ]
        ),
        PatternRule(
            "a view model leaves through exits, closures named as events, which carry no words",
            ["ViewModel.swift", "Coordinator.swift"],
            never: .members(of: "exits") { $0.isEvent },
            .stored { $0.type == "Exits?" },
            .properties(in: { $0.simpleName == "Exits" }) { property in
                !property.isClosure || !property.name.isEvent || !property.typeNames.isDisjoint(with: words)
            },
            suchAs: [
                "func open() { exits.openFeed(category) }",
                "struct Exits { var openSignup: () -> Void }",
                "class LoginViewModel { private let exits: Exits? }",
                "struct Exits { var didSignUp: (Session, _ notice: String) -> Void }",
            ],
            but: [
                "struct Exits { var didChooseCategory: (String) -> Void }",
                "struct Exits { var didLosePhoto: (Failure) -> Void }",
                "func open() { exits.didChooseCategory(category) }",
            ]
        ),
        services(of: "ViewModel"),
        withoutServices(["ViewController.swift"]),
        PatternRule(
            "a view names no coordinator or stored entity, and does not navigate",
            ["ViewController.swift"],
            never: .entities,
            .names("Activity", "activity", "navigationStack", "window", "dismiss"),
            .names(ending: "Coordinator"),
            suchAs: [
                "class UserListViewController { private var users: [User] = [] }",
                "init(viewModel: FeedViewModel, activity: Activity) {}",
                "class LoginViewController { private let coordinator: LoginCoordinator }",
                "func open() { navigationStack?.push(next) }",
            ],
            but: ["func show(_ alert: AlertContent) { present(Alert(alert)) }"]
        ),
        PatternRule(
            "a view chooses no words, which are its view model's",
            ["ViewController.swift", "QuestionAlert.swift"],
            never: .names("Failure", "FieldError", "NoticeText", "QuestionContent", "RowText", "StatusText"),
            suchAs: [
                "func render(_ state: State) { storyboard.users.section.status = StatusText.noUsers }",
                "func ask() { present(Alert(QuestionContent.deletePhoto) {}) }",
                "func makeRow() -> Row { Row(id: id, title: title, mark: RowText.liked) }",
            ],
            but: [
                "func ask(_ question: Question<Int>) { present(Alert(question.content) {}) }",
                "func makeRow() -> Row { Row(id: row.id, title: row.title, mark: row.mark) }",
            ]
        ),
        PatternRule(
            "a row view model is a value, which calls nobody",
            ["RowViewModel.swift"],
            never: .types { $0.kind == .class },
            .stored { $0.isVariable || $0.isClosure },
            .work,
            suchAs: [
                "final class UserRowViewModel { let name: String }",
                "struct UserRowViewModel { var name: String }",
                "struct UserRowViewModel { let onChoose: () -> Void }",
                "struct UserRowViewModel { let work: Work<Job> }",
            ],
            but: ["struct UserRowViewModel { let name: String\n init(_ user: User) { name = user.lastName } }"]
        ),
        PatternRule(
            "a view raises and takes no event, the queue is for view model and binding",
            ["ViewController.swift", "Coordinator.swift"],
            never: .names("EventQueue", "events", "takeAll"),
            suchAs: ["func a() { viewModel.events.raise(.photoGone) }", "func a() { queue.takeAll() }"],
            but: ["func show(_ event: PhotoViewModel.Event) {}"]
        ),
        PatternRule(
            "a view assigns no field without a look at its text, and keeps no state of its own",
            ["ViewController.swift"],
            never: .references { $0.name == "value" && $0.base != nil && $0.use == .assignment },
            .stored { $0.isVariable },
            suchAs: [
                "func render(_ state: State) { storyboard.email.value = state.form.email }",
                "class LoginViewController { private var form = LoginForm() }",
            ],
            but: [
                "func render(_ state: State) { storyboard.email.show(state.form.email, error: nil) }",
                "func edit() { viewModel.edit(email: storyboard.email.value) }",
            ]
        ),
        PatternRule(
            "the binding alone tracks changes",
            except: ["/ViewBinding.swift"],
            never: .names("Observations", "withObservationTracking"),
            suchAs: ["func start() { withObservationTracking {} onChange: {} }"],
            but: ["@Observable class LoginViewModel { @ObservationIgnored let id: Int }"]
        ),
        PatternRule(
            "coordinators alone construct views, coordinators, and the view models of screens",
            except: ["Coordinator.swift"],
            never: .constructions(ending: "ViewModel", "ViewController", "Coordinator", besides: "RowViewModel"),
            suchAs: [
                "let next = SignupViewModel(accounts: accounts, exits: exits)",
                "let make = SignupViewModel.init",
            ],
            but: [
                "init(viewModel: SignupViewModel) { self.viewModel = viewModel }",
                "func update() { state.rows = users.map(UserRowViewModel.init) }",
                "func update() { state.rows = pictures.map { PictureRowViewModel($0, isLiked: true) } }",
            ]
        ),
        PatternRule(
            "view models alone make rows of entities, and questions",
            except: ["ViewModel.swift"],
            never: .constructions(ending: "RowViewModel"),
            .references { $0.name == "Question" && $0.isCalled },
            suchAs: [
                "func openFeed() { rows = pictures.map { PictureRowViewModel($0, isLiked: true) } }",
                "func ask() { show(Question(about: 1, .deletePhoto)) }",
            ],
            but: ["func makeRow(_ row: PictureRowViewModel) -> Row { Row(id: row.id, title: row.title) }"]
        ),
        PatternRule(
            "views alone make bindings",
            except: ["ViewController.swift"],
            never: .constructions(ending: "Binding"),
            suchAs: ["let binding = ViewBinding<SignupViewModel>(viewModel)"],
            but: ["private let binding: ViewBinding<SignupViewModel>"]
        ),
        PatternRule(
            "coordinators and their router alone touch stacks and windows",
            except: ["Coordinator.swift", "/StackRouter.swift"],
            never: .names("NavigationStack", "StackRouter", "Window"),
            .calls("pop", "popToRoot", "push", "setRoot", "setTabs"),
            suchAs: [
                "class LoginViewModel { private let stack: NavigationStack }",
                "func open() { stack.push(next) }",
            ],
            but: ["func show(_ alert: AlertContent) { present(Alert(alert)) }"]
        ),
        PatternRule(
            "a coordinator closes what its router has shown",
            ["Coordinator.swift"],
            never: .references { $0.name == "dismiss" && $0.base != "router" },
            suchAs: ["func close() { stack.window?.dismiss() }", "func close() { view.dismiss() }"],
            but: ["func close() { if let view { router.dismiss(view) } }"]
        ),
        PatternRule(
            "a coordinator does no work",
            ["Coordinator.swift"],
            never: .work,
            .names(of: Sources.serviceProtocols.union(Sources.serviceTypes)),
            suchAs: [
                "class AppCoordinator { private let work: Work<Job> }",
                "class AppCoordinator { private let sessions: any SessionStore }",
            ],
            but: ["func start() { LoginViewModel(accounts: services.accounts, activity: services.activity) }"]
        ),
        PatternRule(
            "no flow names its parent, exits lead there",
            except: ["/AppCoordinator.swift", "/SessionKeeper.swift"],
            never: .names("AppCoordinator"),
            .stored { ["delegate", "parent"].contains($0.name) },
            suchAs: [
                "class LoginCoordinator { private weak var app: AppCoordinator? }",
                "class LoginCoordinator { private let parent: any Coordinator }",
            ],
            but: ["class LoginCoordinator { private var children: [any Coordinator] = [] }"]
        ),
        PatternRule(
            "the session keeper finds and ends the session, which Log in and Sign up save",
            except: [
                "/AppCoordinator.swift", "/LoginCoordinator.swift", "/LoginViewModel.swift", "/SessionKeeper.swift",
                "/SignupCoordinator.swift", "/SignupViewModel.swift",
            ],
            never: .names("SessionStore", "sessions"),
            suchAs: ["class UserListViewModel { private let sessions: any SessionStore }"],
            but: ["func logOut() { session.logOut() }"]
        ),
        PatternRule(
            "Log in and Sign up neither read nor end a session",
            ["/LoginViewModel.swift", "/SignupViewModel.swift"],
            never: .members(of: "sessions") { $0 == "save" },
            .names("SessionEnding", "SessionKeeper"),
            suchAs: [
                "func leave() { work.write(.end) { try await sessions.remove() } }",
                "class LoginViewModel { private let session: any SessionEnding }",
            ],
            but: ["func save() { work.write(.saveSession) { try await sessions.save(session) } }"]
        ),
        PatternRule(
            "the session keeper is a model, which names no view model or coordinator",
            ["/SessionKeeper.swift"],
            never: .names(ending: "ViewModel", "Coordinator"),
            .strong("Delegate"),
            suchAs: [
                "class SessionKeeper { weak var app: AppCoordinator? }",
                "class SessionKeeper { var delegate: (any SessionKeeperDelegate)? }",
            ],
            but: ["class SessionKeeper { weak var delegate: (any SessionKeeperDelegate)? }"]
        ),
        PatternRule(
            "no exit retains the stack, which retains the screen that retains the exits",
            never: .references { ["router", "stack", "window"].contains($0.name) && $0.use == .capture },
            suchAs: ["let exits = Exits(didCancel: { [router] in router.pop(view) })"],
            but: [
                "let exits = Exits(didCancel: { [weak self] in self?.close() })",
                "func close() { if let view { router.pop(view) } }",
            ]
        ),
        PatternRule(
            "a view model that has a state is observable",
            ["ViewModel.swift"],
            never: .types { type in
                type.kind == .class && type.properties.contains { $0.name == "state" }
                    && !type.attributes.contains("Observable")
            },
            suchAs: ["final class LoginViewModel { private(set) var state = State() }"],
            but: ["@Observable final class LoginViewModel { private(set) var state = State() }"]
        ),
        PatternRule(
            "a state is set by its view model alone, and events stand beside it",
            ["ViewModel.swift", "ViewModel+State.swift"],
            never: .stored { $0.name == "state" && !$0.modifiers.contains("private(set)") },
            .stored { $0.hasType(ending: ["EventQueue"]) && ($0.isVariable || $0.name != "events") },
            suchAs: [
                "class LoginViewModel { var state = State() }",
                "struct State { var alerts = EventQueue<AlertContent>() }",
            ],
            but: ["class LoginViewModel { private(set) var state = State()\n let events = EventQueue<AlertContent>() }"]
        ),
        PatternRule(
            "a view model's state holds no stored entity",
            ["ViewModel.swift", "ViewModel+State.swift"],
            never: .properties(in: { $0.name.contains(/(^|\.)State($|\.)/) }) { property in
                !property.isComputed && !property.typeNames.isDisjoint(with: Sources.storedEntities)
            },
            suchAs: [
                "class FeedViewModel { struct State { var pictures: [FeedPicture] = [] } }",
                "extension FeedViewModel { struct State { struct Part { let picture: Picture } } }",
            ],
            but: [
                "class FeedViewModel { private var pictures: [FeedPicture] = [] }",
                "struct State { var rows: [PictureRowViewModel] = [] }",
            ]
        ),
        PatternRule(
            "a view model writes its state and raises events, only a view shows",
            ["ViewModel.swift"],
            never: .methods { $0.name.hasPrefix("show") },
            suchAs: ["class FeedViewModel { private func show(_ failure: Failure) {} }"],
            but: ["class FeedViewModel { private func updateRows() {} }"]
        ),
    ]
}
