/// What the roles of each pattern may not do, as the pages in docs/patterns and docs/architecture.md have it.
enum PatternRules {
    static let all = mvp + viper + mvvmCoordinator + shared

    static let device = #"import .*\b(Headless|Screens)\b"#
    static let services = #"(Service|Repository|Store|ImageLoader|Catalog)\b"#
    static let work = #"\b(Work|async|await)\b"#
    static let answer = #"\) (async |throws )*->|\b(async|throws)\b|\{ *get\b"#
    static let observation = #"\bimport Observation|@Observable|withObservationTracking|\bBinding\b"#

    static let looseWork = #"\b(Task|DispatchQueue|Thread|OperationQueue|Timer)\b"#

    /// A property of one of these names that does not begin with `weak`.
    static func strong(_ names: String) -> String {
        #"^ *(private |private\(set\) )?(unowned )?(let|var) (\#(names))\b|\bunowned\b"#
    }

    private static let shared = [
        PatternRule(
            "Shared can't tell which pattern runs",
            "Modules/Shared",
            never: #"\b(MVP|VIPER|MVVM\w*)\b|"# + device,
            suchAs: "import VIPER",
            "import Headless"
        ),
        PatternRule(
            "Headless can't tell which pattern runs",
            "Modules/Headless",
            never: #"\b(MVP|VIPER|MVVM\w*)\b"#,
            suchAs: "import MVVMCoordinator"
        ),
        PatternRule(
            "Headless is a phone and names nothing of this app",
            "Modules/Headless",
            never: #"\b(Services|AppOptions|DeepLink|AlertContent|RowAction|\w+Form|\w*Storyboard|\w*Photo\w*)\b"#,
            suchAs: "    let services: Services",
            "    func open(_ link: DeepLink)",
            "    init(_ content: AlertContent) {",
            "    var onAction: ((RowAction) -> Void)?",
            "    static let deletePhoto = Alert(title: title)",
            "    let storyboard = LoginStoryboard()"
        ),
        PatternRule(
            "MVP: all work belongs to a screen",
            "Modules/MVP",
            never: looseWork,
            suchAs: "        Task { await load() }",
            "        Task.detached {",
            "        Task<Void, Never> {"
        ),
        PatternRule(
            "VIPER: all work belongs to a screen",
            "Modules/VIPER",
            never: looseWork,
            suchAs: "        Task { await load() }",
            "        DispatchQueue.main.async {"
        ),
        PatternRule(
            "MVVM: all work belongs to a screen",
            "Modules/MVVMCoordinator",
            except: ["/Binding.swift"],
            never: looseWork,
            suchAs: "        Task { await load() }",
            "        Thread.detachNewThread {"
        ),
    ]
}
