import Shared

/// One part of a screen.
package enum Element {
    case field(Field)
    case button(Button)
    case image(ImageView)
    case section(Section)
}

extension Element {
    /// The text that a screen reader reads first.
    package var label: String {
        switch self {
        case .field(let field): field.label
        case .button(let button): button.label
        case .image(let image): image.label
        case .section(let section): section.title
        }
    }

    /// The accessibility identifier: the same in every language.
    package var identifier: String {
        switch self {
        case .field(let field): field.identifier
        case .button(let button): button.identifier
        case .image(let image): image.identifier
        case .section(let section): section.identifier
        }
    }

    /// The addresses of the images the element shows.
    package var imageAddresses: [ExactText] {
        switch self {
        case .section(let section): section.rows.compactMap(\.thumbnail)
        case .image(let image): [image.address].compactMap(\.self)
        case .field, .button: []
        }
    }

    /// Calls `action` after each visible change.
    func observe(_ action: @escaping () -> Void) {
        switch self {
        case .field(let field): field.onChange = action
        case .button(let button): button.onChange = action
        case .image(let image): image.onChange = action
        case .section(let section): section.onChange = action
        }
    }

    /// Calls `action` after each change of the images' addresses.
    func observeImages(_ action: @escaping () -> Void) {
        switch self {
        case .section(let section): section.onImagesChange = action
        case .image(let image): image.onImagesChange = action
        case .field, .button: break
        }
    }
}
