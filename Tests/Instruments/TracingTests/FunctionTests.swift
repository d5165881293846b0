import Testing

@testable import Tracing

struct FunctionTests {
    private static let nestedClosure = """
        closure #1 @Sendable () async -> () in closure #2 (Swift.Result<(), A in B>) -> () in \
        VIPER.LoginInteractor.(logIn in _A3)(Shared.Credentials) -> ()
        """

    private func function(_ declaration: String, symbol: String = "$s1fyyF") -> Function {
        let classes: Set = ["VIPER.LoginPresenter", "VIPER.LoginInteractor", "Sample.LoginViewModel"]
        return Function(symbol: symbol, declaration: declaration, isAsync: false, classes: classes)
    }

    @Test(
        arguments: [
            (
                "VIPER.LoginInteractor.init(accounts: Shared.AccountService) -> VIPER.LoginInteractor",
                .other(.initializer)
            ),
            ("VIPER.LoginPresenter.didBeginLogIn() -> ()", .function),
            ("VIPER.LoginPresenter.(report in _A3C7)(Swift.Result<(), Swift.Error>) -> ()", .function),
            ("VIPER.LoginInteractor.__deallocating_deinit", .other(.deinitializer)),
            ("VIPER.LoginInteractor.(work in _A3C7).getter : Shared.Work", .other(.accessor)),
            ("VIPER.LoginInteractor.output.modify : VIPER.LoginInteractorOutput?", .other(.accessor)),
            ("Sample.LoginViewModel.state.modify : Sample.LoginViewModel.State", .write),
            ("Sample.LoginViewModel.state.setter : Sample.LoginViewModel.State", .write),
            ("Sample.LoginViewModel.State.form.setter : Shared.LoginForm", .other(.accessor)),
            ("Sample.LoginViewModel.access<A>(keyPath: Swift.KeyPath<A, B>) -> ()", .other(.observation)),
            ("Sample.LoginViewModel.State.keyPath(of: Shared.Part) -> Swift.Int", .helper),
            ("(extension in VIPER):Headless.Field.show(_: Swift.String) -> ()", .helper),
            ("(extension in VIPER):Swift.Array< where A == VIPER.Child>.release(VIPER.Child) -> ()", .helper),
            ("(extension in Shared):Shared.CatalogService.items(of: A) async -> [B]", .protocolExtension),
            ("(extension in Shared):Shared.CatalogService.title.getter : Swift.String", .other(.accessor)),
            ("static VIPER.LoginFactory.make(services: Shared.Services) -> Headless.ViewController", .function),
            (
                "protocol witness for VIPER.LoginView.fillIn(email: Swift.String) -> () in conformance A : B in VIPER",
                .witness
            ),
            (
                "protocol witness for VIPER.LoginView.title.getter : Swift.String in conformance A : B in VIPER",
                .other(.accessor)
            ),
            ("closure #1 (A) -> () in VIPER.LoginInteractor.(logIn in _A3)(Shared.Credentials) -> ()", .closure),
            ("closure #1 (A) -> B in static VIPER.LoginFactory.make(services: Shared.Services) -> C", .closure),
            (nestedClosure, .closure),
            ("closure #1 (A) -> Swift.Bool in VIPER.PhotoRow.hides(A) -> Swift.Bool", .other(.closure)),
            ("VIPER.Job.hash(into: inout Swift.Hasher) -> ()", .generated),
            ("static VIPER.State.__derived_struct_equals(VIPER.State, VIPER.State) -> Swift.Bool", .generated),
            ("type metadata accessor for VIPER.LoginInteractor", .generated),
            ("outlined init with copy of Shared.SessionStore", .generated),
            ("partial apply forwarder for closure #1 () -> () in VIPER.LoginInteractor.logIn() -> ()", .generated),
            (#"VIPER.LoginRouter.viewController.modify : A? with unmangled suffix ".resume.0""#, .generated),
            ("swift_retain", .generated),
            ("", .generated),
        ] as [(String, Function.Kind)]
    )
    func `A function is of the kind that its declaration shows`(declaration: String, kind: Function.Kind) {
        #expect(function(declaration).kind == kind)
    }

    @Test(arguments: [
        ("MVP.LoginPresenter.f() -> ()", false, true), ("MVP.LoginPresenter.f.getter : A", false, true),
        ("type metadata accessor for MVP.LoginPresenter", false, false),
        ("Shared.Work.start(A) -> ()", false, false), ("Shared.Work.start(A) async -> ()", true, true),
        ("(extension in Shared):Shared.A.f() -> ()", false, true),
        ("Headless.NavigationStack.push(Headless.ViewController) -> ()", false, true),
        ("(extension in Headless):Headless.ViewController.dismiss() -> ()", false, true),
        ("Headless.NavigationStack.top.getter : A", false, false), ("Headless.Button.tap() -> ()", false, false),
        ("protocol witness for Shared.A.f() -> () in conformance A : B in Shared", false, true),
        ("protocol witness for Headless.A.f() -> () in conformance A : B in Headless", false, false),
        ("Headless.Device.f() async -> ()", true, false), ("main", true, false),
    ])
    func `A function is recorded in a pattern, or if it navigates or identifies a service's caller`(
        declaration: String,
        isAsync: Bool,
        isWanted: Bool
    ) {
        let classes: Set = ["Headless.NavigationStack", "Headless.Button", "Headless.Device"]

        let function = Function(symbol: "$s1fyyF", declaration: declaration, isAsync: isAsync, classes: classes)

        #expect(function.isWanted(in: ["MVP"]) == isWanted)
    }

    @Test(arguments: [
        ("$s1fyyYaFTQ0_", "$s1fyyYaF"), ("$s1fyyYaFTY12_", "$s1fyyYaF"), ("$s1fyyYaFTQ_", "$s1fyyYaF"),
        ("$s1fyyYaFTQ0", "$s1fyyYaFTQ0"), ("$s1fyyYaFTX0_", "$s1fyyYaFTX0_"), ("_", "_"), ("12_", "12_"), ("", ""),
    ])
    func `A function has the symbol of the whole function if it is a resumption`(symbol: String, base: String) {
        #expect(Function.base(of: symbol) == base)
    }

    @Test(arguments: [
        ("VIPER.LoginPresenter.count.willset : A", "VIPER.LoginPresenter", "count"),
        (
            "VIPER.LoginPresenter.didTapLogIn(email: Swift.String, password: Swift.String) -> ()",
            "VIPER.LoginPresenter", "didTapLogIn(email:password:)"
        ),
        ("VIPER.LoginPresenter.didBeginLogIn() -> ()", "VIPER.LoginPresenter", "didBeginLogIn()"),
        (
            "VIPER.LoginPresenter.(report in _A3C7)(Swift.Result<(), Swift.Error>) -> ()",
            "VIPER.LoginPresenter", "report(_:)"
        ),
        (
            "VIPER.LoginPresenter.run<A where A: Swift.Sendable>(_: A, then: (A, B) -> ()) -> Swift.Bool",
            "VIPER.LoginPresenter", "run(_:then:)"
        ),
        (
            "VIPER.LoginPresenter.show((x: Swift.Int, y: Swift.Int), in: [A : B]) -> ()",
            "VIPER.LoginPresenter", "show(_:in:)"
        ),
        ("VIPER.(Job in _A3).Kind.f() -> ()", "VIPER.Job.Kind", "f()"),
        ("VIPER.Box<A>.f<B where B: C>(_: A.B, by: (A) -> B) -> ()", "VIPER.Box", "f(_:by:)"),
        ("static VIPER.Job.< infix(VIPER.Job, VIPER.Job) -> Swift.Bool", "VIPER.Job", "<(_:_:)"),
        ("VIPER.start(now: Swift.Bool) -> ()", "VIPER.", "start(now:)"),
        ("(extension in MVP):Shared.Photo.title.getter : Swift.String", "MVP.Photo", "title"),
        ("implicit closure #1 () -> () in closure #2 (A<B>) -> [C] in VIPER.A.f(g: A, B) -> ()", "VIPER.A", "f(g:_:)"),
        (nestedClosure, "VIPER.LoginInteractor", "logIn(_:)"),
        (
            """
            protocol witness for Shared.AccountService.logIn(Shared.Credentials) async throws -> () \
            in conformance Shared.LocalAccountService : Shared.AccountService in Shared
            """, "Shared.AccountService", "logIn(_:)"
        ),
        ("(extension in VIPER):Headless.Field.show(_: Swift.String) -> ()", "VIPER.Field", "show(_:)"),
    ])
    func `A function has module, type and name of its declaration`(declaration: String, type: String, name: String) {
        let function = function(declaration)

        #expect("\(function.module).\(function.type)" == type)
        #expect(function.name == name)
    }

    @Test(arguments: ["$s1fyyYaFTQ0_", "$s1fyyYaFTY12_"])
    func `A function that resumes has the symbol of the whole function, and is recorded in Shared as well`(
        symbol: String
    ) {
        let function = function("VIPER.LoginInteractor.f() async -> ()", symbol: symbol)
        let shared = self.function("Shared.A.f() async -> ()", symbol: symbol)

        #expect(function.symbol == "$s1fyyYaF")
        #expect(function.kind == .other(.resumption))
        #expect(shared.isWanted(in: []))
    }

    @Test func `A function is demangled by the runtime if only the symbol is given`() {
        let function = Function(symbol: "$s5VIPER14LoginPresenterC8didLogInyyF", isAsync: false, classes: [])

        #expect(function.name == "didLogIn()")
    }

    @Test func `Classes are known by their metadata`() {
        let symbols: Set = ["$s5VIPER14LoginPresenterCMa", "$s5VIPER5ErrorVMa", "main"]

        #expect(Function.classes(among: symbols) == ["VIPER.LoginPresenter"])
    }
}
