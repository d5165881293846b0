import Headless
import Shared

/// The outlets and layout of Photo.
package struct PhotoStoryboard {
    package let image = ImageView("Full image", identifier: "image")
    package let title = Field("Title", identifier: "title")
    package let save = Button("Save", identifier: "save")
    package let delete = Button("Delete", identifier: "delete")
    package let screen: Screen

    package init() {
        screen = Screen("Photo", [.image(image), .field(title), .button(save), .button(delete)])
    }
}
