import Headless
import Shared

extension Snapshot {
    /// Captures the content of `device`.
    init(_ device: Device) {
        let shown = device.screen
        screen = shown.map { ObjectIdentifier($0) }
        title = shown?.title.shown ?? ""
        isBusy = shown?.isBusy ?? false
        isSheet = device.isSheetPresented
        canGoBack = device.canGoBack
        canRefresh = shown?.onRefresh != nil
        loadsAtEnd = shown?.onScrollToEnd != nil
        elements = shown.map { screen in screen.elements.compactMap { Element($0, on: screen) } } ?? []
        tabs = device.tabs.map { Tabs(titles: $0.titles, selected: $0.selected) }
        alert = device.alert.map { Alert($0) }
        alertID = device.alert?.id
        notice = device.notice?.shown
    }
}

extension Snapshot.Element {
    /// Captures an element; returns `nil` if it is hidden.
    fileprivate init?(_ element: Element, on screen: Screen) {
        switch element {
        case .field(let field):
            self = .field(
                Snapshot.Field(
                    identifier: field.identifier,
                    label: field.label,
                    kind: field.kind,
                    text: field.shownValue.shown,
                    hint: field.hint,
                    error: field.error
                )
            )
        case .button(let button):
            guard let button = Snapshot.Button(button) else { return nil }
            self = .button(button)
        case .image(let image):
            guard let address = image.address else { return nil }
            self = .image(Snapshot.Image(label: image.label, address: address, state: screen.state(of: address)))
        case .section(let section):
            self = .section(Snapshot.Section(section, on: screen))
        }
    }
}

extension Snapshot.Button {
    fileprivate init?(_ button: Button) {
        guard !button.isHidden else { return nil }
        self.init(identifier: button.identifier, label: button.label, isEnabled: button.isEnabled)
    }
}

extension Snapshot.Section {
    fileprivate init(_ section: Section, on screen: Screen) {
        let addresses = Set(section.rows.compactMap(\.thumbnail))
        self.init(
            identifier: section.identifier,
            title: section.title,
            showsTitle: section.showsTitle,
            layout: section.layout,
            buttons: section.buttons.compactMap { Snapshot.Button($0) },
            rows: section.rows.map(\.shown),
            images: Dictionary(uniqueKeysWithValues: addresses.map { ($0, screen.state(of: $0)) }),
            isBusy: section.isBusy,
            status: section.status?.shown,
            position: section.position,
            isSelectable: section.onSelect != nil
        )
    }
}

extension Snapshot.Alert {
    fileprivate init(_ alert: Alert) {
        self.init(
            title: alert.title.shown,
            message: alert.message.shown,
            buttons: alert.buttons.map { Button(label: $0.label, role: $0.role) }
        )
    }
}
