import Headless
import Shared

extension Row {
    /// Returns the row in one line: thumbnail, mark, title and subtitle. Icons are names, which no terminal can draw.
    func text(_ images: [ExactText: ImageState]) -> String {
        [picture(images), mark, subtitle.map { "\(title) · \($0)" } ?? title].compactMap(\.self).joined(separator: " ")
    }

    /// Returns the column of the mark in the row's text.
    func markColumn(_ images: [ExactText: ImageState]) -> Int {
        picture(images).map { $0.columns + 1 } ?? 0
    }

    private func picture(_ images: [ExactText: ImageState]) -> String? {
        thumbnail.map { (images[$0] ?? .placeholder).symbol }
    }
}
