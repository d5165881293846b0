import SVG
import Testing

@Suite("A plot") nonisolated struct SVGPlotTests {
    @Test func `draws rectangles, lines and texts in the colors that it uses`() {
        var plot = SVGPlot(title: "a < b", width: 40, height: 30)
        plot.addRectangle(x: 1, y: 2, width: 10, height: 11, .init(.blue, .solid))
        plot.addRectangle(x: 12, y: 2, width: 10, height: 11, .init(.brown, .striped))
        plot.addRectangle(x: 23, y: 2, width: 10, height: 11, .init(.brown, .dotted))
        plot.addFrame(x: 1, y: 2, width: 10, height: 11, .text)
        plot.addLine([(1, 14), (30, 20)], .text, isDotted: true)
        plot.addText("\"a\" & b", x: 3, y: 25, .middle, isBold: true, angle: -60)

        #expect(
            plot.svg == #"""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30" role="img" \#
                xml:space="preserve"><title>a &lt; b</title>
                <style>text{white-space:pre;font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,\#
                "DejaVu Sans Mono",monospace}.b{font-weight:700}.d{opacity:.7}.u{text-decoration:underline}\#
                .t{fill:#1f2328}.lt{stroke:#1f2328}.k{fill:#ffffff}.c33{fill:#7d4e00}.lc33{stroke:#7d4e00}\#
                .c34{fill:#0550ae}@media(prefers-color-scheme:dark){.t{fill:#e6edf3}.lt{stroke:#e6edf3}\#
                .k{fill:#0d1117}.c33{fill:#d29922}.lc33{stroke:#d29922}.c34{fill:#79c0ff}}\#
                rect{shape-rendering:crispEdges}pattern rect{shape-rendering:auto}</style>
                <rect class="k" width="40" height="30" rx="8"/>
                <pattern id="striped-c33" width="5" height="5" patternUnits="userSpaceOnUse" \#
                patternTransform="rotate(45)"><rect class="k" width="5" height="5"/>\#
                <rect class="c33" width="2" height="5"/></pattern>
                <pattern id="dotted-c33" width="5" height="5" patternUnits="userSpaceOnUse" \#
                patternTransform="rotate(45)"><rect class="k" width="5" height="5"/>\#
                <rect class="c33" width="2" height="2"/></pattern>
                <rect class="c34" x="1" y="2" width="10" height="11"/>
                <rect class="lc33" fill="url(#striped-c33)" x="12" y="2" width="10" height="11"/>
                <rect class="lc33" fill="url(#dotted-c33)" x="23" y="2" width="10" height="11"/>
                <rect class="lt" fill="none" stroke-width="2" x="2" y="3" width="8" height="9"/>
                <polyline class="lt" fill="none" stroke-dasharray="1 3" points="1,14 30,20"/>
                <text class="t b" text-anchor="middle" x="3" y="25" transform="rotate(-60 3 25)">\#
                &quot;a&quot; &amp; b</text>
                </svg>

                """#
        )
    }
}
