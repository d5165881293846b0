@testable import VIPER

extension UserResponse {
    static let ada = UserResponse(id: 1, firstName: "Ada", lastName: "Lovelace", email: "ada@example.com")
    static let grace = UserResponse(id: 2, firstName: "Grace", lastName: "Hopper", email: "grace@example.com")
}
