/// A way to name a row.
package nonisolated enum RowReference: Equatable, Sendable {
    /// By its place, from 1.
    case number(Int)
    /// By its title, or one that looks like it.
    case title(String)
}

extension Device {
    /// The screen's sections, or the one of that title.
    package func sections(_ title: String? = nil) throws(DeviceError) -> [Section] {
        let all = (screen?.elements ?? []).compactMap { if case .section(let section) = $0 { section } else { nil } }
        guard let title else { return all }
        guard let section = all.first(where: { $0.title == title }) else { throw .notFound(.section, title) }
        return [section]
    }

    /// The field with that label.
    package func field(_ label: String) throws(DeviceError) -> Field {
        for case .field(let field) in screen?.elements ?? [] where field.label == label { return field }
        throw .notFound(.field, label)
    }

    /// The button with that label, of the screen or of `section` alone.
    package func button(_ label: String, in section: String? = nil) throws(DeviceError) -> Button {
        guard let button = try buttons(in: section).first(where: { $0.label == label }) else {
            throw .notFound(.button, label)
        }
        return button
    }

    /// All rows, those out of sight too, of the screen or of `section` alone.
    package func rows(in section: String? = nil) throws(DeviceError) -> [Row] {
        try sections(section).flatMap(\.rows)
    }

    /// The row that `reference` names, with the section it stands in.
    package func find(
        _ reference: RowReference,
        in section: String? = nil
    ) throws(DeviceError) -> (section: Section, row: Row) {
        let all = try sections(section).flatMap { section in section.rows.map { (section, $0) } }
        switch reference {
        case .number(let number):
            guard all.indices.contains(number - 1) else { throw .noRow(number, count: all.count) }
            return all[number - 1]
        case .title(let title):
            guard let found = all.first(where: { $0.1.title.looksLike(title) }) else {
                throw .notFound(.row, title)
            }
            return found
        }
    }

    /// All buttons that are not hidden, of the screen or of `section` alone.
    func buttons(in section: String?) throws(DeviceError) -> [Button] {
        let inSections = try sections(section).flatMap(\.buttons)
        guard section == nil else { return inSections.filter { !$0.isHidden } }
        let onScreen = (screen?.elements ?? []).compactMap { if case .button(let button) = $0 { button } else { nil } }
        return (onScreen + inSections).filter { !$0.isHidden }
    }
}
