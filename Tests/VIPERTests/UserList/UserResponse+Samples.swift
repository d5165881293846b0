@testable import VIPER

extension UserResponse {
    static let ada = UserResponse(id: 1, fullName: "Ada Lovelace", email: "ada@example.com")
    static let grace = UserResponse(id: 2, fullName: "Grace Hopper", email: "grace@example.com")
}
