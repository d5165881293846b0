import Headless
import Scenarios

extension Device {
    /// The text of the screen, and the details that it omits: parts of rows, states of pictures, waiting alerts.
    var details: [String] {
        let rows = (screen?.elements ?? []).flatMap { element -> [Row] in
            if case .section(let section) = element { section.rows } else { [] }
        }
        return ScreenText(self).lines + rows.withoutChoice.map { "\($0)" }
            + (screen?.imageStates ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            + window.alerts.dropFirst().map(\.line)
    }
}

extension Shown {
    /// Returns whether both devices show the same, apart from their alerts. Whether a row can be chosen does not count:
    /// a step tells.
    func looksLike(_ other: Shown) -> Bool {
        (screen == nil) == (other.screen == nil)
            && title == other.title
            && isBusy == other.isBusy
            && isSheet == other.isSheet
            && canRefresh == other.canRefresh
            && tabs == other.tabs
            && notice == other.notice
            && differingElement(from: other) { $0.rows = $0.rows.withoutChoice } == nil
    }
}

extension [Row] {
    /// The rows as if none could be chosen.
    fileprivate var withoutChoice: [Row] {
        map { row in
            var row = row
            row.onSelect = nil
            return row
        }
    }
}

extension Alert {
    /// The texts of an alert that waits.
    var line: String {
        "! then “\(title)” \(message) \(buttons.map { "[\($0.label)]" }.joined(separator: " "))"
    }
}
