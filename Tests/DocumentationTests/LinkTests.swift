import Foundation
import TestSupport
import Testing

struct LinkTests {
    @Test(arguments: Repository.documents)
    func `Every relative link leads to a file`(document: String) throws {
        let links = Link.all(in: try Repository.text(document)).filter { $0.isRelative && !$0.path.isEmpty }

        for link in links {
            #expect(
                FileManager.default.fileExists(atPath: file(of: link, in: document).path),
                "\(document): “\(link.target)” leads nowhere."
            )
        }
    }

    @Test(arguments: Repository.documents)
    func `Code that follows a link to a source file is in that file`(document: String) throws {
        let references = Link.all(in: try Repository.text(document)).filter { $0.path.hasSuffix(".swift") }

        for link in references {
            let source = try String(contentsOf: file(of: link, in: document), encoding: .utf8)
            for code in link.code {
                // A failed `#expect(source.contains(code))` would print the whole source.
                let isThere = source.contains(code)
                #expect(isThere, "\(document): “\(link.path)” does not hold “\(code)”.")
            }
        }
    }

    @Test(arguments: Repository.documents)
    func `No link contains a line number`(document: String) throws {
        let links = Link.all(in: try Repository.text(document))

        #expect(links.filter { $0.target.contains("#L") }.map(\.target).isEmpty)
    }

    @Test func `Each excerpt of the README is in the file that it names`() throws {
        let excerpts = try Repository.text("README.md")
            .matches(of: /\]\(([^)]+\.swift)\)[^\n]*\n\n```swift\n((?s:.*?))```/)

        for excerpt in excerpts {
            let isThere = try Repository.text(String(excerpt.1)).contains(excerpt.2)
            #expect(isThere, "\(excerpt.1) does not hold the excerpt that follows its name.")
        }
        #expect(excerpts.count == 3)
    }

    @Test(arguments: ListedPattern.all)
    func `Each pattern's page follows an action through the code`(pattern: ListedPattern) throws {
        let links = Link.all(in: try Repository.text(pattern.page))

        #expect(links.count { !$0.code.isEmpty } >= 10)
    }

    private func file(of link: Link, in document: String) -> URL {
        Repository.url(document).deletingLastPathComponent().appending(path: link.path).standardizedFileURL
    }
}
