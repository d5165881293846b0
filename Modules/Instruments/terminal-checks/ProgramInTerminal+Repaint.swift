import PseudoTerminal

extension ProgramInTerminal {
    /// Reads the full frame that was requested, and returns the number of cells in which the screens before and after
    /// it differ from that frame; the cursor counts as one cell.
    func differencesFromRepaint() throws -> Int {
        let (before, frame) = try readRepaint()
        var repainted = ModelTerminal(size: (screen.cells[0].count, screen.cells.count))
        repainted.feed("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l")
        repainted.feed(frame)
        return before.differences(from: repainted.frame) + screen.frame.differences(from: repainted.frame)
    }

    /// Reads up to a frame that clears the screen; returns that frame and the screen before it.
    private func readRepaint() throws -> (before: ModelFrame, frame: [UInt8]) {
        var before = screen.frame
        while let frame = readFrame(within: .seconds(5)) {
            if frame.firstRange(of: Array("\u{1B}[2J".utf8)) != nil { return (before, frame) }
            before = screen.frame
        }
        throw CheckFailure(reason: "the app does not paint anew")
    }
}
