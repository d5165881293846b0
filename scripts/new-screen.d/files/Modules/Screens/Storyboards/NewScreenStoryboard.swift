import Headless

/// The elements of New screen.
package struct NewScreenStoryboard {
    package let close = Button("Close", identifier: "close")
    package let emails = LoadableSection("Emails", identifier: "emails", showsTitle: false)
    package let screen: Screen

    package init() {
        screen = Screen("New screen", [.button(close), .section(emails.section)])
    }
}
