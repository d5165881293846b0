/// The content that a field expects, so that a keyboard can suit it.
package enum InputKind {
    case text, name, email, password, newPassword, phone, webAddress

    /// Whether the text is masked.
    package var isSecure: Bool {
        switch self {
        case .password, .newPassword: true
        case .text, .name, .email, .phone, .webAddress: false
        }
    }
}
