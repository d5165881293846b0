import Foundation
import TestSupport

/// The places that have to change for a new pattern: each file or folder outside the pattern's own that names one,
/// except what a command writes and records of what once was.
enum PatternPlaces {
    /// The folders and names of files that are excepted.
    private static let exceptions = [
        // A pattern's own
        "docs/patterns/",
        // Written by scripts/docs, or by tests with WRITE_HELP=1 and WRITE_PICTURES=1
        "docs/comparison.md", "docs/instruments/traces/", ".svg",
        "docs/atlas.html",
        "/Golden/",
        // Records of changes, decisions and trials
        "CHANGELOG.md", "docs/changes.md", "docs/decisions/", "docs/instruments/faults.md", "scripts/changes.d/",
        "scripts/changes.json", "scripts/faults.d/",
        // The lecture and exercises, each about the patterns that are there
        "docs/course/", "scripts/check-course.d/",
    ]

    /// The pattern whose names are searched for: those of the others are also words or parts of them.
    private static let probe = ListedPattern.all.first { $0.module.hasPrefix("MVVM") }

    /// The places, in the order of their paths; MODULE stands for the name of a pattern's module.
    static let all: [String] = {
        let files = Repository.files.filter { path in !exceptions.contains { "/\(path)".contains($0) } }
        guard let probe else { return [] }
        return Set(files.filter { probe.isNamed(in: $0) }.compactMap { place(of: $0, module: probe.module) }).sorted()
    }()

    /// Returns whether a place names `pattern`.
    static func names(_ pattern: ListedPattern, in place: String) -> Bool {
        let place = place.replacing("MODULE", with: pattern.module)
        return Repository.files.contains { file in
            (file == place || file.hasPrefix("\(place)/")) && pattern.isNamed(in: file)
        }
    }

    /// Returns the place that a file belongs to: a folder for one pattern, or one of templates; `nil` for a pattern's
    /// target and tests.
    private static func place(of file: String, module: String) -> String? {
        if ["Modules/\(module)/", "Tests/\(module)Tests/"].contains(where: file.hasPrefix) { return nil }
        let folders = file.split(separator: "/").dropLast()
        guard let end = folders.firstIndex(where: { $0 == module || $0.hasSuffix(".d") }) else { return file }
        return folders[...end].joined(separator: "/").replacing(module, with: "MODULE")
    }
}

extension ListedPattern {
    /// Returns whether a file names the pattern: its module, its name on the command line or in code, or its title.
    fileprivate func isNamed(in file: String) -> Bool {
        // Most files are dismissed by their bytes, which takes a tenth of the time.
        let starts = [module.prefix(3), module.prefix(3).lowercased()[...]].map { Data($0.utf8) }
        guard let data = FileManager.default.contents(atPath: Repository.url(file).path),
            starts.contains(where: { data.range(of: $0) != nil })
        else { return false }
        let text = String(decoding: data, as: UTF8.self)
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let inCode = name.split(separator: "-").enumerated().map { $0 == 0 ? $1.lowercased() : $1.capitalized }.joined()
        return [module, module.prefix(1).lowercased() + module.dropFirst(), name, inCode, summary].contains { word in
            words.contains(word)
        }
    }
}
