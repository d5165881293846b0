import Headless

extension PageState {
    /// Creates the state of a screen that has just appeared.
    init(_ shown: Shown) {
        setFocus(shown.firstPlace, in: shown)
    }

    /// Moves the focus to `place`; in a field, the caret goes to the end.
    mutating func setFocus(_ place: Place?, in shown: Shown) {
        focus = place
        if case .field(let identifier) = place { caret = shown.field(identifier)?.text.count ?? 0 }
        if case .row(let section, let id) = place { lastRows[section] = id }
        rowIndex = shown.index(of: place) ?? 0
    }

    /// Moves the focus to `place` for the user.
    mutating func chooseFocus(_ place: Place, in shown: Shown) {
        setFocus(place, in: shown)
        isFocusChosen = true
    }

    /// Moves the focus to what remains to be done in a form, after the screen above it has succeeded, and again if
    /// the app then fills in the focused field: to the first empty field, or else the last.
    mutating func resume(_ shown: Shown) {
        let field = shown.fields.first { $0.text.isEmpty } ?? shown.fields.last
        if let field { setFocus(.field(field.identifier), in: shown) }
    }

    /// Follows a change of the same screen, on return to it one since it was left: keeps the focus if possible,
    /// otherwise moves it nearby.
    mutating func follow(_ shown: Shown, after old: Shown) {
        if let field = shown.firstRefusedField(after: old) {
            setFocus(.field(field.identifier), in: shown)
        }
        if !isFocusChosen, focus?.isField != true, let first = shown.firstPlace { setFocus(first, in: shown) }
        if case .row(let section, _) = focus, let section = shown.section(section) { follow(section, in: shown) }
        let places = shown.stops.flatMap(\.places)
        if focus.map({ !places.contains($0) }) ?? true { setFocus(shown.firstPlace, in: shown) }
        if case .field(let identifier) = focus {
            let count = shown.field(identifier)?.text.count ?? 0
            let isFilledIn = caret == 0 && count > 0 && old.field(identifier)?.text == ""
            caret = isFilledIn ? count : min(caret, count)
            if isFilledIn, shown.notice != nil { resume(shown) }
        }
        if case .menu(let row, _) = overlay, row != focus || shown.row(at: row)?.actions.isEmpty ?? true {
            overlay = nil
        }
        followFinding(in: shown, after: old)
    }

    /// Moves the focus to the first row that contains the text to find, if no row did before.
    private mutating func followFinding(in shown: Shown, after old: Shown) {
        guard case .find(let text, _) = overlay, old.rows(containing: text).isEmpty else { return }
        guard let match = shown.rows(containing: text).first else { return }
        setFocus(match, in: shown)
        message = nil
    }

    /// Records an alert's appearance at `moment`, which closes overlays, or its disappearance.
    mutating func followAlert(of shown: Shown, after old: Shown?, at moment: Duration) {
        guard let alert = shown.alert else {
            alertTime = nil
            return
        }
        if alertTime != nil, old?.alertID == shown.alertID { return }
        alertChoice = alert.cancelIndex ?? 0
        alertTime = moment
        message = nil
        panel.hasKeys = false
        closeOverlays()
    }

    /// Keeps the focus on the same row; if it was removed, on its successor; if the section shows one row at a time, on
    /// the visible one.
    private mutating func follow(_ section: Shown.Section, in shown: Shown) {
        guard let stop = Stop(section) else {
            focus = nil
            return
        }
        if section.showsOneRow {
            setFocus(stop.first, in: shown)
        } else if let focus, let index = stop.places.firstIndex(of: focus) {
            rowIndex = index
        } else {
            setFocus(stop.places[min(rowIndex, stop.places.count - 1)], in: shown)
        }
    }
}

extension Shown {
    /// Returns the first field with an error, if any field has a new error.
    fileprivate func firstRefusedField(after old: Shown) -> Field? {
        let isRefused = zip(fields, old.fields).contains { $0.error != nil && $1.error == nil }
        return isRefused ? fields.first { $0.error != nil } : nil
    }
}

extension Shown.Alert {
    /// The index of the button that Esc taps; `nil` if there is no cancel button.
    var cancelIndex: Int? { buttons.firstIndex { $0.role == .cancel } }
}
