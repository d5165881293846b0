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

    /// Moves the focus to `place` for the user.
    mutating func chooseFocus(_ place: Place, in snapshot: Snapshot) {
        setFocus(place, in: snapshot)
        isFocusChosen = true
    }

    /// Moves the focus to what remains to be done in a form, after the screen above it has succeeded, and again if
    /// the app then fills in the focused field: to the first empty field, or else the last.
    mutating func resume(_ snapshot: Snapshot) {
        let field = snapshot.fields.first { $0.text.isEmpty } ?? snapshot.fields.last
        if let field { setFocus(.field(field.identifier), in: snapshot) }
    }

    /// Follows a change of the same screen, on return to it one since it was left: keeps the focus if possible,
    /// otherwise moves it nearby.
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
            let isFilledIn = caret == 0 && count > 0 && old.field(identifier)?.text == ""
            caret = isFilledIn ? count : min(caret, count)
            if isFilledIn, snapshot.notice != nil { resume(snapshot) }
        }
        if case .menu(let row, _) = overlay, row != focus || snapshot.row(at: row)?.actions.isEmpty ?? true {
            overlay = nil
        }
        followFinding(in: snapshot, after: old)
    }

    /// Moves the focus to the first row that contains the text to find, if no row did before.
    private mutating func followFinding(in snapshot: Snapshot, after old: Snapshot) {
        guard case .find(let text, _) = overlay, old.rows(containing: text).isEmpty else { return }
        guard let match = snapshot.rows(containing: text).first else { return }
        setFocus(match, in: snapshot)
        message = nil
    }

    /// Records an alert's appearance at `moment`, which closes overlays, or its disappearance.
    mutating func followAlert(of snapshot: Snapshot, after old: Snapshot?, at moment: Duration) {
        guard let alert = snapshot.alert else {
            alertTime = nil
            return
        }
        if alertTime != nil, old?.alertID == snapshot.alertID { return }
        alertChoice = alert.cancelIndex ?? 0
        alertTime = moment
        message = nil
        panel.hasKeys = false
        closeOverlays()
    }

    /// Keeps the focus on the same row; if it was removed, on its successor; if the section shows one row at a time, on
    /// the visible one.
    private mutating func follow(_ section: Snapshot.Section, in snapshot: Snapshot) {
        guard let stop = Stop(section) else {
            focus = nil
            return
        }
        if section.showsOneRow {
            setFocus(stop.first, in: snapshot)
        } else if let focus, let index = stop.places.firstIndex(of: focus) {
            rowIndex = index
        } else {
            setFocus(stop.places[min(rowIndex, stop.places.count - 1)], in: snapshot)
        }
    }
}

extension Place {
    var isField: Bool {
        if case .field = self { true } else { false }
    }
}

extension Snapshot {
    /// Returns the index of a row in its section; `nil` for any other place.
    func index(of place: Place?) -> Int? {
        guard case .row(let section, let id) = place else { return nil }
        return self.section(section)?.rows.firstIndex { $0.id == id }
    }

    /// Returns the first field with an error, if any field has a new error.
    fileprivate func firstRefusedField(after old: Snapshot) -> Field? {
        let isRefused = zip(fields, old.fields).contains { $0.error != nil && $1.error == nil }
        return isRefused ? fields.first { $0.error != nil } : nil
    }
}

extension Snapshot.Section {
    /// Whether the section shows only the row at its position.
    var showsOneRow: Bool { layout.lines == 1 && layout.columns == 1 }

    /// The index of the row at the section's position, or of the nearest row; 0 if there are none.
    var positionedRow: Int { max(0, min(position, rows.count - 1)) }
}
