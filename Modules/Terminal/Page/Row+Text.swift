import Headless
import Shared

extension Row {
    /// Returns the row in one line: thumbnail, icon, mark, title and subtitle.
    func text(_ images: [ExactText: ImageState], showsIcon: Bool) -> String {
        let picture = thumbnail.map { (images[$0] ?? .placeholder).symbol }
        let sign = showsIcon ? icon.map { "‹\($0)›" } : nil
        return [picture, sign, mark, words].compactMap(\.self).joined(separator: " ")
    }

    /// The number of columns of the row with its icon; 0 without an icon.
    var columnsWithIcon: Int {
        guard let icon else { return 0 }
        let signs = [thumbnail?.text, mark].compactMap(\.self).count
        return 2 * signs + icon.columns + 3 + words.columns
    }

    private var words: String {
        subtitle.map { "\(title) · \($0)" } ?? title
    }
}
