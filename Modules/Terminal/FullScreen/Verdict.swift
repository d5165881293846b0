import Headless

/// A comparison of several devices' content.
enum Verdict {
    /// The text if all devices show the same.
    static let same = "= same"

    /// Returns “= same” while all devices show the same, or “≠” and the first difference; empty while one is busy, or
    /// for one device.
    static func text(of contents: [Shown]) -> String {
        guard contents.count > 1, !contents.contains(where: { $0.isAnythingBusy || $0.isLoadingImages }) else {
            return ""
        }
        let difference = contents.dropFirst().lazy.compactMap { $0.difference(from: contents[0]) }.first
        return difference.map { "≠ \($0)" } ?? same
    }
}

extension Shown {
    fileprivate var isLoadingImages: Bool {
        elements.contains { element in
            switch element {
            case .image(let image): image.state == .placeholder
            case .section(let section): section.images.values.contains(.placeholder)
            case .field, .button: false
            }
        }
    }

    /// Returns the first difference from what another device shows; `nil` if there is none. The position of a section
    /// does not count: the timers of two apps do not fire at the same moment.
    func difference(from other: Shown) -> String? {
        if title != other.title || isSheet != other.isSheet { return "screen" }
        if tabs != other.tabs { return "tabs" }
        if alert != other.alert { return "alert" }
        if notice != other.notice { return "notice" }
        return differingElement(from: other) { $0.position = 0 }
    }

    /// Returns what has changed on the screen since `old`, in words for the panel of calls; `nil` if nothing has but
    /// images and positions.
    func change(since old: Shown) -> String? {
        if screen != old.screen { return "screen: \(title)" }
        if alertID != old.alertID { return alert.map { "alert: \($0.title)" } ?? "alert closed" }
        if notice != old.notice { return notice.map { "notice: \($0)" } ?? "notice gone" }
        if isBusy != old.isBusy { return isBusy ? "busy" : "idle" }
        return differingElement(from: old) { section in
            section.position = 0
            section.images = [:]
        }
    }
}
