import Foundation
import Headless

/// What a device shows at one moment, and all that is needed to draw it.
struct Snapshot: Equatable {
    struct Field: Equatable {
        let identifier: String
        let label: String
        let kind: InputKind
        /// The displayed value: dots if the field is secure.
        let text: String
        let hint: String?
        let error: String?
    }

    struct Button: Equatable {
        let identifier: String
        let label: String
        let isEnabled: Bool
    }

    struct Image: Equatable {
        let label: String
        let address: String
        let state: ImageState
    }

    struct Section: Equatable {
        let identifier: String
        let title: String
        let showsTitle: Bool
        let layout: SectionLayout
        let buttons: [Button]
        let rows: [Row]
        /// The loading state of each row's thumbnail, by address.
        let images: [String: ImageState]
        let isBusy: Bool
        let status: String?
        var position: Int
    }

    enum Element: Equatable {
        case field(Field)
        case button(Button)
        case image(Image)
        case section(Section)
    }

    struct Alert: Equatable {
        struct Button: Equatable {
            let label: String
            let role: ButtonRole
        }

        let title: String
        let message: String
        let buttons: [Button]
    }

    struct Tabs: Equatable {
        let titles: [String]
        let selected: Int
    }

    /// The identity of the screen.
    let screen: ObjectIdentifier?
    let title: String
    let isBusy: Bool
    let isSheet: Bool
    let canGoBack: Bool
    let canRefresh: Bool
    let elements: [Element]
    let tabs: Tabs?
    let alert: Alert?
    /// The identity of the alert, which differs from that of another with the same words.
    var alertID: UUID?
    let notice: String?
}

extension Snapshot {
    /// Takes a picture of what `device` shows.
    init(_ device: Device) {
        let shown = device.screen
        screen = shown.map { ObjectIdentifier($0) }
        title = shown?.title ?? ""
        isBusy = shown?.isBusy ?? false
        isSheet = device.isSheetPresented
        canGoBack = device.canGoBack
        canRefresh = shown?.onRefresh != nil
        elements = shown.map { screen in screen.elements.compactMap { Element($0, on: screen) } } ?? []
        tabs = device.tabs.map { Tabs(titles: $0.titles, selected: $0.selected) }
        alert = device.alert.map { Alert($0) }
        alertID = device.alert?.id
        notice = device.notice
    }

    var fields: [Field] {
        elements.compactMap { if case .field(let field) = $0 { field } else { nil } }
    }

    var sections: [Section] {
        elements.compactMap { if case .section(let section) = $0 { section } else { nil } }
    }

    /// Whether anything on the screen shows that it is busy.
    var isAnythingBusy: Bool { isBusy || sections.contains(where: \.isBusy) }

    func section(_ identifier: String) -> Section? {
        sections.first { $0.identifier == identifier }
    }

    func field(_ identifier: String) -> Field? {
        fields.first { $0.identifier == identifier }
    }
}

extension Snapshot.Element {
    /// Takes a picture of an element; returns `nil` if it is hidden.
    fileprivate init?(_ element: Element, on screen: Screen) {
        switch element {
        case .field(let field):
            self = .field(
                Snapshot.Field(
                    identifier: field.identifier,
                    label: field.label,
                    kind: field.kind,
                    text: field.shownValue,
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
            rows: section.rows,
            images: Dictionary(uniqueKeysWithValues: addresses.map { ($0, screen.state(of: $0)) }),
            isBusy: section.isBusy,
            status: section.status,
            position: section.position
        )
    }
}

extension Snapshot.Alert {
    fileprivate init(_ alert: Alert) {
        self.init(
            title: alert.title,
            message: alert.message,
            buttons: alert.buttons.map { Button(label: $0.label, role: $0.role) }
        )
    }

    /// The index of the button that Esc taps; `nil` if none cancels.
    var cancelIndex: Int? { buttons.firstIndex { $0.role == .cancel } }
}
