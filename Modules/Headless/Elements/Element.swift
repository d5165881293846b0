/// One part of a screen.
package enum Element {
    case field(Field)
    case button(Button)
    case image(ImageBox)
    case section(Section)
}

extension Element {
    /// The addresses of the pictures the element shows.
    var imageAddresses: [String] {
        switch self {
        case .section(let section): section.rows.compactMap(\.thumbnail)
        case .image(let image): [image.address].compactMap(\.self)
        case .field, .button: []
        }
    }

    /// Has `action` called whenever those addresses change.
    func observeImages(_ action: @escaping () -> Void) {
        switch self {
        case .section(let section): section.onRowsChange = action
        case .image(let image): image.onAddressChange = action
        case .field, .button: break
        }
    }
}
