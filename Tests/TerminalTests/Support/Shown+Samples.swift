@testable import Headless

extension Shown {
    /// A screen with these elements.
    static func sample(
        _ elements: [Element],
        title: String = "Title",
        isBusy: Bool = false,
        isSheet: Bool = false,
        tabs: Tabs? = nil
    ) -> Shown {
        Shown(
            screen: nil,
            title: title,
            isBusy: isBusy,
            isSheet: isSheet,
            canGoBack: false,
            canRefresh: false,
            loadsAtEnd: false,
            elements: elements,
            tabs: tabs,
            alert: nil,
            alertID: nil,
            notice: nil
        )
    }
}

extension Shown.Section {
    static func sample(_ rows: [Row], layout: SectionLayout) -> Shown.Section {
        Shown.Section(
            identifier: "Section",
            title: "Section",
            showsTitle: true,
            layout: layout,
            buttons: [],
            rows: rows,
            images: [:],
            isBusy: false,
            status: nil,
            position: 0,
            isSelectable: false
        )
    }
}
