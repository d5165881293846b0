import PseudoTerminal

/// A terminal as an SVG, still or animated. Its text can be selected, its colors follow the reader's light
/// or dark mode, and with reduced motion it shows the last frame.
package struct TerminalSVG: Sendable {
    private static let margin = 10

    private let title: String
    private let frames: [ModelFrame]
    /// The start of each frame and the end of the last one, in milliseconds.
    private let times: [Int]

    package init(title: String, of frame: ModelFrame) {
        self.init(title: title, of: [(frame, 0)])
    }

    /// Creates an SVG that shows each frame for some seconds and then repeats.
    package init(title: String, of frames: [(frame: ModelFrame, seconds: Double)]) {
        self.title = title
        self.frames = frames.map(\.frame)
        times = frames.reduce(into: [0]) { $0.append($0[$0.count - 1] + Int(($1.seconds * 1000).rounded())) }
    }

    /// The text of the file, which is the same for the same frames.
    package var svg: String {
        let columns = frames.map { $0.cells.first?.count ?? 0 }.max() ?? 0
        let rows = frames.map(\.cells.count).max() ?? 0
        let width = columns * SVGRow.cellWidth + 2 * Self.margin
        let height = rows * SVGRow.cellHeight + 2 * Self.margin
        let layers = SVGLayers(frames).layers
        let shows = layers.map(\.isShown).filter { $0.contains(false) }
        let schedules = shows.enumerated().filter { shows.firstIndex(of: $1) == $0 }.map(\.element)
        let content = layers.map { layer in
            guard let name = schedules.firstIndex(of: layer.isShown) else { return layer.svg + "\n" }
            let isLast = layer.isShown.last == true
            return "<g class=\"s\(name)\"\(isLast ? "" : " visibility=\"hidden\"")>\(layer.svg)</g>\n"
        }
        let margin = "translate(\(Self.margin) \(Self.margin))"
        return SVGFile(
            title: title,
            width: width,
            height: height,
            fontSize: 15,
            rules: animation(schedules),
            elements: "<g class=\"t\" transform=\"\(margin)\">\n\(content.joined())</g>\n"
        )
        .text
    }

    /// Returns the CSS rules that show the parts of each schedule in their frames.
    private func animation(_ schedules: [[Bool]]) -> String {
        guard let duration = times.last, duration > 0, !schedules.isEmpty else { return "" }
        let rules = schedules.enumerated().map { name, isShown in
            let steps = isShown.indices.filter { $0 == 0 || isShown[$0] != isShown[$0 - 1] }.map { frame in
                "\(percent(times[frame], of: duration)){visibility:\(isShown[frame] ? "visible" : "hidden")}"
            }
            return ".s\(name){animation:s\(name) \(duration)ms step-end infinite}@keyframes s\(name){\(steps.joined())}"
        }
        return rules.joined() + "@media(prefers-reduced-motion:reduce){g{animation:none!important}}"
    }

    /// Returns a percentage with three decimals.
    private func percent(_ time: Int, of duration: Int) -> String {
        let thousandths = time * 100_000 / duration
        let decimals = String(thousandths % 1000 + 1000).dropFirst()
        return "\(thousandths / 1000).\(decimals)%"
    }
}
