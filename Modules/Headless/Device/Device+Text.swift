import Shared

extension Device {
    /// Everything that can be read, element by element: of the screen with alert and notice, or of `section` alone.
    package func texts(in section: String? = nil) throws(DeviceError) -> [String] {
        if let section { return try sections(section).flatMap(\.texts).map(\.displayable) }
        let onScreen = screen.map { [$0.title] + $0.elements.flatMap(\.texts) } ?? []
        let inAlert = alert.map { [$0.content.title, $0.content.message] + $0.buttons.map(\.label) } ?? []
        return (onScreen + inAlert + [notice].compactMap(\.self)).map(\.displayable)
    }
}

extension Element {
    fileprivate var texts: [String] {
        switch self {
        case .field(let field): [field.label, field.shownValue, field.error].compactMap(\.self)
        case .button(let button): button.isHidden ? [] : [button.label]
        case .text(let label): [label.text].compactMap(\.self)
        case .section(let section): section.texts
        }
    }
}

extension Section {
    fileprivate var texts: [String] {
        [title, status].compactMap(\.self)
            + buttons.filter { !$0.isHidden }.map(\.label)
            + rows.flatMap { [$0.title, $0.subtitle].compactMap(\.self) }
    }
}
