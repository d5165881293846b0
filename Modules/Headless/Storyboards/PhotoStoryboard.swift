/// The elements of Photo.
package struct PhotoStoryboard {
    package let image = ImageBox("Full image")
    package let title = Field("Title")
    package let save = Button("Save")
    package let delete = Button("Delete")
    package let screen: Screen

    package init() {
        screen = Screen("Photo", [.image(image), .field(title), .button(save), .button(delete)])
    }
}
