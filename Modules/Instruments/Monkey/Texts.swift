import Headless
import Shared

/// The texts that the monkey types, by the kind of field.
enum Texts {
    typealias Account = (email: String, password: String)

    /// The links to open; there are 100 photos.
    static let links = [
        "users", "favorites", "category/Flowers", "category/Home", "photos/1", "photos/12", "photos/100", "photos/101",
        "photos/102", "photos/9999",
    ]
    .map(DeepLink.init)

    /// The accounts of the sample data.
    static let accounts: [Account] = ["ibrar", "anas", "ali"].map { ("\($0)@elgrocer.com", "ibrar1234") }

    /// Returns a new account, whose password satisfies every policy.
    static func newAccount(_ number: Int) -> Account {
        ("monkey\(number)@example.com", "WalkerWalkerWalker\(number)")
    }

    /// Returns a valid text for the field.
    static func right(for kind: InputKind, of account: Account) -> String {
        switch kind {
        case .email: account.email
        case .password, .newPassword: account.password
        case .name: "Ada"
        case .phone: "+44 20 7946 0018"
        case .webAddress: "https://picsum.photos/id/10/400/300"
        case .text: "A title of my own"
        }
    }

    /// Returns valid and invalid texts, each with a name.
    static func any(for kind: InputKind) -> [(name: String, text: String)] { odd + own(of: kind) }

    private static func own(of kind: InputKind) -> [(name: String, text: String)] {
        switch kind {
        case .email:
            [
                ("known", accounts[0].email), ("padded", "  IBRAR@elgrocer.com "), ("own", newAccount(3).email),
                ("no host", "a@"), ("two signs", "a@b@c.d"),
            ]
        case .password, .newPassword:
            [
                ("right", accounts[0].password), ("own", newAccount(3).password), ("short", "Ab1"),
                ("common", "password1234567"),
            ]
        case .name: [("right", "Grace"), ("accent", "Zoë")]
        case .phone: [("right", "020 7946-0018"), ("letters", "12345a78"), ("short", "123456")]
        case .webAddress:
            [("right", "http://127.0.0.1/a.png"), ("no scheme", "example.com"), ("user", "http://a@b.c/")]
        case .text: [("right", "Another title")]
        }
    }

    private static let odd = [
        ("empty", ""), ("blank", "   "), ("quotes", #"“a” "b" \"#), ("right to left", "\u{202E}abc"),
        ("emoji", "👩‍👩‍👧‍👦é"), ("long", String(repeating: "long ", count: 120)),
    ]
}
