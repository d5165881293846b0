import Headless
import Shared

extension Device {
    /// Returns the label on the screen that differs from `label` in letter case only, if there is exactly one;
    /// otherwise `label` itself.
    package func label(_ label: String, of kind: ElementKind, in section: String? = nil) -> String {
        let known = labels(of: kind, in: section)
        let fitting = known.filter { $0.isSame(as: label) }
        return known.contains(label) || fitting.count > 1 ? label : fitting.first ?? label
    }

    /// Returns why the action that threw `error` failed and, if known, what to do instead.
    package func explanation(of error: DeviceError, in section: String? = nil) -> String {
        switch error {
        case .notFound(let kind, let label):
            explanation(of: error, kind, label, among: labels(of: kind, in: section), in: section)
        case .noAction(let label, let labels): explanation(of: error, .action, label, among: labels, in: section)
        case .noRow(_, count: 0): absence(of: .row, in: section)
        case .alertInTheWay:
            "\(error.message) Tap \((alert?.buttons ?? []).map { "“\($0.label)”" }.asAlternatives)."
        case .sheetInTheWay: "\(error.message) “back” closes it."
        case .noRow, .cannotRefresh, .busy: error.message
        }
    }

    private func explanation(
        of error: DeviceError,
        _ kind: ElementKind,
        _ label: String,
        among labels: [String],
        in section: String?
    ) -> String {
        let near = NearMiss.suggestion(for: label, among: labels.filter { $0 != label })
        if let hint = otherKind(than: kind, of: label, in: section) ?? near.map({ "Did you mean “\($0)”?" }) {
            return "\(error.message) \(hint)"
        }
        return labels.isEmpty ? absence(of: kind, in: section) : "\(error.message) \(list(of: labels))"
    }

    private func absence(of kind: ElementKind, in section: String?) -> String {
        switch kind {
        case .action: "This row has no actions."
        case .field, .section, .tab: "This screen has no \(kind.plural)."
        case .button, .row: "\(section.map { "The section “\($0)”" } ?? "This screen") has no \(kind.plural)."
        }
    }

    private func otherKind(than kind: ElementKind, of label: String, in section: String?) -> String? {
        for other in [ElementKind.button, .row, .field, .tab, .action, .section] where other != kind {
            guard let found = labels(of: other, in: section).first(where: { $0.isSame(as: label) }) else { continue }
            return "“\(found)” is \(other.description): \(other.step(on: found))."
        }
        return nil
    }

    private func list(of labels: [String]) -> String {
        let named = labels.prefix(8).map { "“\($0)”" }.joined(separator: ", ")
        return "There \(labels.count == 1 ? "is" : "are") \(named)\(labels.count > 8 ? " …" : "")."
    }

    /// Returns the labels of one kind without duplicates: those of `section` alone, if it is given and has any.
    private func labels(of kind: ElementKind, in section: String?) -> [String] {
        let sections = (try? sections(kind == .section ? nil : section)) ?? []
        let all =
            switch kind {
            case .field:
                (screen?.elements ?? []).compactMap { if case .field(let field) = $0 { field.label } else { nil } }
            case .button: alert?.buttons.map(\.label) ?? ((try? buttons(in: section)) ?? []).map(\.label)
            case .section: sections.map(\.title)
            case .row: sections.flatMap(\.rows).map(\.title)
            case .action: sections.flatMap(\.rows).flatMap(\.actions).map(\.label)
            case .tab: tabs?.titles ?? []
            }
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension ElementKind {
    fileprivate var plural: String { rawValue + "s" }

    fileprivate var description: String { self == .action ? "a row’s action" : "a \(rawValue)" }

    /// Returns the step that acts on the element with that label.
    fileprivate func step(on label: String) -> String {
        switch self {
        case .field: "type \"\(label)\""
        case .button: "tap \"\(label)\""
        case .section: "in \"\(label)\" …"
        case .row: "tap row \"\(label)\""
        case .action: "tap row N \"\(label)\""
        case .tab: "tab \"\(label)\""
        }
    }
}

extension String {
    fileprivate func isSame(as other: String) -> Bool { caseFolded == other.caseFolded }
}
