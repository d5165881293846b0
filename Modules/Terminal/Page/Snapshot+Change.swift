import Headless

extension Snapshot {
    /// Returns what has changed on the screen since `old`, in words for the panel of calls; `nil` if nothing has but
    /// images and positions.
    func change(since old: Snapshot) -> String? {
        if screen != old.screen { return "screen: \(title)" }
        if alertID != old.alertID { return alert.map { "alert: \($0.title)" } ?? "alert closed" }
        if notice != old.notice { return notice.map { "notice: \($0)" } ?? "notice gone" }
        if isBusy != old.isBusy { return isBusy ? "busy" : "idle" }
        let pair = zip(elements, old.elements).first { !$0.looksLike($1) }
        return pair?.0.name ?? (elements.count == old.elements.count ? nil : "elements")
    }
}

extension Snapshot.Element {
    /// Returns whether both look alike, whatever images have been loaded.
    fileprivate func looksLike(_ other: Self) -> Bool {
        guard case .section(let section) = self, case .section(let otherSection) = other else { return self == other }
        return section.content == otherSection.content
    }
}

extension Snapshot.Section {
    /// The section without its position and without images that are loading.
    fileprivate var content: Self {
        Snapshot.Section(
            identifier: identifier,
            title: title,
            showsTitle: showsTitle,
            layout: layout,
            buttons: buttons,
            rows: rows,
            images: [:],
            isBusy: isBusy,
            status: status,
            position: 0
        )
    }
}
