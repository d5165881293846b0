/// The bytes that the keys of a terminal send.
package enum Keys {
    package static let tab = "\t"
    package static let backTab = "\u{1B}[Z"
    package static let enter = "\r"
    package static let escape = "\u{1B}"
    package static let down = "\u{1B}[B"
    package static let home = "\u{1B}[H"
    /// Ctrl-U, which clears a field.
    package static let empty = "\u{15}"
}
