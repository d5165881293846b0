import AppCommand
import Screens
import Terminal

/// The pictures of docs/pictures.
enum Pictures {
    private static let enter = "\r"
    private static let tab = "\t"
    private static let backTab = "\u{1B}[Z"
    private static let down = "\u{1B}[B"
    private static let escape = "\u{1B}"

    /// A walk through all screens of one pattern.
    private static let tour = [
        Scene(keys: "ibrar@elgrocer.com\ribrar", picture: "log-in"),
        Scene(keys: tab + tab + enter),
        Scene(keys: "Sara\r\rsara@example\r\r\r"),
        Scene(keys: enter, picture: "sign-up"),
        Scene(keys: escape),
        Scene(keys: backTab + backTab + "1234\r", picture: "dashboard"),

        Scene(keys: "/Matthew\r" + backTab + enter),
        Scene(keys: "Sara Abel\rexample.com/sara.png\r", picture: "add-image"),
        Scene(keys: escape),

        Scene(keys: "/Flowers\r\r"),
        Scene(keys: "\(down)f"),
        Scene(keys: "jjjf", picture: "feed"),
        Scene(keys: "4", picture: "favorites"),

        Scene(keys: "2", picture: "photos"),
        Scene(keys: "\(down)d", picture: "alert"),
        Scene(keys: escape),
        Scene(keys: enter, picture: "photo"),
        Scene(keys: escape),
        Scene(keys: "3", picture: "users"),
        Scene(keys: "?", picture: "help"),
    ]

    /// A walk with three patterns side by side. The last letter of a field is typed apart, so that its calls are shown.
    private static let walk = [
        Scene(keys: "", seconds: 1.5),
        Scene(keys: "ibrar@elgrocer.co"),
        Scene(keys: "m", seconds: 1.5),
        Scene(keys: "\ribrar123"),
        Scene(keys: "4", seconds: 1.5),
        Scene(keys: enter, seconds: 2.5),
        Scene(keys: "", wait: .seconds(6), seconds: 3),
        Scene(keys: "/Flowers\r"),
        Scene(keys: enter, wait: .seconds(5), seconds: 2.5),
        Scene(keys: down, seconds: 1),
        Scene(keys: "f", seconds: 4),
    ]

    /// Draws all pictures, each with the name of its file. Needs a build that records calls.
    static func all() async throws -> [(name: String, text: String)] {
        let (frames, seconds) = try await walkFrames()
        let title = "arch-demo: the same keys on three patterns, and the calls that each causes"
        return try await tourPictures() + [
            ("side-by-side.svg", CanvasSVG(title: title, of: frames.suffix(1)).svg),
            ("walk.svg", CanvasSVG(title: title, of: frames, seconds: seconds).svg),
        ]
    }

    private static func tourPictures() async throws -> [(name: String, text: String)] {
        let stage = PictureStage(Size(columns: 80, rows: 24))
        let frames = try await stage.frames(of: tour, under: [.viper], latency: .zero)
        return zip(tour, frames).compactMap { scene, frame in
            scene.picture.map { ("\($0).svg", CanvasSVG(title: "arch-demo: \($0)", of: [frame]).svg) }
        }
    }

    private static func walkFrames() async throws -> (frames: [PictureFrame], seconds: [Double]) {
        let stage = PictureStage(Size(columns: 120, rows: 42))
        let patterns = Array(Pattern.allCases.suffix(3))
        let frames = try await stage.frames(of: walk, under: patterns, latency: .seconds(2))
        let shown = zip(walk, frames).filter { $0.0.seconds > 0 }
        return (shown.map(\.1), shown.map(\.0.seconds))
    }
}
