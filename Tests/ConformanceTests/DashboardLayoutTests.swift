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

    @Test func `Categories stand four in a row and in two rows, further ones beside them`() {
        let layout = storyboard.categories.section.layout

        #expect(layout.columns == 4)
        #expect(layout.lines == 2)
        #expect(layout.axis == .horizontal)
    }

    @Test func `Products stand two in a row, further ones below`() {
        let layout = storyboard.products.section.layout

        #expect(layout.columns == 2)
        #expect(layout.lines == nil)
        #expect(layout.axis == .vertical)
    }
}
