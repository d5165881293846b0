import Headless

/// What a user could aim at on a device at one moment: enabled or not, covered by an alert or not.
struct Targets {
    private var fields: [String] = []
    private var buttons: [String] = []
    private var sections: [(title: String, rows: [Row], buttons: [String])] = []
    private var tabs: [String] = []
    private var canRefresh = false

    /// No targets.
    init() {}

    /// The targets on `device` now.
    init(_ device: Device) {
        for element in device.screen?.elements ?? [] {
            switch element {
            case .field(let field): fields.append(field.label)
            case .button(let button): buttons += [button].visibleLabels
            case .section(let section): sections.append((section.title, section.rows, section.buttons.visibleLabels))
            case .image: break
            }
        }
        buttons += device.alert?.buttons.map(\.label) ?? []
        tabs = device.tabs?.titles ?? []
        canRefresh = device.screen?.onRefresh != nil
    }

    /// Returns whether the target of an action is among them, in any section or only in `section`.
    func contains(_ step: Step, in section: String? = nil) -> Bool {
        let sections = sections.filter { section == nil || $0.title == section }
        return switch step {
        case .type(let label, _): fields.contains(label)
        case .tap(let label): sections.flatMap(\.buttons).contains(label) || (section == nil && buttons.contains(label))
        case .tapRow(let row): sections.flatMap(\.rows).row(row) != nil
        case .tapAction(let action, let row):
            sections.flatMap(\.rows).row(row)?.actions.contains { $0.label == action } ?? false
        case .tab(let title): tabs.contains(title)
        case .refresh: canRefresh
        case .back, .scrollToEnd, .open: true
        case .inSection(let title, let step): contains(step, in: title)
        case .inSameTurn(let step): contains(step, in: section)
        case .wait, .relaunch, .network, .expect, .print: false
        }
    }
}

extension [Button] {
    fileprivate var visibleLabels: [String] { filter { !$0.isHidden }.map(\.label) }
}

extension [Row] {
    fileprivate func row(_ reference: RowReference) -> Row? {
        switch reference {
        case .number(let number): indices.contains(number - 1) ? self[number - 1] : nil
        case .title(let title): first { $0.title.looksLike(title) }
        }
    }
}
