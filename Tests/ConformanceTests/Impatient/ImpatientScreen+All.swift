import Shared

extension ImpatientScreen {
    /// All screens, in states that offer different actions or in which work is under way.
    static var all: [ImpatientScreen] {
        get throws { try login + signup + dashboard + feed + photos + photo + users }
    }

    private static var login: [ImpatientScreen] {
        get throws {
            let right = """
                type "Email" "ibrar@elgrocer.com"
                type "Password" "ibrar1234"
                """
            let wrong = """
                type "Email" "ibrar@elgrocer.com"
                type "Password" "wrong1234"
                """
            return try [
                ImpatientScreen("Log in, empty", "", after: .nothing),
                ImpatientScreen("Log in, filled in right", right, after: .nothing),
                ImpatientScreen("Log in, filled in right, slow", right, after: .nothing, latency: .seconds(2)),
                ImpatientScreen("Log in, filled in wrong", wrong, after: .nothing),
            ]
        }
    }

    private static var signup: [ImpatientScreen] {
        get throws {
            let empty = "tap \"Sign up\""
            let filledIn = """
                tap "Sign up"
                type "First name" "Ada"
                type "Last name" "Lovelace"
                type "Email" "ada@example.com"
                type "Password" "Walker1"
                type "Phone" "020 7946 0018"
                """
            return try [
                ImpatientScreen("Sign up, empty", empty, after: .nothing),
                ImpatientScreen("Sign up, filled in", filledIn, after: .nothing),
                ImpatientScreen("Sign up, filled in, slow", filledIn, after: .nothing, latency: .seconds(2)),
            ]
        }
    }

    private static var dashboard: [ImpatientScreen] {
        get throws {
            let addImage = "tap \"Add image\""
            let filledIn = """
                tap "Add image"
                type "Author" "Bela Demo"
                type "Image URL" "https://example.com/bela.png"
                """
            return try [
                ImpatientScreen("Dashboard", ""),
                ImpatientScreen("Dashboard, loading", "", latency: .seconds(2), isLoading: true),
                ImpatientScreen("Dashboard, online again", "network sample", network: .offline),
                ImpatientScreen("Add image, empty", addImage),
                ImpatientScreen("Add image, filled in", filledIn),
            ]
        }
    }

    private static var feed: [ImpatientScreen] {
        get throws {
            let flowers = "open \"category/Flowers\""
            let onlineAgain = """
                open "category/Flowers"
                network sample
                """
            return try [
                ImpatientScreen("Category feed", flowers),
                ImpatientScreen("Category feed, loading", flowers, latency: .seconds(2), isLoading: true),
                ImpatientScreen("Category feed, offline", flowers, network: .offline),
                ImpatientScreen("Category feed, online again", onlineAgain, network: .offline),
                ImpatientScreen("Favorites", "tab \"Favorites\""),
            ]
        }
    }

    private static var photos: [ImpatientScreen] {
        get throws {
            let photos = "tab \"Photos\""
            let onlineAgain = """
                tab "Photos"
                network sample
                """
            return try [
                ImpatientScreen("Photos", "", landing: .photos),
                ImpatientScreen("Photos, slow", "", landing: .photos, latency: .seconds(2)),
                ImpatientScreen("Photos, question", "tap row 2 \"Delete\"", landing: .photos),
                ImpatientScreen("Photos, nothing stored, offline", photos, after: .login, network: .offline),
                ImpatientScreen("Photos, nothing stored, online again", onlineAgain, after: .login, network: .offline),
            ]
        }
    }

    private static var photo: [ImpatientScreen] {
        get throws {
            let edited = """
                tap row 2
                type "Title" "Another title"
                """
            let untitled = """
                tap row 2
                type "Title" ""
                """
            let question = """
                tap row 2
                tap "Delete"
                """
            let link = "open \"photos/50\""
            return try [
                ImpatientScreen("Photo", "tap row 2", landing: .photos),
                ImpatientScreen("Photo, edited", edited, landing: .photos),
                ImpatientScreen("Photo, untitled", untitled, landing: .photos),
                ImpatientScreen("Photo, question", question, landing: .photos),
                ImpatientScreen("Photo, loading", link, landing: .photos, latency: .seconds(2), isLoading: true),
                ImpatientScreen("Photo, unknown", "open \"photos/9999\"", landing: .photos),
            ]
        }
    }

    private static var users: [ImpatientScreen] {
        get throws {
            try [
                ImpatientScreen("Users", "", landing: .users),
                ImpatientScreen("Users, offline", "", landing: .users, network: .offline),
            ]
        }
    }
}
