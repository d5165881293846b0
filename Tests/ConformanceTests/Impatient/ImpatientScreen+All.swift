import Shared

extension ImpatientScreen {
    private static let rightLogin = """
        type "Email" "ibrar@elgrocer.com"
        type "Password" "ibrar1234"
        """
    private static let wrongLogin = """
        type "Email" "ibrar@elgrocer.com"
        type "Password" "wrong1234"
        """
    private static let filledInSignup = """
        tap "Sign up"
        type "First name" "Ada"
        type "Last name" "Lovelace"
        type "Email" "ada@example.com"
        type "Password" "Walker1"
        type "Phone" "020 7946 0018"
        """
    private static let filledInImage = """
        tap "Add image"
        type "Author" "Bela Demo"
        type "Image URL" "https://example.com/bela.png"
        """
    private static let flowers = #"open "category/Flowers""#, photos = #"tab "Photos""#, photo = "tap row 2"
    private static let online = "\nnetwork sample"

    /// All screens, in states that offer different actions or in which work is under way.
    static var all: [Self] {
        get throws {
            try [
                Self("Log in, empty", "", after: .nothing),
                Self("Log in, filled in right", rightLogin, after: .nothing),
                Self("Log in, filled in right, slow", rightLogin, after: .nothing, latency: .seconds(2)),
                Self("Log in, filled in wrong", wrongLogin, after: .nothing),
                Self("Sign up, empty", #"tap "Sign up""#, after: .nothing),
                Self("Sign up, filled in", filledInSignup, after: .nothing),
                Self("Sign up, filled in, slow", filledInSignup, after: .nothing, latency: .seconds(2)),
                Self("Dashboard", ""),
                Self("Dashboard, loading", "", latency: .seconds(2), isLoading: true),
                Self("Dashboard, online again", "network sample", network: .offline),
                Self("Add image, empty", #"tap "Add image""#),
                Self("Add image, filled in", filledInImage),
                Self("Category feed", flowers),
                Self("Category feed, loading", flowers, latency: .seconds(2), isLoading: true),
                Self("Category feed, offline", flowers, network: .offline),
                Self("Category feed, online again", flowers + online, network: .offline),
                Self("Favorites", #"tab "Favorites""#),
                Self("Photos", "", landing: .photos),
                Self("Photos, slow", "", landing: .photos, latency: .seconds(2)),
                Self("Photos, question", #"tap row 2 "Delete""#, landing: .photos),
                Self("Photos, nothing stored, offline", photos, after: .login, network: .offline),
                Self("Photos, nothing stored, online again", photos + online, after: .login, network: .offline),
                Self("Photo", photo, landing: .photos),
                Self("Photo, edited", photo + "\ntype \"Title\" \"Another title\"", landing: .photos),
                Self("Photo, untitled", photo + "\ntype \"Title\" \"\"", landing: .photos),
                Self("Photo, question", photo + "\ntap \"Delete\"", landing: .photos),
                Self("Photo, loading", #"open "photos/50""#, landing: .photos, latency: .seconds(2), isLoading: true),
                Self("Photo, unknown", #"open "photos/9999""#, landing: .photos),
                Self("Users", "", landing: .users),
                Self("Users, offline", "", landing: .users, network: .offline),
            ]
        }
    }
}
