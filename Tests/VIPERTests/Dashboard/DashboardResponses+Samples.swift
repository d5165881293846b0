import Shared

@testable import VIPER

extension ItemResponse {
    nonisolated static let spring = ItemResponse(id: "spring", icon: "icon", title: "Spring")
    nonisolated static let summer = ItemResponse(id: "summer", icon: "icon", title: "Summer")
    nonisolated static let flowers = ItemResponse(id: "flowers", icon: "icon", title: "Flowers")
    nonisolated static let vase = ItemResponse(id: "vase", icon: "icon", title: "Vase")
}

extension PictureResponse {
    nonisolated static let added = PictureResponse(id: "own", author: "Added", address: "https://example.com/own")
    nonisolated static let found = PictureResponse(id: "1", author: "Found", address: "https://example.com/1")
}
