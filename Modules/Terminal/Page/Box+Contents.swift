import Headless

extension Box {
    /// Creates the box of an alert.
    init(_ alert: Snapshot.Alert, choice: Int) {
        self.init(
            title: alert.title,
            message: alert.message,
            choices: alert.buttons.map { "[\($0.label)]" },
            choice: choice,
            isSideways: true
        )
    }

    /// Creates the menu of a row's actions.
    init(menuOf row: Row, choice: Int) {
        self.init(title: row.title, choices: row.actions.map(\.label), choice: choice)
    }
}
