import Headless

@testable import Terminal

extension Snapshot {
    /// A screen with these elements.
    static func sample(
        _ elements: [Element],
        title: String = "Title",
        isBusy: Bool = false,
        isSheet: Bool = false,
        tabs: Tabs? = nil
    ) -> Snapshot {
        Snapshot(
            screen: nil,
            title: title,
            isBusy: isBusy,
            isSheet: isSheet,
            canGoBack: false,
            canRefresh: false,
            elements: elements,
            tabs: tabs,
            alert: nil,
            notice: nil
        )
    }
}

extension Snapshot.Section {
    static func sample(_ rows: [Row], layout: SectionLayout) -> Snapshot.Section {
        Snapshot.Section(
            identifier: "Section",
            title: "Section",
            showsTitle: true,
            layout: layout,
            buttons: [],
            rows: rows,
            images: [:],
            isBusy: false,
            status: nil,
            position: 0
        )
    }
}
