import AppCommand
import Testing

@testable import ArchLab
@testable import Terminal

@Suite("Pictures of a terminal") @MainActor struct PictureTests {
    @Test func `draw cells in their styles, and the cursor`() {
        var canvas = Canvas(Size(columns: 12, rows: 2))
        canvas.write(" a <b>", row: 0, column: 0, width: 12, style: .plain)
        canvas.write("red", row: 1, column: 0, width: 12, style: Style(color: .red, isBold: true))
        canvas.write(" ok ", row: 1, column: 3, width: 12, style: Style(isReversed: true))
        canvas.write("──", row: 1, column: 7, width: 12, style: .plain)
        let frame = PictureFrame(canvas: canvas, cursor: Cursor(row: 1, column: 9))

        let svg = CanvasSVG(title: "A & b", of: [frame]).svg

        #expect(svg.contains(#"viewBox="0 0 128 54""#))
        #expect(svg.contains("<title>A &amp; b</title>"))
        #expect(svg.contains(".c31{fill:#cf222e}@media(prefers-color-scheme:dark)"))
        #expect(
            svg.hasSuffix(
                #"""
                <g class="t" transform="translate(10 10)">
                <text x="9" y="13" textLength="45">a &lt;b&gt;</text>
                <rect class="t" x="27" y="17" width="36" height="17"/><text class="c31 b" x="0" y="30" textLength="27">\#
                red</text><text class="k" x="36" y="30" textLength="18">ok</text><text x="63" y="30" \#
                textLength="18">──</text>
                <rect class="t" x="81" y="17" width="2" height="17"/>
                </g>
                </svg>

                """#
            )
        )
    }

    @Test func `show each part of an animation in the frames that have it`() async throws {
        let scenes = [Scene(keys: ""), Scene(keys: "ada")]

        let stage = PictureStage(Size(columns: 80, rows: 24))
        let frames = try await stage.frames(of: scenes, under: [.mvp], latency: .zero)
        let svg = CanvasSVG(title: "", of: frames, seconds: [1, 0.5]).svg

        #expect(svg.contains(/\n<text [^>]*>\[Log in\]  \[Sign up\]<\/text>/))
        #expect(svg.contains(/<g class="s1">.*<text [^>]*>ada<\/text><\/g>/))
        #expect(svg.contains(".s1{animation:s1 1500ms step-end infinite}"))
        #expect(svg.contains("@keyframes s1{0.000%{visibility:hidden}66.667%{visibility:visible}}"))
    }
}
