import Headless
import Shared

/// The content of a device at one moment, with everything needed to draw it.
struct Snapshot: Equatable {
    struct Field: Equatable {
        let identifier: String
        let label: String
        let kind: InputKind
        /// The displayed text: dots if the field is secure.
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
        let address: ExactText
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
        let images: [ExactText: ImageState]
        let isBusy: Bool
        let status: String?
        var position: Int
        /// Whether tapping a row has an effect.
        var isSelectable = false
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
    /// Whether scrolling to the end can load more.
    var loadsAtEnd = false
    let elements: [Element]
    let tabs: Tabs?
    let alert: Alert?
    /// The identity of the alert, which distinguishes it from another with the same texts.
    var alertID: SerialNumber?
    let notice: String?
}

extension Snapshot {
    var fields: [Field] {
        elements.compactMap { if case .field(let field) = $0 { field } else { nil } }
    }

    var sections: [Section] {
        elements.compactMap { if case .section(let section) = $0 { section } else { nil } }
    }

    /// Whether any part of the screen is busy.
    var isAnythingBusy: Bool { isBusy || sections.contains(where: \.isBusy) }

    func section(_ identifier: String) -> Section? {
        sections.first { $0.identifier == identifier }
    }

    func field(_ identifier: String) -> Field? {
        fields.first { $0.identifier == identifier }
    }
}

extension Snapshot.Alert {
    /// The index of the button that Esc taps; `nil` if there is no cancel button.
    var cancelIndex: Int? { buttons.firstIndex { $0.role == .cancel } }
}
