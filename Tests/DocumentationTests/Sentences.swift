import Foundation

/// Splits a section of a document into sentences.
enum Sentences {
    /// Returns the sentences below the heading that begins with `heading`, up to the next heading of its level, in
    /// order, each on one line.
    ///
    /// A sentence ends with a full stop outside quotes and brackets that a space follows, or with its paragraph or list
    /// item. The two cells of a table's row are one sentence, joined by a colon.
    static func under(_ heading: String, in markdown: String) -> [String] {
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.drop { !$0.hasPrefix("## \(heading)") }.dropFirst().prefix { !$0.hasPrefix("## ") }
        return paragraphs(of: body).flatMap(sentences)
    }

    /// Returns the paragraphs and list items, each on one line, without headings and list markers.
    private static func paragraphs(of lines: some Sequence<Substring>) -> [String] {
        var paragraphs = [""]
        for line in lines {
            if let item = line.wholeMatch(of: /(?:-|\d+\.) (.+)/) {
                paragraphs.append(String(item.1))
            } else if let row = line.wholeMatch(of: /\| (.+) \| (.+) \|/) {
                paragraphs.append("\(row.1): \(row.2)")
            } else if line.hasPrefix("|--") {
                paragraphs.removeLast()
            } else if line.isEmpty || line.hasPrefix("#") {
                paragraphs.append("")
            } else {
                paragraphs[paragraphs.count - 1] += " " + line.trimmingCharacters(in: .whitespaces)
            }
        }
        return paragraphs.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func sentences(of paragraph: String) -> [String] {
        var sentences = [""]
        var depth = 0
        for character in paragraph {
            switch character {
            case "“", "(": depth += 1
            case "”", ")": depth -= 1
            case " " where depth == 0 && sentences.last?.hasSuffix(".") == true:
                sentences.append("")
                continue
            default: break
            }
            sentences[sentences.count - 1].append(character)
        }
        return sentences
    }
}
