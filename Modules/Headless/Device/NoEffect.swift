/// Why an action changed nothing although it was possible.
package enum NoEffect: Equatable {
    case disabledButton(String)
    /// There is no screen below to go back to.
    case firstScreen
    /// The row cannot be chosen.
    case rowWithoutChoice(String)
    /// The tab is chosen already.
    case currentTab(String)
    /// Nothing more is loaded at the end of the screen.
    case endOfScreen

    /// One sentence for the person.
    package var message: String {
        switch self {
        case .disabledButton(let label): "Nothing happens: the button “\(label)” is disabled."
        case .firstScreen: "Nothing happens: this is the first screen."
        case .rowWithoutChoice(let title): "Nothing happens: the row “\(title)” cannot be chosen."
        case .currentTab(let title): "Nothing happens: “\(title)” is the current tab."
        case .endOfScreen: "Nothing happens: there is no more to load."
        }
    }
}
