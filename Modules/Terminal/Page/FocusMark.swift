/// The focused place and how it is marked.
struct FocusMark: Equatable {
    let place: Place?
    /// Whether an alert above the page, or the panel of calls, receives the keys. The place is marked anyway, because
    /// the alert may be about it.
    let isBehind: Bool

    var sign: String { isBehind ? "-" : ">" }

    /// Returns the character before `place`: the mark if it has the focus, otherwise a space.
    func sign(at place: Place) -> String { place == self.place ? sign : " " }

    /// Returns whether `place` is reversed: it has the focus and receives the keys.
    func isReversed(_ place: Place) -> Bool { place == self.place && !isBehind }
}
