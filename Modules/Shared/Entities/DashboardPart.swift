/// A part of the dashboard, which loads by itself; its name stands in messages.
package enum DashboardPart: String, CaseIterable, Sendable {
    case banners, categories, products, pictures
}
