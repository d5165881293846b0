import Headless

/// What the monkey types, by the kind of field.
enum Texts {
    typealias Account = (email: String, password: String)

    /// The number of accounts.
    static let accounts = 7

    /// Returns an account: some exist from the start, the others do once the monkey has signed up.
    static func account(_ index: Int) -> Account {
        let seeds = ["ibrar@elgrocer.com", "anas@elgrocer.com", "ali@elgrocer.com"]
        if seeds.indices.contains(index) { return (seeds[index], "ibrar1234") }
        return ("monkey\(index)@example.com", "WalkerWalkerWalker\(index)")
    }

    /// Returns a text that the field accepts.
    static func right(for kind: InputKind, account: Account) -> String {
        switch kind {
        case .email: account.email
        case .password, .newPassword: account.password
        case .name: "Ada"
        case .phone: "+44 20 7946 0018"
        case .webAddress: "https://picsum.photos/id/10/400/300"
        case .text: "A title of my own"
        }
    }

    /// Returns texts of each sort, right and wrong, each with its name.
    static func any(for kind: InputKind) -> [(name: String, text: String)] { odd + own(of: kind) }

    private static func own(of kind: InputKind) -> [(name: String, text: String)] {
        switch kind {
        case .email:
            [
                ("known", account(0).email), ("padded", "  IBRAR@elgrocer.com "), ("own", account(3).email),
                ("no host", "a@"), ("two signs", "a@b@c.d"),
            ]
        case .password, .newPassword:
            [
                ("right", account(0).password), ("own", account(3).password), ("short", "Ab1"),
                ("common", "password1234567"),
            ]
        case .name: [("right", "Grace"), ("accent", "Zoë")]
        case .phone: [("right", "020 7946-0018"), ("letters", "12345a78"), ("short", "123456")]
        case .webAddress: [("right", "http://127.0.0.1/a.png"), ("no scheme", "example.com"), ("user", "http://a@b.c/")]
        case .text: [("right", "Another title")]
        }
    }

    private static let odd = [
        ("empty", ""), ("blank", "   "), ("quotes", #"“a” "b" \"#), ("right to left", "\u{202E}abc"),
        ("emoji", "👩‍👩‍👧‍👦é"), ("long", String(repeating: "long ", count: 120)),
    ]
}
