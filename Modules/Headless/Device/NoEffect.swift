/// The reasons why a possible action changed nothing.
package enum NoEffect: Equatable {
    case disabledButton(String)
    /// There is no previous screen.
    case firstScreen
    /// The row cannot be chosen.
    case rowWithoutChoice(String)
    /// The tab is already selected.
    case currentTab(String)
    /// The screen loads nothing when scrolled to its end.
    case endOfScreen
    /// The user was too fast: an action before in the same turn covered or removed the target.
    case outOfReach

    /// One sentence for the user.
    package var message: String {
        switch self {
        case .disabledButton(let label): "Nothing happens: the button “\(label)” is disabled."
        case .firstScreen: "Nothing happens: this is the first screen."
        case .rowWithoutChoice(let title): "Nothing happens: the row “\(title)” cannot be chosen."
        case .currentTab(let title): "Nothing happens: “\(title)” is the current tab."
        case .endOfScreen: "Nothing happens: there is no more to load."
        case .outOfReach: "Nothing happens: what this is about is covered or gone."
        }
    }
}
