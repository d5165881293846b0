import Headless

extension Row {
    /// The row in one line: thumbnail, icon, mark, title and subtitle.
    func text(_ images: [String: ImageState], showsIcon: Bool) -> String {
        let picture = thumbnail.map { (images[$0] ?? .placeholder).symbol }
        let sign = showsIcon ? icon.map { "‹\($0)›" } : nil
        let words = [title, subtitle].compactMap(\.self).joined(separator: " · ")
        return [picture, sign, mark, words].compactMap(\.self).joined(separator: " ")
    }
}
