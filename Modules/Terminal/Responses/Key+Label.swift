import Headless

extension Key {
    /// Returns the key with what it acts on, such as “Enter on Log in”. Does not tell what is typed, which may be part
    /// of a password.
    func label(performing action: UserAction, on snapshot: Snapshot) -> String {
        switch action {
        case .edit(let field, _): "\(isText ? "Typing" : name) in \(snapshot.field(field)?.label ?? field)"
        case .tapButton(let identifier): "\(name) on \(snapshot.button(identifier)?.label ?? identifier)"
        case .chooseRow(let section, let id): "\(name) on \(snapshot.title(of: id, in: section))"
        case .performAction(let label, let section, let id):
            "\(name) on \(self == .enter ? label : snapshot.title(of: id, in: section))"
        case .selectTab(let index): "\(name) on \(snapshot.tabs?.titles[index] ?? "")"
        case .tapAlertButton(let index, let alert): "\(name) on \(alert.buttons[index].label)"
        case .back, .refresh, .scrollToEnd: "\(name) on \(snapshot.title)"
        }
    }
}

extension Snapshot {
    fileprivate func title(of id: Row.ID, in section: String) -> String {
        row(at: .row(section: section, id: id))?.title ?? section
    }
}
