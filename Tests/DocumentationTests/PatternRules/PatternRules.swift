import Counting

/// What the roles of each pattern may not do, as the pages in docs/patterns and docs/architecture.md have it.
enum PatternRules {
    static let all = shared + PatternFiles.all.flatMap { [work(of: $0)] + $0.rules }

    private static let shared = [
        PatternRule(
            "Shared can't tell which pattern runs",
            "Modules/Shared",
            never: .device,
            .names(of: patterns),
            suchAs: ["import VIPER", "import Headless"],
            but: ["// import VIPER", "let pattern = \"VIPER\""]
        ),
        PatternRule(
            "Headless can't tell which pattern runs",
            "Modules/Headless",
            never: .names(of: patterns),
            suchAs: ["import MVP"]
        ),
        PatternRule(
            "Headless is a phone and names nothing of this app",
            "Modules/Headless",
            never: .names("AlertContent", "AppOptions", "DeepLink", "RowAction", "Services"),
            .names(ending: "Form", "Photo", "Storyboard"),
            suchAs: [
                "let services: Services",
                "func open(_ link: DeepLink) {}",
                "extension Alert { init(_ content: AlertContent) {} }",
                "var onAction: ((RowAction) -> Void)?",
                "let storyboard = LoginStoryboard()",
            ]
        ),
        PatternRule(
            "A row that a view shows holds no stored entity",
            "Modules/Shared/Presentation",
            never: .stored { !Sources.storedEntities.isDisjoint(with: $0.typeNames) },
            suchAs: ["struct PictureRow { let picture: FeedPicture }"],
            but: ["struct PictureRow { init(_ picture: FeedPicture) { id = picture.id } }"]
        ),
    ]

    private static let patterns = Set(PatternFiles.all.map(\.module))

    /// The rule on work, which is the same under every pattern; a binding observes its view model outside of any work.
    private static func work(of pattern: PatternFiles) -> PatternRule {
        PatternRule(
            "\(pattern.module): all work belongs to a screen",
            pattern.folder,
            except: ["/ViewBinding.swift"],
            never: .looseWork,
            suchAs: [
                "func load() { Task { await load() } }", "let task: Task<Void, Never>", "func a() { Task.detached {} }",
                "func a() { DispatchQueue.main.async {} }", "func a() { Thread.detachNewThread {} }",
            ],
            but: ["func load() { work.run(.task) {} }"]
        )
    }
}
