import Shared

/// What a device shows at one moment, as a value: it is drawn, and compared with what the device showed before or with
/// what another device shows. Hidden elements are missing, and overlong texts are cut.
package struct Shown: Equatable {
    package enum Element: Equatable {
        case field(Field)
        case button(Button)
        case image(Image)
        case section(Section)
    }

    package struct Field: Equatable {
        package let identifier: String
        package let label: String
        package let kind: InputKind
        /// The displayed text: dots if the field is secure.
        package let text: String
        package let hint: String?
        package let error: String?
    }

    package struct Button: Equatable {
        package let identifier: String
        package let label: String
        package let isEnabled: Bool
    }

    package struct Image: Equatable {
        package let label: String
        package let address: ExactText
        package let state: ImageState
    }

    package struct Section: Equatable {
        package let identifier: String
        package let title: String
        package let showsTitle: Bool
        package let layout: SectionLayout
        package let buttons: [Button]
        package var rows: [Row]
        /// The loading state of each row's thumbnail, by address.
        package var images: [ExactText: ImageState]
        package let isBusy: Bool
        package let status: String?
        package var position: Int
    }

    package struct Alert: Equatable {
        package struct Button: Equatable {
            package let label: String
            package let role: ButtonRole
        }

        package let title: String
        package let message: String
        package let buttons: [Button]
    }

    package struct Tabs: Equatable {
        package let titles: [String]
        package let selected: Int
    }

    /// The identity of the screen; `nil` if there is none.
    package let screen: ObjectIdentifier?
    package let title: String
    package let isBusy: Bool
    package let isSheet: Bool
    package let canGoBack: Bool
    package let canRefresh: Bool
    /// Whether scrolling to the end can load more.
    package let loadsAtEnd: Bool
    package let elements: [Element]
    package let tabs: Tabs?
    package let alert: Alert?
    /// Tells the alert from another with the same texts.
    package let alertID: SerialNumber?
    package let notice: String?
}

extension Shown {
    package init(_ device: Device) {
        let screen = device.screen
        self.init(
            screen: screen.map { ObjectIdentifier($0) },
            title: screen?.title.shown ?? "",
            isBusy: device.isBusy,
            isSheet: device.isSheetPresented,
            canGoBack: device.canGoBack,
            canRefresh: screen?.onRefresh != nil,
            loadsAtEnd: screen?.onScrollToEnd != nil,
            elements: screen.map { screen in screen.elements.compactMap { $0.shown(on: screen) } } ?? [],
            tabs: device.tabs.map { Tabs(titles: $0.titles, selected: $0.selected) },
            alert: device.alert?.shown,
            alertID: device.alert?.id,
            notice: device.notice?.shown
        )
    }

    package var fields: [Field] {
        elements.compactMap { if case .field(let field) = $0 { field } else { nil } }
    }

    package var sections: [Section] {
        elements.compactMap { if case .section(let section) = $0 { section } else { nil } }
    }

    package func field(_ identifier: String) -> Field? { fields.first { $0.identifier == identifier } }

    package func section(_ identifier: String) -> Section? { sections.first { $0.identifier == identifier } }

    /// Whether any part of the screen is busy.
    package var isAnythingBusy: Bool { isBusy || sections.contains(where: \.isBusy) }

    /// Returns the label of the first element that differs from that of `other`; `nil` if all are alike. `simplify`
    /// removes from sections what does not count.
    package func differingElement(from other: Shown, _ simplify: (inout Section) -> Void) -> String? {
        let pair = zip(elements, other.elements).first { $0.simplified(simplify) != $1.simplified(simplify) }
        return pair?.0.label ?? (elements.count == other.elements.count ? nil : "elements")
    }
}

extension Shown.Element {
    /// The element's label or title.
    fileprivate var label: String {
        switch self {
        case .field(let field): field.label
        case .button(let button): button.label
        case .image(let image): image.label
        case .section(let section): section.title
        }
    }

    fileprivate func simplified(_ simplify: (inout Shown.Section) -> Void) -> Self {
        guard case .section(var section) = self else { return self }
        simplify(&section)
        return .section(section)
    }
}
