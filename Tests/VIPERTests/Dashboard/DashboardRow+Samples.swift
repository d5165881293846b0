@testable import VIPER

extension DashboardRow {
    nonisolated static let spring = DashboardRow(ItemResponse.spring)
    nonisolated static let summer = DashboardRow(ItemResponse.summer)
    nonisolated static let flowers = DashboardRow(ItemResponse.flowers)
    nonisolated static let vase = DashboardRow(ItemResponse.vase)
    nonisolated static let added = DashboardRow(PictureResponse.added)
    nonisolated static let found = DashboardRow(PictureResponse.found)
}
