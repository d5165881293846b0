extension Element {
    /// Returns the element as it is shown; `nil` if it is hidden.
    func shown(on screen: Screen) -> Shown.Element? {
        switch self {
        case .field(let field): .field(field.shown)
        case .button(let button): button.shown.map { .button($0) }
        case .image(let image):
            image.address.map { .image(Shown.Image(label: image.label, address: $0, state: screen.state(of: $0))) }
        case .section(let section): .section(section.shown(on: screen))
        }
    }
}

extension Field {
    fileprivate var shown: Shown.Field {
        Shown.Field(
            identifier: identifier,
            label: label,
            kind: kind,
            text: shownValue.shown,
            hint: hint,
            error: error
        )
    }
}

extension Button {
    fileprivate var shown: Shown.Button? {
        isHidden ? nil : Shown.Button(identifier: identifier, label: label, isEnabled: isEnabled)
    }
}

extension Section {
    fileprivate func shown(on screen: Screen) -> Shown.Section {
        let addresses = Set(rows.compactMap(\.thumbnail))
        return Shown.Section(
            identifier: identifier,
            title: title,
            showsTitle: showsTitle,
            layout: layout,
            buttons: buttons.compactMap(\.shown),
            rows: rows.map(\.shown),
            images: Dictionary(uniqueKeysWithValues: addresses.map { ($0, screen.state(of: $0)) }),
            isBusy: isBusy,
            status: status?.shown,
            position: position
        )
    }
}

extension Row {
    fileprivate var shown: Row {
        var row = self
        row.title = title.shown
        row.subtitle = subtitle?.shown
        return row
    }
}

extension Alert {
    var shown: Shown.Alert {
        Shown.Alert(
            title: title.shown,
            message: message.shown,
            buttons: buttons.map { Shown.Alert.Button(label: $0.label, role: $0.role) }
        )
    }
}

extension String {
    private static let shownBytes = 8_000

    /// The beginning of the text, as much as a field can hold: a single character can have megabytes, which would be
    /// measured for each frame.
    package var shown: String {
        utf8.count > Self.shownBytes ? String(decoding: utf8.prefix(Self.shownBytes), as: UTF8.self) : self
    }
}
