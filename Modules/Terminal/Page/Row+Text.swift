import Headless

extension Row {
    /// The row in one line: thumbnail, icon, title and subtitle, and mark.
    func text(_ images: [String: ImageState]) -> String {
        let picture = thumbnail.map { (images[$0] ?? .placeholder).symbol }
        let sign = icon.map { "‹\($0)›" }
        let words = [title, subtitle].compactMap(\.self).joined(separator: " · ")
        return [picture, sign, mark, words].compactMap(\.self).joined(separator: " ")
    }
}
