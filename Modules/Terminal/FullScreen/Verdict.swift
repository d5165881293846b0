import Headless

/// A comparison of several devices' content.
struct Verdict {
    /// The text if all devices show the same.
    static let same = "= same"

    private let snapshots: [Snapshot]

    init(_ snapshots: [Snapshot]) {
        self.snapshots = snapshots
    }

    /// “= same” while all devices show the same, or “≠” and the first difference; empty while one is busy, or for one
    /// device.
    var text: String {
        guard snapshots.count > 1, !snapshots.contains(where: { $0.isAnythingBusy || $0.isLoadingImages }) else {
            return ""
        }
        let differing = snapshots.dropFirst().first { !$0.looksLike(snapshots[0]) }
        return differing.map { "≠ \($0.difference(from: snapshots[0]))" } ?? Self.same
    }
}

extension Snapshot {
    fileprivate var isLoadingImages: Bool {
        elements.contains { element in
            switch element {
            case .image(let image): image.state == .placeholder
            case .section(let section): section.images.values.contains(.placeholder)
            case .field, .button: false
            }
        }
    }

    /// Returns whether both look alike, regardless of object identity.
    fileprivate func looksLike(_ other: Snapshot) -> Bool {
        difference(from: other).isEmpty
    }

    /// Returns the first difference; empty if there is none.
    fileprivate func difference(from other: Snapshot) -> String {
        if title != other.title || isSheet != other.isSheet { return "screen" }
        if tabs != other.tabs { return "tabs" }
        if alert != other.alert { return "alert" }
        if notice != other.notice { return "notice" }
        let pair = zip(elements, other.elements).first { !$0.looksLike($1) }
        return pair.map { $0.0.name } ?? (elements.count == other.elements.count ? "" : "elements")
    }
}

extension Snapshot.Element {
    /// Returns whether both look alike, regardless of the scroll position: the timers of two apps do not fire at the
    /// same moment.
    fileprivate func looksLike(_ other: Self) -> Bool {
        guard case .section(var section) = self, case .section(let otherSection) = other else { return self == other }
        section.position = otherSection.position
        return section == otherSection
    }

    /// The element's label or title.
    var name: String {
        switch self {
        case .field(let field): field.label
        case .button(let button): button.label
        case .image(let image): image.label
        case .section(let section): section.title
        }
    }
}
