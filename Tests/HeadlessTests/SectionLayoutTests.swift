import Headless
import Testing

struct SectionLayoutTests {
    @Test func `Only a shelf and a full-width section have a limit of lines, and scroll sideways`() {
        let layouts = [SectionLayout.list, .fullWidth, .shelf, .grid]

        #expect(layouts.map(\.columns) == [1, 1, 4, 2])
        #expect(layouts.map(\.lines) == [nil, 1, 2, nil])
        #expect(layouts.map(\.axis) == [.vertical, .horizontal, .horizontal, .vertical])
    }
}
