import SwiftReader

/// What the roles of each pattern may not do, as the pages in docs/patterns and docs/architecture.md have it.
enum PatternRules {
    static let all =
        mvp + mvpOwnership + viper + viperOwnership
        + mvvmCoordinator + mvvmCoordinatorState + mvvmCoordinatorOwnership + shared

    private static let shared = [
        PatternRule(
            "Shared can't tell which pattern runs",
            "Modules/Shared",
            never: .device,
            .names("MVP", "MVVMCoordinator", "VIPER"),
            suchAs: ["import VIPER", "import Headless"],
            but: ["// import VIPER", "let pattern = \"VIPER\""]
        ),
        PatternRule(
            "Headless can't tell which pattern runs",
            "Modules/Headless",
            never: .names("MVP", "MVVMCoordinator", "VIPER"),
            suchAs: ["import MVVMCoordinator"]
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
        PatternRule(
            "MVP: all work belongs to a screen",
            "Modules/MVP",
            never: .looseWork,
            suchAs: [
                "func load() { Task { await load() } }", "let task: Task<Void, Never>", "func a() { Task.detached {} }",
            ],
            but: ["func load() { work.run(.task) {} }"]
        ),
        PatternRule(
            "VIPER: all work belongs to a screen",
            "Modules/VIPER",
            never: .looseWork,
            suchAs: ["func load() { Task { await load() } }", "func a() { DispatchQueue.main.async {} }"]
        ),
        PatternRule(
            "MVVM: all work belongs to a screen",
            "Modules/MVVMCoordinator",
            except: ["/ViewBinding.swift"],
            never: .looseWork,
            suchAs: ["func load() { Task { await load() } }", "func a() { Thread.detachNewThread {} }"]
        ),
    ]
}
