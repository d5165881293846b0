import Headless

extension Row {
    /// The row in one line of `width` columns: thumbnail, icon, mark, title and subtitle. The icon is left out where it
    /// would cost a part of the title.
    func text(_ images: [String: ImageState], width: Int) -> String {
        let picture = thumbnail.map { (images[$0] ?? .placeholder).symbol }
        let words = [title, subtitle].compactMap(\.self).joined(separator: " · ")
        let short = [picture, mark, words].compactMap(\.self).joined(separator: " ")
        guard let icon else { return short }
        let whole = [picture, "‹\(icon)›", mark, words].compactMap(\.self).joined(separator: " ")
        return whole.columns <= width ? whole : short
    }
}
