import Headless
import Shared

/// The outlets and layout of Add image.
package struct AddImageStoryboard {
    package let author = Field("Author", .name, identifier: "author")
    package let address = Field("Image URL", .webAddress, identifier: "address")
    package let save = Button("Save", identifier: "save")
    package let cancel = Button("Cancel", identifier: "cancel")
    package let screen: Screen

    package init() {
        screen = Screen("Add image", [.field(author), .field(address), .button(save), .button(cancel)])
    }

    /// The element of a form's field.
    package subscript(field: AddImageForm.Field) -> Field {
        switch field {
        case .author: author
        case .address: address
        }
    }
}
