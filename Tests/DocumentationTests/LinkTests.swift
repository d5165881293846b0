import Foundation
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
    func `Every reference to a line names the line that holds its code`(document: String) throws {
        let references = Link.all(in: try Repository.text(document)).filter { $0.line != nil }

        for link in references {
            let name = URL(filePath: link.path).lastPathComponent
            #expect(link.label == "\(name):\(link.line ?? 0)", "\(document): label and link differ: \(link.target)")
            let code = try #require(link.code, "\(document): no code follows “\(link.label)”.")
            let lines = try String(contentsOf: file(of: link, in: document), encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
            let holders = lines.indices.filter { lines[$0].contains(code) }.map { $0 + 1 }
            #expect(
                holders.contains(link.line ?? 0),
                "\(document): “\(link.target)” does not hold “\(code)”; lines that do: \(holders)."
            )
        }
    }

    @Test(arguments: Repository.documents)
    func `Code that follows a link to a source file is in that file`(document: String) throws {
        let references = Link.all(in: try Repository.text(document)).filter { $0.path.hasSuffix(".swift") }

        for link in references where link.line == nil {
            guard let code = link.code else { continue }
            let source = try String(contentsOf: file(of: link, in: document), encoding: .utf8)
            #expect(source.contains(code), "\(document): “\(link.target)” does not hold “\(code)”.")
        }
    }

    @Test(arguments: ["mvp", "viper", "mvvm-coordinator"])
    func `Each pattern's page follows an action line by line`(pattern: String) throws {
        let links = Link.all(in: try Repository.text("docs/patterns/\(pattern).md"))

        #expect(links.count { $0.line != nil } >= 10)
    }

    private func file(of link: Link, in document: String) -> URL {
        Repository.url(document).deletingLastPathComponent().appending(path: link.path).standardizedFileURL
    }
}
