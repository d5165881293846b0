import Counting

extension PatternRules {
    private static let target = "Modules/MVVMCoordinator"

    /// What a state of MVVM is, and who writes it.
    static let mvvmCoordinatorState: [PatternRule] = [
        PatternRule(
            "MVVM: a view model that has a state is observable",
            target,
            ["ViewModel.swift"],
            never: Check { file in
                file.types.filter { type in
                    type.kind == .class && type.properties.contains { $0.name == "state" }
                        && !type.attributes.contains("Observable")
                }.map(\.name)
            },
            suchAs: ["final class LoginViewModel { private(set) var state = State() }"],
            but: ["@Observable final class LoginViewModel { private(set) var state = State() }"]
        ),
        PatternRule(
            "MVVM: a state is set by its view model alone, and events stand beside it",
            target,
            ["ViewModel.swift", "ViewModel+State.swift"],
            never: .stored { $0.name == "state" && !$0.modifiers.contains("private(set)") },
            .stored { $0.hasType(ending: ["EventQueue"]) && ($0.isVariable || $0.name != "events") },
            suchAs: [
                "class LoginViewModel { var state = State() }",
                "class LoginViewModel { package var state = State() }",
                "struct State { var alerts = EventQueue<AlertContent>() }",
            ],
            but: ["class LoginViewModel { private(set) var state = State()\n let events = EventQueue<AlertContent>() }"]
        ),
        PatternRule(
            "MVVM: a view model's state holds no stored entity",
            target,
            ["ViewModel.swift", "ViewModel+State.swift"],
            never: .storedEntitiesInState,
            suchAs: [
                "class FeedViewModel { struct State { var pictures: [FeedPicture] = [] } }",
                "extension FeedViewModel { struct State { struct Part { let picture: Picture } } }",
            ],
            but: [
                "class FeedViewModel { private var pictures: [FeedPicture] = [] }",
                "struct State { var rows: [PictureRow] = [] }",
            ]
        ),
        PatternRule(
            "MVVM: a view model writes its state and raises events, only a view shows",
            target,
            ["ViewModel.swift"],
            never: .methods(in: { _ in true }) { $0.name.hasPrefix("show") },
            suchAs: [
                "class FeedViewModel { private func show(_ failure: Failure) {} }",
                "class FeedViewModel { private func showRows() {} }",
            ],
            but: ["class FeedViewModel { private func updateRows() {} }"]
        ),
    ]
}

extension Check {
    /// An entity stored in a state, in a type nested in one, or in a row.
    fileprivate static let storedEntitiesInState = Check { file in
        file.types.filter { $0.name.contains(/(^|\.)State($|\.)/) }.flatMap(\.properties)
            .filter { !$0.isComputed && !Sources.storedEntities.isDisjoint(with: $0.typeNames) }
            .map { "line \($0.line): \($0.name)" }
    }
}
