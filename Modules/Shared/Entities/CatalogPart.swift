/// A part of the dashboard that shows items of the catalog, not pictures; its raw value appears in messages.
package enum CatalogPart: String, CaseIterable, Sendable {
    case banners, categories, products
}
