/// The focused place and the character that marks it.
struct FocusMark: Equatable {
    let place: Place?
    /// Whether an alert above the page receives the keys. The place is marked anyway, because the alert may be about
    /// it.
    let isBehindAlert: Bool

    var sign: String { isBehindAlert ? "-" : ">" }

    /// Returns the character before `place`: the mark if it has the focus, otherwise a space.
    func sign(at place: Place) -> String { place == self.place ? sign : " " }
}
