import Headless
import Screens
import Testing

/// The layouts that all patterns take from one storyboard.
struct DashboardLayoutTests {
    private let storyboard = DashboardStoryboard()

    @Test func `One banner is as wide as the screen, with the next beside it`() {
        let layout = storyboard.banners.section.layout

        #expect(layout.columns == 1)
        #expect(layout.lines == 1)
        #expect(layout.axis == .horizontal)
    }

    @Test func `Categories are laid out in two rows of four, with further ones beside them`() {
        let layout = storyboard.categories.section.layout

        #expect(layout.columns == 4)
        #expect(layout.lines == 2)
        #expect(layout.axis == .horizontal)
    }

    @Test func `Products are laid out in rows of two`() {
        let layout = storyboard.products.section.layout

        #expect(layout.columns == 2)
        #expect(layout.lines == nil)
        #expect(layout.axis == .vertical)
    }
}
