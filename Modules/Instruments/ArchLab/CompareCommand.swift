import ArchDemo
import Counting
import Foundation
import Screens
import Shared
import SwiftReader
import Terminal

/// `compare`: counts the code of the patterns.
struct CompareCommand {
    private let options: CompareOptions

    init(_ options: CompareOptions) {
        self.options = options
    }

    func perform() async throws -> ExitStatus {
        if options.countsScreens {
            Output.results.write(try await screens())
            return .done
        }
        let root = URL(filePath: options.sources)
        do {
            let inventory = try Inventory(of: Pattern.allCases.map(\.compared), in: root)
            let text = try options.screen.map { try references(of: $0, in: inventory) }
            Output.results.write(try text ?? report(inventory, Findings(in: root)))
            return .done
        } catch SourceTreeError.unreadable(let path) {
            throw CommandFailure(
                message: "Cannot read \(path): run “compare” in a clone of this project, or name one with “--sources”.",
                status: .fileNotFound
            )
        } catch SourceTreeError.tooDeep(let path) {
            throw CommandFailure(
                message: "Cannot count \(path): its types or interpolations are nested too deep.",
                status: .badInput
            )
        }
    }

    private func report(_ inventory: Inventory, _ findings: Findings) throws -> String {
        let report = ComparisonReport(inventory: inventory, findings: findings)
        return switch options.format {
        case .text: report.text
        case .json: try JSONOutput.line(report)
        case .markdown: report.markdown
        }
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
