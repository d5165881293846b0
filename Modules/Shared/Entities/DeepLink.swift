/// A place inside the app that a link can name.
package enum DeepLink: Equatable, Sendable {
    case users

    /// The place that `text` names, if it names one.
    package init?(_ text: String) {
        switch text {
        case "users": self = .users
        default: return nil
        }
    }
}
