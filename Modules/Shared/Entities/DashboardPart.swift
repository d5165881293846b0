/// A part of the dashboard that loads independently.
package enum DashboardPart: Hashable, CaseIterable, Sendable {
    case catalog(CatalogPart)
    case pictures

    /// All parts, from top to bottom.
    package static let allCases = CatalogPart.allCases.map(Self.catalog) + [.pictures]
}
