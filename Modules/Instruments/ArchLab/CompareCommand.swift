import AppCommand
import Counting
import Foundation
import Screens
import Shared
import Terminal

/// `compare`: counts the code of the patterns.
struct CompareCommand {
    let options: CompareOptions

    func perform() async throws -> ExitStatus {
        if options.countsScreens {
            Output.results.write(try await screens())
            return .done
        }
        let root = URL(filePath: options.sources)
        do {
            let inventory = try Inventory(of: Pattern.allCases.map(\.compared), in: root)
            if let screen = options.screen {
                Output.results.write(try references(of: screen, in: inventory))
            } else if let folder = options.plots {
                let report = ComparisonReport(inventory: inventory, findings: try Findings(in: root))
                try OutputFolder(path: folder, content: "plots").write(report.plots)
            } else {
                let report = ComparisonReport(inventory: inventory, findings: try await findings(in: root))
                Output.results.write(try text(of: report))
            }
            return .done
        } catch let error as SourceTreeError {
            throw CommandFailure(error, in: "compare")
        }
    }

    private func text(of report: ComparisonReport) throws -> String {
        switch options.format {
        case .text: report.text
        case .json: try JSONOutput.line(report)
        case .markdown: report.markdown
        }
    }

    /// Adds the objects in memory, which are those of this program and so of no other clone, and the formatted lines.
    private func findings(in root: URL) async throws -> Findings {
        var findings = try Findings(in: root)
        if options.sources == CompareOptions().sources { findings.screens = try await CountedScreen.counts() }
        if let folder = options.formatted {
            let patterns = Pattern.allCases.map(\.compared)
            findings.formatted = try Findings.FormattedLines.all(of: patterns, in: URL(filePath: folder))
        }
        return findings
    }

    private func screens() async throws -> String {
        let counts = try await CountedScreen.counts()
        if options.format == .json { return try JSONOutput.line(counts) }
        return ScreenCount.table(of: counts) { Pattern(word: $0)?.title ?? $0 }.text
    }

    private func references(of screen: String, in inventory: Inventory) throws -> String {
        guard let list = ReferenceList(of: screen, in: inventory) else {
            let suggestion = NearMiss.suggestion(for: screen, among: inventory.features)
            throw CommandFailure(
                message: "There is no screen \(quoted(screen)): choose \(inventory.features.asAlternatives)."
                    + (suggestion.map { " Did you mean “\($0)”?" } ?? ""),
                status: .wrongUsage
            )
        }
        return options.format == .json ? try JSONOutput.line(list) : list.text
    }
}

extension Pattern {
    var compared: ComparedPattern {
        ComparedPattern(name: name, title: title, module: module)
    }
}

extension CommandFailure {
    /// The failure of `command` that `error` causes.
    init(_ error: SourceTreeError, in command: String) {
        switch error {
        case .unreadable(let path):
            let advice = "run “\(command)” in a clone of this project, or name one with “--sources”"
            self.init(message: "Cannot read \(path): \(advice).", status: .fileNotFound)
        case .unreadableFile(let path, let reason):
            self.init(message: "Cannot read \(path): \(reason).", status: .badInput)
        case .unfinished(let path, let reason):
            self.init(message: "Cannot count \(path): \(reason).", status: .badInput)
        }
    }
}
