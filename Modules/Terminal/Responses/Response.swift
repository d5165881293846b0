import Headless

/// The effect of a key on the view, the app or the program.
struct Response: Equatable {
    /// A command for the program.
    enum Command: Equatable {
        case quit, interrupt, suspend, repaint, nextApp
    }

    /// The message for a key without effect, unless there is a better reason. It does not name the key, which may be
    /// part of a password.
    static let noEffect = "This key does nothing here."

    var state: PageState
    var action: UserAction?
    var command: Command?

    /// Returns whether the user sees neither a change from `old` nor a message.
    func isSilent(after old: PageState) -> Bool {
        var state = state
        guard action == nil, command == nil, state.message == nil else { return false }
        state.isFocusChosen = old.isFocusChosen
        state.message = old.message
        return state == old
    }
}

/// An action in the app that a key performs.
enum UserAction: Equatable {
    /// Edits a field's text with a key.
    case edit(field: String, Key)
    case tapButton(String)
    case chooseRow(section: String, id: Row.ID)
    case performAction(String, section: String, id: Row.ID)
    case selectTab(Int)
    /// Taps a button of the alert, by index.
    case tapAlertButton(Int, Shown.Alert)
    case back, refresh, scrollToEnd
}

extension Key {
    /// Returns the key with what it acts on, such as “Enter on Log in”. Does not tell what is typed, which may be part
    /// of a password.
    func label(performing action: UserAction, on shown: Shown) -> String {
        let title = { (section: String, id: Row.ID) in shown.row(at: .row(section: section, id: id))?.title ?? section }
        return switch action {
        case .edit(let field, _): "\(isText ? "Typing" : name) in \(shown.field(field)?.label ?? field)"
        case .tapButton(let identifier): "\(name) on \(shown.button(identifier)?.label ?? identifier)"
        case .chooseRow(let section, let id): "\(name) on \(title(section, id))"
        case .performAction(let label, let section, let id): "\(name) on \(self == .enter ? label : title(section, id))"
        case .selectTab(let index): "\(name) on \(shown.tabs?.titles[index] ?? "")"
        case .tapAlertButton(let index, let alert): "\(name) on \(alert.buttons[index].label)"
        case .back, .refresh, .scrollToEnd: "\(name) on \(shown.title)"
        }
    }
}
