import Foundation
import TestSupport
import Testing

/// What the documents say about where things are.
struct PlaceTests {
    /// The files that need not name a new pattern.
    private static let exceptions = [
        // A pattern's own
        "docs/patterns/",
        // Written by a command: scripts/docs, arch-demo patterns, or tests with WRITE_HELP=1 and WRITE_PICTURES=1
        "docs/comparison.md", "docs/instruments/traces/", ".svg",
        "docs/atlas.html", "scripts/patterns.json", "scripts/traces.json", "/Golden/",
        // Records of changes, decisions and trials
        "CHANGELOG.md", "docs/changes.md", "docs/decisions/", "docs/instruments/faults.md", "scripts/changes.json",
        "scripts/faults.d/",
        // The lecture and exercises, each about the patterns that are there
        "docs/course/", "scripts/check-course.d/",
    ]

    @Test(arguments: [("Modules", 2), ("Modules/Instruments", 4), ("Modules/C", 4)])
    func `The layout in docs/architecture.md lists every folder`(folder: String, indentation: Int) throws {
        let sections = try Repository.text("docs/architecture.md").components(separatedBy: "\n## ")
        let layout = try #require(sections.first { $0.hasPrefix("Layout") })
        let name = URL(filePath: folder).lastPathComponent
        let below = layout.split(separator: "\n").drop { !$0.drop { $0 == " " }.hasPrefix("\(name)/") }.dropFirst()

        let drawn = below.prefix { $0.prefix { $0 == " " }.count >= indentation }
            .filter { $0.prefix { $0 == " " }.count == indentation }
            .flatMap { $0.split(separator: " ").prefix { $0.hasSuffix("/") }.map { String($0.dropLast()) } }

        drawn.sorted().expect(Self.folders(in: folder))
    }

    @Test func `docs/adding-a-pattern.md lists every place that names the patterns, and no other`() throws {
        let listed = try Self.listedPlaces()
        // The names of the others are also words, or parts of them.
        let probe = try #require(ListedPattern.all.first { $0.module.hasPrefix("MVVM") })

        let files = Repository.files.filter { path in !Self.exceptions.contains { "/\(path)".contains($0) } }
        let places = Set(files.filter(probe.isNamed).compactMap { Self.place(of: $0, module: probe.module) })

        listed.expect(places.sorted())
    }

    @Test(arguments: ListedPattern.all)
    func `Every place names every pattern`(pattern: ListedPattern) throws {
        for place in try Self.listedPlaces().map({ $0.replacing("MODULE", with: pattern.module) }) {
            let files = Repository.files.filter { $0 == place || $0.hasPrefix("\(place)/") }
            #expect(files.contains(where: pattern.isNamed), "\(place)")
        }
    }

    @Test func `What files of role tests share is in none of them, so that a grade need not build them all`() throws {
        let files = ListedPattern.all.flatMap { Repository.swiftFiles(below: "Tests/\($0.module)Tests") }
        let tests = files.filter { $0.hasSuffix("Tests.swift") }

        #expect(try tests.filter { try Repository.text($0).contains(#/\n(func|let|var) /#) } == [])
        #expect(tests.count > 100)
    }

    /// The places of the page's list; MODULE stands for the name of a pattern's module.
    private static func listedPlaces() throws -> [String] {
        try Repository.text("docs/adding-a-pattern.md").matches(of: /(?m)^- `([^`]+)`: \S/).map { String($0.1) }
    }

    /// Returns the place that a file belongs to: itself, or a folder for one pattern; `nil` for a pattern's target and
    /// tests.
    private static func place(of file: String, module: String) -> String? {
        if ["Modules/\(module)/", "Tests/\(module)Tests/"].contains(where: file.hasPrefix) { return nil }
        let folders = file.split(separator: "/").dropLast()
        guard let end = folders.firstIndex(where: { $0 == module }) else { return file }
        return folders[...end].joined(separator: "/").replacing(module, with: "MODULE")
    }

    private static func folders(in folder: String) -> [String] {
        let parts = Repository.files.filter { $0.hasPrefix("\(folder)/") }.map { $0.dropFirst(folder.count + 1) }
        return Set(parts.compactMap { part in part.firstIndex(of: "/").map { String(part[..<$0]) } }).sorted()
    }
}

extension ListedPattern {
    /// Returns whether a file names the pattern: its module, its name on the command line or in code, or its title.
    fileprivate func isNamed(in file: String) -> Bool {
        // Most files are dismissed by their bytes, which takes a tenth of the time.
        let starts = [module.prefix(3), name.prefix(3)].map { Data($0.utf8) }
        guard let data = FileManager.default.contents(atPath: Repository.url(file).path),
            starts.contains(where: { data.range(of: $0) != nil })
        else { return false }
        let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let inCode = name.split(separator: "-").enumerated().map { $0 == 0 ? $1.lowercased() : $1.capitalized }.joined()
        return [module, module.prefix(1).lowercased() + module.dropFirst(), name, inCode, summary].contains { word in
            words.contains(word)
        }
    }
}
