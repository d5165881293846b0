/// A way to name a row.
package nonisolated enum RowReference: Equatable, Sendable {
    /// By its number, from 1.
    case number(Int)
    /// By its title, or one that is displayed alike.
    case title(String)
}

extension Device {
    /// Returns the screen's sections, or the one with that title.
    package func sections(_ title: String? = nil) throws(DeviceError) -> [Section] {
        let all = (screen?.elements ?? []).compactMap { if case .section(let section) = $0 { section } else { nil } }
        guard let title else { return all }
        guard let section = all.first(where: { $0.title == title }) else { throw .notFound(.section, title) }
        return [section]
    }

    /// Returns the field with that label.
    package func field(_ label: String) throws(DeviceError) -> Field {
        for case .field(let field) in screen?.elements ?? [] where field.label == label { return field }
        throw .notFound(.field, label)
    }

    /// Returns the button with that label, of the screen or only of `section`.
    package func button(_ label: String, in section: String? = nil) throws(DeviceError) -> Button {
        guard let button = try buttons(in: section).first(where: { $0.label == label }) else {
            throw .notFound(.button, label)
        }
        return button
    }

    /// Returns all rows, including those out of view, of the screen or only of `section`.
    package func rows(in section: String? = nil) throws(DeviceError) -> [Row] {
        try sections(section).flatMap(\.rows)
    }

    /// Returns the row that `reference` names, and its section.
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

    /// Returns the buttons that are not hidden, of the screen or only of `section`.
    package func buttons(in section: String?) throws(DeviceError) -> [Button] {
        let inSections = try sections(section).flatMap(\.buttons)
        guard section == nil else { return inSections.filter { !$0.isHidden } }
        let onScreen = (screen?.elements ?? []).compactMap { if case .button(let button) = $0 { button } else { nil } }
        return (onScreen + inSections).filter { !$0.isHidden }
    }
}
