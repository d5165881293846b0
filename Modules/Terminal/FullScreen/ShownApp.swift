import Headless

/// One app in the full-screen view, with its caption.
package final class ShownApp {
    let device: Device
    /// The texts of the title bar: the pattern and the network for one app, the pattern side by side.
    let facts: [String]

    package init(_ device: Device, facts: [String]) {
        self.device = device
        self.facts = facts
    }

    /// Performs an action of a key and moves the caret. Returns a message, such as the reason why nothing changed, or
    /// `nil`.
    fileprivate func perform(_ action: UserAction, caret: inout Int) throws(DeviceError) -> String? {
        switch action {
        case .edit(let field, let key): return try edit(field, key, &caret)
        case .tapButton(let identifier): return try tapButton(identifier)?.message
        case .chooseRow(let section, let id):
            guard let row = reference(to: id, in: section) else { return nil }
            return try device.tap(row.number, in: row.section)?.message
        case .performAction(let label, let section, let id):
            guard let row = reference(to: id, in: section) else { return nil }
            try device.tap(label, of: row.number, in: row.section)
        case .selectTab(let index):
            guard let titles = device.tabs?.titles, titles.indices.contains(index) else { return nil }
            return try device.selectTab(titles[index])?.message
        case .tapAlertButton(let index, let alert):
            guard Shown(device).alert == alert, alert.buttons.indices.contains(index) else { return nil }
            return try device.tap(alert.buttons[index].label)?.message
        case .back: return try device.back()?.message
        case .refresh: try device.refresh()
        case .scrollToEnd: _ = try device.scrollToEnd()
        }
        return nil
    }

    /// Edits a field. Returns a message if it has no room for all of the text.
    private func edit(_ identifier: String, _ key: Key, _ caret: inout Int) throws(DeviceError) -> String? {
        guard let label = Shown(device).field(identifier)?.label else { return nil }
        let field = try device.editableField(label)
        if field.value.utf8.count > FieldEditor.maximumBytes, key != .control("u") {
            return "This text is too long to edit here: Ctrl-U removes it."
        }
        var editor = FieldEditor(field.value)
        editor.caret = min(caret, editor.caret)
        let before = editor
        guard editor.apply(key) else { return Response.noEffect }
        caret = editor.caret
        if editor.text != field.value { try device.type(editor.text, into: label) }
        if editor.isFull { return "A field holds at most \(FieldEditor.limit) characters." }
        return editor == before ? Response.noEffect : nil
    }

    private func tapButton(_ identifier: String) throws(DeviceError) -> NoEffect? {
        let section = Shown(device).sections.first { $0.buttons.contains { $0.identifier == identifier } }
        guard let button = Shown(device).button(identifier) else { return nil }
        return try device.tap(button.label, in: section?.title)
    }

    /// Returns the title of a section and the number of a row in it; `nil` if there is no such row.
    private func reference(to id: Row.ID, in identifier: String) -> (section: String, number: RowReference)? {
        guard let section = Shown(device).section(identifier),
            let index = section.rows.firstIndex(where: { $0.id == id })
        else { return nil }
        return (section.title, .number(index + 1))
    }
}

extension [ShownApp] {
    /// Performs an action of a key in every app. Returns the message of the first app, whose caret moves.
    func perform(_ action: UserAction, caret: inout Int) -> String? {
        var carets = map { _ in caret }
        var messages: [String?] = []
        for (index, app) in enumerated() {
            do throws(DeviceError) {
                messages.append(try app.perform(action, caret: &carets[index]))
            } catch {
                messages.append(error.message)
            }
        }
        caret = carets.first ?? caret
        return messages.first ?? nil
    }
}
