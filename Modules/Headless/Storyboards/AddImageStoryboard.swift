import Shared

/// The elements of Add image.
package struct AddImageStoryboard {
    package let author = Field("Author")
    package let address = Field("Image URL")
    package let save = Button("Save")
    package let cancel = Button("Cancel")
    package let screen: Screen

    package init() {
        screen = Screen("Add image", [.field(author), .field(address), .button(save), .button(cancel)])
    }

    /// The element for a field of the form.
    package subscript(field: AddImageForm.Field) -> Field {
        switch field {
        case .author: author
        case .address: address
        }
    }
}
