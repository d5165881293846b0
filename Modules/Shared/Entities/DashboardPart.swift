/// A part of the dashboard that loads independently; its raw value appears in messages.
package enum DashboardPart: String, CaseIterable, Sendable {
    case banners, categories, products, pictures
}
