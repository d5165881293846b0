import PseudoTerminal
import SVG
import Testing

@Suite("A drawing of a terminal") nonisolated struct TerminalSVGTests {
    @Test func `draws its cells`() {
        var terminal = ModelTerminal(size: (columns: 12, rows: 2))
        terminal.feed(" a <b>\u{1B}[2;1H\u{1B}[1;31m漢\u{1B}[0;7m ok \u{1B}[m──")

        let picture = TerminalSVG(title: "A & b", of: terminal.frame)

        #expect(
            picture.svg == #"""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 54" width="128" height="54" role="img" \#
                xml:space="preserve"><title>A &amp; b</title>
                <style>text{white-space:pre;font:15px ui-monospace,SFMono-Regular,Menlo,Consolas,\#
                "DejaVu Sans Mono",monospace}\#
                .b{font-weight:700}.d{opacity:.7}.u{text-decoration:underline}.t{fill:#1f2328}.k{fill:#ffffff}\#
                .c31{fill:#cf222e}@media(prefers-color-scheme:dark){.t{fill:#e6edf3}.k{fill:#0d1117}\#
                .c31{fill:#ff7b72}}</style>
                <rect class="k" width="128" height="54" rx="8"/>
                <g class="t" transform="translate(10 10)">
                <text x="9" y="13" textLength="45">a &lt;b&gt;</text>
                <rect class="t" x="18" y="17" width="36" height="17"/><text class="c31 b" x="0" y="30">漢</text>\#
                <text class="k" x="27" y="30" textLength="18">ok</text><text x="54" y="30" \#
                textLength="18">──</text>
                <rect class="t" x="72" y="17" width="2" height="17"/>
                </g>
                </svg>

                """#
        )
    }

    @Test func `shows each part of an animation in its frames`() {
        var terminal = ModelTerminal(size: (columns: 4, rows: 2))
        terminal.feed("\u{1B}[?25lsame\u{1B}[2;1Hone")
        let first = terminal.frame
        terminal.feed("\u{1B}[2;1Htwo")

        let picture = TerminalSVG(title: "t", of: [(first, 1), (terminal.frame, 0.5)])

        #expect(
            picture.svg == #"""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 54" width="56" height="54" role="img" \#
                xml:space="preserve"><title>t</title>
                <style>text{white-space:pre;font:15px ui-monospace,SFMono-Regular,Menlo,Consolas,\#
                "DejaVu Sans Mono",monospace}\#
                .b{font-weight:700}.d{opacity:.7}.u{text-decoration:underline}.t{fill:#1f2328}\#
                .k{fill:#ffffff}@media(prefers-color-scheme:dark){.t{fill:#e6edf3}.k{fill:#0d1117}}\#
                .s0{animation:s0 1500ms step-end infinite}\#
                @keyframes s0{0.000%{visibility:visible}66.666%{visibility:hidden}}\#
                .s1{animation:s1 1500ms step-end infinite}\#
                @keyframes s1{0.000%{visibility:hidden}66.666%{visibility:visible}}\#
                @media(prefers-reduced-motion:reduce){g{animation:none!important}}</style>
                <rect class="k" width="56" height="54" rx="8"/>
                <g class="t" transform="translate(10 10)">
                <text x="0" y="13" textLength="36">same</text>
                <g class="s0" visibility="hidden"><text x="0" y="30" textLength="27">one</text></g>
                <g class="s1"><text x="0" y="30" textLength="27">two</text></g>
                </g>
                </svg>

                """#
        )
    }
}
