import Shared

@testable import MVVMCoordinator

extension DashboardRow {
    nonisolated static let spring = DashboardRow(CatalogItem(id: "spring", icon: "icon", title: "Spring"))
    nonisolated static let summer = DashboardRow(CatalogItem(id: "summer", icon: "icon", title: "Summer"))
    nonisolated static let flowers = DashboardRow(CatalogItem(id: "flowers", icon: "icon", title: "Flowers"))
    nonisolated static let vase = DashboardRow(CatalogItem(id: "vase", icon: "icon", title: "Vase"))
    nonisolated static let added = DashboardRow(Picture(id: "own", author: "Added", address: "https://example.com/own"))
    nonisolated static let found = DashboardRow(Picture(id: "1", author: "Found", address: "https://example.com/1"))
}
