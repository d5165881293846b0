extension Device {
    /// Returns all visible texts, element by element: of the screen with alert and notice, or only of `section`.
    package func texts(in section: String? = nil) throws(DeviceError) -> [String] {
        guard let screen else { return [] }
        if let section { return try sections(section).flatMap { $0.texts(on: screen) } }
        let onScreen = [screen.title] + screen.elements.flatMap { $0.texts(on: screen) }
        let inAlert = alert.map { [$0.title, $0.message] + $0.buttons.map(\.label) } ?? []
        return onScreen + inAlert + [notice].compactMap(\.self)
    }
}

extension Element {
    fileprivate func texts(on screen: Screen) -> [String] {
        switch self {
        case .field(let field): [field.label, field.shownValue, field.error ?? field.hint].compactMap(\.self)
        case .button(let button): button.isHidden ? [] : [button.label]
        case .image(let image): [image.label] + (image.address.map { [screen.state(of: $0).label] } ?? [])
        case .section(let section): section.texts(on: screen)
        }
    }
}

extension Section {
    fileprivate func texts(on screen: Screen) -> [String] {
        [title, status].compactMap(\.self)
            + buttons.filter { !$0.isHidden }.map(\.label)
            + rows.flatMap { $0.texts(on: screen) }
    }
}

extension Row {
    fileprivate func texts(on screen: Screen) -> [String] {
        [title, subtitle, icon, mark, thumbnail.map { screen.state(of: $0).label }].compactMap(\.self)
            + actions.map(\.label)
    }
}
