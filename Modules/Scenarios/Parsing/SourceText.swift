/// Splits the bytes of a scenario file into lines of text.
nonisolated enum SourceText {
    /// The maximum size of a file, in bytes.
    static let limit = 1_000_000

    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    static func lines(of bytes: [UInt8], file: String) throws(ScenarioError) -> [SourceLine] {
        guard bytes.count <= limit else {
            throw ScenarioError(file: file, line: 1, column: 1, message: "A scenario has at most \(limit) bytes.")
        }
        let content = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
        var lines: [SourceLine] = []
        for line in content.split(separator: newline, omittingEmptySubsequences: false) {
            let line = line.last == carriageReturn ? line.dropLast() : line
            lines.append(try decode(line, number: lines.count + 1, file: file))
        }
        return lines
    }

    private static func decode(
        _ bytes: ArraySlice<UInt8>,
        number: Int,
        file: String
    ) throws(ScenarioError) -> SourceLine {
        let text = String(decoding: bytes, as: UTF8.self)
        let line = SourceLine(file: file, number: number, text: text)
        guard text.utf8.elementsEqual(bytes), !bytes.contains(0) else {
            let valid = zip(bytes, text.utf8).prefix { $0 == $1 && $0 != 0 }.count
            let isNUL = bytes.dropFirst(valid).first == 0
            let objection = isNUL ? "A scenario must not contain a NUL character." : "This is not UTF-8 text."
            throw line.error(objection, at: text.utf8.index(text.startIndex, offsetBy: valid))
        }
        return line
    }
}
