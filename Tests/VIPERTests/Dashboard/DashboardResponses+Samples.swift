import Shared

@testable import VIPER

extension ItemResponse {
    static let spring = ItemResponse(id: "spring", icon: "icon", title: "Spring")
    static let summer = ItemResponse(id: "summer", icon: "icon", title: "Summer")
    static let flowers = ItemResponse(id: "flowers", icon: "icon", title: "Flowers")
    static let vase = ItemResponse(id: "vase", icon: "icon", title: "Vase")
}

extension PictureResponse {
    static let added = PictureResponse(id: "own", author: "Added", address: "https://example.com/own")
    static let found = PictureResponse(id: "1", author: "Found", address: "https://example.com/1")
}
