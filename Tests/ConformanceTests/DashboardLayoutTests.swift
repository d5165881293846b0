import Headless
import Screens
import Testing

/// The layouts that all patterns take from one storyboard.
struct DashboardLayoutTests {
    private let storyboard = DashboardStoryboard()

    @Test func `One banner is as wide as the screen, with the next beside it`() {
        #expect(describe(storyboard.banners) == "columns: 1, lines: 1, axis: horizontal")
    }

    @Test func `Categories are laid out in two rows of four, with further ones beside them`() {
        #expect(describe(storyboard.categories) == "columns: 4, lines: 2, axis: horizontal")
    }

    @Test func `Products are laid out in rows of two`() {
        #expect(describe(storyboard.products) == "columns: 2, axis: vertical")
    }

    private func describe(_ part: LoadableSection) -> String {
        let layout = part.section.layout
        let lines = layout.lines.map { ", lines: \($0)" } ?? ""
        return "columns: \(layout.columns)\(lines), axis: \(layout.axis)"
    }
}
