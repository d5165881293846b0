import Foundation

/// What became of the mutants of a pattern, in the format of Stryker's mutation-testing-report-schema.
package struct MutationReport: Codable, Sendable {
    /// A check, in the order in which a mutant meets them.
    package enum Check: String, CaseIterable, Codable, Sendable {
        case compiler
        case roles = "role tests"
        case scenarios
        case lifetimes = "leak checks"
    }

    enum Status: String, Codable, Sendable {
        case pending = "Pending"
        case compileError = "CompileError"
        case killed = "Killed"
        case timeout = "Timeout"
        case survived = "Survived"
    }

    struct Entry: Codable, Sendable {
        let id: String
        let mutatorName: Mutant.Operator
        let description: String
        let replacement: String
        let location: [String: [String: Int]]
        var status = Status.pending
        /// The check that caught it.
        var statusReason: Check?

        init(_ id: String, _ mutant: Mutant, in file: MutatedFile) {
            let texts = [file.string(mutant.range), mutant.replacement].map { text in
                let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                return line.count <= 60 ? line : "\(line.prefix(40)) … \(line.suffix(16))"
            }
            self.id = id
            mutatorName = mutant.kind
            description = "“\(texts[0])” → “\(texts[1])”"
            replacement = mutant.replacement
            location = ["start": mutant.range.lowerBound, "end": mutant.range.upperBound].mapValues(file.position)
        }
    }

    struct File: Codable, Sendable {
        var language = "swift"
        let source: String
        var mutants: [Entry] = []
    }

    private var schemaVersion = "2"
    private var thresholds = ["high": 80, "low": 60]
    /// A checksum of the code and the tests that the results hold for.
    private let config: [String: String]
    private var files: [String: File] = [:]

    /// Creates a report on mutants with numbers. Takes the results of an earlier report on the same sources.
    package init(on mutants: [(id: Int, file: MutatedFile, mutant: Mutant)], of sources: String, after earlier: Self?) {
        config = ["sources": sources]
        let known = earlier?.config == config ? earlier?.files : nil
        for (id, file, mutant) in mutants {
            let entry = known?[file.path]?.mutants.first { $0.id == "\(id)" }
            files[file.path, default: File(source: file.text)].mutants.append(entry ?? Entry("\(id)", mutant, in: file))
        }
    }

    package var pending: Set<Int> {
        Set(files.values.flatMap(\.mutants).filter { $0.status == .pending }.compactMap { Int($0.id) })
    }

    /// Stores the check that caught a mutant; `nil` if none did.
    package mutating func store(_ check: Check?, isLate: Bool = false, of id: Int, in path: String) {
        guard let index = files[path]?.mutants.firstIndex(where: { $0.id == "\(id)" }) else { return }
        files[path]?.mutants[index].statusReason = check
        let caught: Status = check == .compiler ? .compileError : isLate ? .timeout : .killed
        files[path]?.mutants[index].status = check == nil ? .survived : caught
    }

    /// A Markdown table with a row for each operator, and a list of the mutants that no check caught.
    package var text: String {
        let done = files.values.flatMap(\.mutants).filter { $0.status != .pending }
        let rows = Mutant.Operator.allCases.map { kind in (kind.rawValue, done.filter { $0.mutatorName == kind }) }
        let lines = (rows + [("all", done)]).filter { !$0.1.isEmpty }.map { title, entries in
            let caught = Check.allCases.map { check in entries.count { $0.statusReason == check } }
            let numbers = [entries.count] + caught + [entries.count { $0.status == .survived }]
            return "| \(title) | \(numbers.map(String.init).joined(separator: " | ")) |\n"
        }
        let compiled = done.count { $0.status != .compileError }
        let survivors = files.sorted { $0.key < $1.key }.flatMap { path, file in
            file.mutants.filter { $0.status == .survived }.map { entry in
                "\(path):\(entry.location["start"]?["line"] ?? 0): \(entry.mutatorName.rawValue): \(entry.description)\n"
            }
        }
        let share = compiled == 0 ? "" : ", \(Self.interval(of: survivors.count, in: compiled)) %"
        return """
            | operator | mutants | \(Check.allCases.map(\.rawValue).joined(separator: " | ")) | nobody |
            |---|--:|--:|--:|--:|--:|--:|
            \(lines.joined())
            Of \(compiled) mutants that compile, nobody catches \(survivors.count)\(share).

            \(survivors.joined())
            """
    }

    /// Returns the 95 % confidence interval of a share in whole percent, such as “59–94” (E. B. Wilson, 1927).
    private static func interval(of count: Int, in total: Int) -> String {
        let (total, quantile) = (Double(total), 1.959964)
        let (share, square) = (Double(count) / total, quantile * quantile / total)
        let margin = quantile * ((share * (1 - share) + square / 4) / total).squareRoot()
        let bounds = [-margin, margin].map { (share + square / 2 + $0) / (1 + square) * 100 }
        return String(format: "%.0f–%.0f", max(0, bounds[0]), bounds[1])
    }
}
