import Foundation
import TestSupport
import Testing

/// The links and the quoted code of the documents.
struct DocumentTests {
    /// A link, with the code in backticks that follows it in the same clause.
    private struct Link {
        let target: String
        let code: [String]
    }

    /// Code, or text that ends no clause: up to a point, semicolon or colon, a bracket, a link, a paragraph, a list
    /// item. It is constant: a regular expression is not `Sendable`, but can be read from anywhere.
    nonisolated(unsafe) private static let clause =
        /(?:`[^`]*`|[^`.;:)\[\n]|[.;:](?!\s)|\n(?!\s*(?:\n|[-*] |\d+\. )))*/

    @Test(arguments: Repository.documents)
    func `Every relative link leads to a file, and none to a line`(document: String) throws {
        for link in try Self.links(in: document) {
            let isThere = FileManager.default.fileExists(atPath: Self.file(of: link, in: document).path)
            #expect(isThere && !link.target.contains("#L"), "\(document): “\(link.target)” leads nowhere.")
        }
    }

    @Test(arguments: Repository.documents)
    func `Code that follows a link to a source file is in that file`(document: String) throws {
        for link in try Self.links(in: document) where !link.code.isEmpty && link.target.hasSuffix(".swift") {
            let source = try String(contentsOf: Self.file(of: link, in: document), encoding: .utf8)
            #expect(
                link.code.filter { !source.contains($0) }.isEmpty,
                "\(document): “\(link.target)” holds something else."
            )
        }
    }

    @Test func `Each excerpt of the README is in the file that it names`() throws {
        let excerpts = try Repository.text("README.md")
            .matches(of: /\]\(([^)]+\.swift)\)[^\n]*\n\n```swift\n((?s:.*?))```/)

        for excerpt in excerpts {
            let isThere = try Repository.text(String(excerpt.1)).contains(excerpt.2)
            #expect(isThere, "\(excerpt.1) does not hold the excerpt that follows its name.")
        }
        #expect(excerpts.count == 1)
    }

    @Test func `README has at most 900 words, and its five minutes at most four files and 250 lines`() throws {
        let page = try Repository.text("README.md")
        let section = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("Five minutes") })

        let files = section.matches(of: /\]\(([^)]+\.swift)\)/).map { String($0.1) }
        let lines = try files.reduce(0) { try $0 + Repository.text($1).count { $0 == "\n" } }

        #expect(page.split(whereSeparator: \.isWhitespace).count <= 900)
        #expect((1...4).contains(files.count))
        #expect(lines <= 250 && section.contains(" \(lines) lines"), "\(lines) lines")
    }

    @Test func `The lines that a button needs are in the files that are named above them, under each pattern`() throws {
        let page = try Repository.text("docs/adding-a-feature.md")
        let excerpts = page.matches(of: /\/\/ (Modules\/\S+\.swift)\n((?:(?!\/\/|```).*\n)+)/)

        for excerpt in excerpts {
            let source = try Repository.text(String(excerpt.1)).split(separator: "\n")
            #expect(excerpt.2.split(separator: "\n").filter { !source.contains($0) }.isEmpty, "\(excerpt.1)")
        }

        for pattern in ListedPattern.all {
            #expect(excerpts.contains { $0.1.hasPrefix("Modules/\(pattern.module)/") }, "\(pattern.module)")
        }
    }

    @Test func `Each mistake has a section with its patches, or says under which pattern there is none`() throws {
        let sections = try Repository.text("docs/instruments/faults.md").components(separatedBy: "\n### ")
        let faults = Set(Repository.files.compactMap { $0.prefixMatch(of: /scripts\/faults\.d\/\d\d-[^\/]+/)?.output })

        for fault in faults {
            let section = try #require(sections.first { $0.contains("](../../\(fault))") }, "\(fault)")
            for pattern in ListedPattern.all where !Repository.files.contains("\(fault)/\(pattern.name).patch") {
                #expect(section.contains("- \(pattern.summary): no patch"), "\(fault) omits \(pattern.summary).")
            }
        }
        #expect(!faults.isEmpty)
    }

    @Test(arguments: ListedPattern.all)
    func `Each pattern's page follows an action through the code of the files at its end`(
        pattern: ListedPattern
    ) throws {
        let sections = try Repository.text(pattern.page).components(separatedBy: "\n## ")
        let paths = try Self.links(in: pattern.page).filter { $0.target.hasSuffix(".swift") }
        let sources = try paths.map { link in
            try link.target + String(contentsOf: Self.file(of: link, in: pattern.page), encoding: .utf8)
        }
        let ofOthers = ["Other variants", "Files"]
        let own = sections.filter { section in !ofOthers.contains(where: section.hasPrefix) }

        for code in own.flatMap(Self.code) where !code.contains(#/^(grep|swift|wc) /#) {
            #expect(sources.contains { $0.contains(code) }, "`\(code)` is in no file at the end of \(pattern.page).")
        }

        let tap = try #require(sections.first { $0.hasPrefix("A tap on “Log in”") })
        #expect(Self.code(in: tap).count >= 10)
        #expect(sections.last?.hasPrefix("Files") == true && !own.joined().contains(".swift)"))
    }

    @Test func `No line of a document and no comment in the code is longer than 120 columns`() throws {
        for file in Repository.files where file.contains(/\.(md|swift)$/) {
            let long = try Repository.text(file).split(separator: "\n").filter { $0.utf8.count > 120 && $0.count > 120 }
            #expect(long.filter { file.hasSuffix(".md") || $0.contains(/^ *\/\//) }.isEmpty, "\(file)")
        }
    }

    /// Returns the relative links of a document to other files, in order, without those in code blocks.
    private static func links(in document: String) throws -> [Link] {
        let blocks = try Repository.text(document).components(separatedBy: "```")
        let prose = stride(from: 0, to: blocks.count, by: 2).map { blocks[$0] }.joined()
        return prose.matches(of: /\[[^\]\[]+\]\(((?!#|\S*:\/\/)[^)\s]+)\)/).map { match in
            let rest = prose[match.range.upperBound...].prefixMatch(of: clause)?.output ?? ""
            return Link(target: String(match.1), code: rest.matches(of: /`([^`]+)`/).map { String($0.1) })
        }
    }

    /// Returns the code in backticks.
    private static func code(in section: String) -> [String] {
        section.matches(of: /`([^`]+)`/).map { String($0.1) }
    }

    private static func file(of link: Link, in document: String) -> URL {
        let path = String(link.target.prefix { $0 != "#" })
        return Repository.url(document).deletingLastPathComponent().appending(path: path).standardizedFileURL
    }
}
