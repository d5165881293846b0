import Headless

extension PageState {
    /// Creates the state of a screen that has just appeared.
    init(_ snapshot: Snapshot) {
        setFocus(snapshot.firstPlace, in: snapshot)
    }

    /// Moves the focus to `place`; in a field, the caret goes to the end.
    mutating func setFocus(_ place: Place?, in snapshot: Snapshot) {
        focus = place
        if case .field(let identifier) = place { caret = snapshot.field(identifier)?.text.count ?? 0 }
        if case .row(let section, let id) = place { lastRows[section] = id }
        rowIndex = snapshot.index(of: place) ?? 0
    }

    /// Moves the focus as the user wants.
    mutating func chooseFocus(_ place: Place, in snapshot: Snapshot) {
        setFocus(place, in: snapshot)
        isFocusChosen = true
    }

    /// Follows a change of the same screen: keeps the focus where it still can be, else moves it nearby.
    mutating func follow(_ snapshot: Snapshot, after old: Snapshot) {
        if let field = snapshot.firstRefusedField(after: old) {
            setFocus(.field(field.identifier), in: snapshot)
        }
        if !isFocusChosen, focus?.isField != true, let first = snapshot.firstPlace { setFocus(first, in: snapshot) }
        if case .row(let section, _) = focus, let section = snapshot.section(section) { follow(section, in: snapshot) }
        let places = snapshot.stops.flatMap(\.places)
        if focus.map({ !places.contains($0) }) ?? true { setFocus(snapshot.firstPlace, in: snapshot) }
        if case .field(let identifier) = focus {
            let count = snapshot.field(identifier)?.text.count ?? 0
            let isFilledIn = caret == 0 && old.field(identifier)?.text == ""
            caret = isFilledIn ? count : min(caret, count)
        }
        if case .menu(let row, _) = overlay, row != focus || snapshot.row(at: row)?.actions.isEmpty ?? true {
            overlay = nil
        }
    }

    /// Notes an alert that has appeared at `moment`, which ends what was shown above the screen, or that it is gone.
    mutating func followAlert(of snapshot: Snapshot, after old: Snapshot?, at moment: Duration) {
        guard let alert = snapshot.alert else {
            alertTime = nil
            return
        }
        if alertTime != nil, old?.alertID == snapshot.alertID { return }
        alertChoice = alert.cancelIndex ?? 0
        alertTime = moment
        message = nil
        closeOverlays()
    }

    /// Keeps the focus on the same row; on the one that took its place, if it is gone; on the one in view, if the
    /// section shows one at a time.
    private mutating func follow(_ section: Snapshot.Section, in snapshot: Snapshot) {
        guard let stop = Stop(section) else { return focus = nil }
        if section.showsOneRow { return setFocus(stop.first, in: snapshot) }
        if let focus, let index = stop.places.firstIndex(of: focus) { return rowIndex = index }
        setFocus(stop.places[min(rowIndex, stop.places.count - 1)], in: snapshot)
    }
}

extension Place {
    var isField: Bool {
        if case .field = self { true } else { false }
    }
}

extension Snapshot {
    /// The index of a row in its section; `nil` for any other place.
    func index(of place: Place?) -> Int? {
        guard case .row(let section, let id) = place else { return nil }
        return self.section(section)?.rows.firstIndex { $0.id == id }
    }

    /// The first field with an error, if one of the fields has an error that it did not have before.
    fileprivate func firstRefusedField(after old: Snapshot) -> Field? {
        let isRefused = zip(fields, old.fields).contains { $0.error != nil && $1.error == nil }
        return isRefused ? fields.first { $0.error != nil } : nil
    }
}

extension Snapshot.Section {
    /// Whether the section shows one row at a time, the one at its position.
    var showsOneRow: Bool { layout.lines == 1 && layout.columns == 1 }

    /// The index of the row at the section's position, or of the nearest that exists; 0 if there is none.
    var positionedRow: Int { max(0, min(position, rows.count - 1)) }
}
