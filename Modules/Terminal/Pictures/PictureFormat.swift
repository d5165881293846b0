import Foundation

/// How a terminal takes a picture that it decodes itself: the values of `--images`.
nonisolated package enum PictureFormat: String, CaseIterable, Sendable {
    case kitty, iterm, never

    /// The number of bytes of Base64 that Kitty takes at a time.
    private static let chunk = 4096
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

    /// Returns what to write so that the terminal shows the picture at its place; `nil` if it cannot.
    func text(showing data: Data, at place: PicturePlace) -> String? {
        let picture: String
        switch self {
        case .never: return nil
        case .kitty:
            guard data.starts(with: Self.png) else { return nil }
            picture = Self.kittyText(data.base64EncodedString(), place)
        case .iterm:
            picture =
                "\u{1B}]1337;File=inline=1;size=\(data.count);width=\(place.columns);height=\(place.rows);"
                + "preserveAspectRatio=1:\(data.base64EncodedString())\u{07}"
        }
        return "\u{1B}7\u{1B}[\(place.row + 1);\(place.column + 1)H" + picture + "\u{1B}8"
    }

    /// What to write so that the terminal removes the pictures; `nil` if painting over them does.
    var removal: String? {
        self == .kitty ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : nil
    }

    /// The picture in chunks, with no answer asked for.
    private static func kittyText(_ encoded: String, _ place: PicturePlace) -> String {
        var text = ""
        var rest = encoded[...]
        repeat {
            let isFirst = rest.startIndex == encoded.startIndex
            let part = rest.prefix(chunk)
            rest = rest.dropFirst(chunk)
            let first = isFirst ? "a=T,f=100,C=1,q=2,c=\(place.columns),r=\(place.rows)," : ""
            text += "\u{1B}_G\(first)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
        } while !rest.isEmpty
        return text
    }
}
