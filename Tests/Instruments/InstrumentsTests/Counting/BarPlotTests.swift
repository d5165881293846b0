import Testing

@testable import Counting

@Suite("A plot of bars") @MainActor struct BarPlotTests {
    @Test func `draws bars from zero to the greatest value, and escapes each text`() {
        let bars = [BarPlot.Bar(name: "<a>", value: 50, text: "1 & 2"), BarPlot.Bar(name: "b", value: 0, text: "–")]
        let plot = BarPlot(title: "\"t\"", groups: [BarPlot.Group(title: "<g>", bars: bars)])

        let svg = plot.svg

        let shapes = svg.matches(of: /<rect class="c[^>]*x="(\d+)".* width="(\d+)"/).map { "\($0.1) \($0.2)" }
        #expect(shapes == ["80 698", "80 0"])
        let texts = svg.matches(of: /<text[^>]*>([^<]*)</).map { String($0.1) }
        #expect(texts == ["&quot;t&quot;", "&lt;g&gt;", "&lt;a&gt;", "1 &amp; 2", "b", "–"])
    }
}
