import Foundation
import TestSupport
import Testing

/// The folders as docs/architecture.md draws them, and as they are.
struct LayoutTests {
    @Test(arguments: [("Modules", 2), ("Modules/Instruments", 4), ("Modules/C", 4)])
    func `The layout lists every folder`(folder: String, indentation: Int) throws {
        let drawn = try Self.drawnFolders(in: folder, indentation: indentation)

        let real = try FileManager.default.contentsOfDirectory(atPath: Repository.url(folder).path)

        drawn.sorted().expect(real.filter { !$0.hasPrefix(".") }.sorted())
    }

    @Test func `README says what is in every folder of Modules`() throws {
        let page = try String(contentsOf: Repository.url("README.md"), encoding: .utf8)
        let section = page.components(separatedBy: "## What is where")[1].components(separatedBy: "\n## ")[0]
        let named = section.matches(of: /`Modules\/([^`]+)`/).map { String($0.1) }

        let real = try FileManager.default.contentsOfDirectory(atPath: Repository.url("Modules").path)

        named.sorted().expect(real.filter { !$0.hasPrefix(".") }.sorted())
    }

    /// The names below `folder` in the first code block: words that end in “/”, at an indentation.
    private static func drawnFolders(in folder: String, indentation: Int) throws -> [String] {
        let page = try String(contentsOf: Repository.url("docs/architecture.md"), encoding: .utf8)
        let block = page.components(separatedBy: "```")[1].components(separatedBy: "\n")
        let name = folder.components(separatedBy: "/").last ?? folder
        let below = block.drop { !$0.drop { $0 == " " }.hasPrefix("\(name)/") }.dropFirst()
        return below.prefix { $0.prefix { $0 == " " }.count >= indentation }
            .filter { $0.prefix { $0 == " " }.count == indentation }
            .flatMap { $0.split(separator: " ").prefix { $0.hasSuffix("/") }.map { String($0.dropLast()) } }
    }
}
