/// The place that has the focus, and the sign that marks it.
struct FocusMark: Equatable {
    let place: Place?
    /// Whether an alert above the page takes the keys; the place is marked nevertheless, as the alert may be about it.
    let isBehindAlert: Bool

    var sign: String { isBehindAlert ? "-" : ">" }

    /// Returns the columns before `place`: the sign if it has the focus, else a blank.
    func sign(at place: Place) -> String { place == self.place ? sign : " " }
}
