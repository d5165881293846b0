import Headless
import TestSupport
import Testing

struct SectionLayoutTests {
    @Test func `Only a shelf and a full-width section have a limit of lines, and scroll sideways`() {
        let layouts = [SectionLayout.list, .fullWidth, .shelf, .grid]

        layouts.map(\.columns).expect([1, 1, 4, 2])
        layouts.map(\.lines).expect([nil, 1, 2, nil])
        layouts.map(\.axis).expect([.vertical, .horizontal, .horizontal, .vertical])
    }
}
