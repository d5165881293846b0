/// The first line where one of several columns is shown: which it is, and whether all show the same.
struct ColumnCaption {
    private let name: String
    private let number: Int
    private let count: Int
    private let width: Int
    /// Whether all show the same; of a long one, the beginning.
    let verdict: String

    /// Creates the caption of the column `name`, the `number`th of `count`, in `width` columns.
    init(_ name: String, number: Int, of count: Int, verdict: String, width: Int) {
        self.name = name
        self.number = number
        self.count = count
        self.width = width
        self.verdict = verdict.cut(to: width / 2)
    }

    /// The name, the number and the key for the next, in words that leave room for the verdict.
    var text: String {
        let room = max(0, width - max(verdict.columns, Verdict.same.columns) - 3)
        let short = "\(number)/\(count)"
        let texts = ["\(name) · \(number) of \(count), Ctrl-N", "\(name) \(short) Ctrl-N", "\(name) \(short)"]
        return texts.first { $0.columns <= room } ?? "\(name.cut(to: room - short.columns - 1)) \(short)"
    }
}
