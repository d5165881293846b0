extension String {
    /// Returns the text in lines of at most `width` columns, wrapped between words if possible.
    func wrapped(to width: Int) -> [String] {
        guard width > 0 else { return [] }
        var lines: [String] = []
        var line = ""
        var room = width
        for word in split(separator: " ").flatMap({ String($0).pieces(of: width) }) {
            let columns = word.columns
            if !line.isEmpty, columns < room {
                line += " " + word
                room -= columns + 1
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = word
            room = width - columns
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Returns the text truncated to `width` columns, with an ellipsis if it does not fit.
    func cut(to width: Int) -> String {
        glyphs(fitting: width).map(\.text).joined()
    }

    /// Returns the text truncated to `width` columns, with an ellipsis in the middle if it does not fit.
    func cutInMiddle(to width: Int) -> String {
        let glyphs = glyphs
        guard width > 0, glyphs.reduce(0, { $0 + $1.width }) > width else { return self }
        let half = (width - 1) / 2
        let end = String(glyphs.reversed().prefix(within: half).reversed().map(\.text).joined())
        return glyphs.prefix(within: width - 1 - end.columns).map(\.text).joined() + "…" + end
    }

    private func pieces(of width: Int) -> [String] {
        if isPrintableASCII, utf8.count <= width { return [self] }
        var pieces = [""]
        var used = 0
        for glyph in glyphs {
            if used + glyph.width > width {
                pieces.append("")
                used = 0
            }
            pieces[pieces.count - 1] += glyph.text
            used += glyph.width
        }
        return pieces
    }
}

extension Sequence<(text: String, width: Int)> {
    /// Returns the first glyphs that fit in `width` columns.
    fileprivate func prefix(within width: Int) -> [Element] {
        var room = width
        return Array(
            prefix { glyph in
                room -= glyph.width
                return room >= 0
            }
        )
    }
}
