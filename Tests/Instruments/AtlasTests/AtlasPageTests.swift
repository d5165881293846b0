import Foundation
import Testing
import Tracing

@testable import Atlas

@Suite("The page of an atlas") struct AtlasPageTests {
    private func page(_ recordings: [AtlasRecording]) throws -> String {
        try AtlasPage(recordings, patterns: [.mvp, .viper], sources: SmallClone().sources()).html()
    }

    private func recording(_ title: String, patterns: [String] = ["mvp", "viper"]) -> AtlasRecording {
        let steps = [TracedStep.stub(0, "tap \"\(title)\"", [.stub(1, title), .begin(2)], screen: ["= \(title)"])]
        return AtlasRecording(name: title, summary: title, traces: patterns.map { .stub($0, scenario: title, steps) })
    }

    /// Returns the contents of the elements that begin with `start`.
    private func contents(of page: String, after start: String, before end: String) -> [String] {
        page.components(separatedBy: start).dropFirst().compactMap { $0.components(separatedBy: end).first }
    }

    @Test(arguments: [
        "</script><script>alert(1)</script>", "<!--<script>", "\"'`&amp;\\", "]]>", "{{data}}{{script}}",
        "\u{2028}\u{2029}\0",
        "\u{202E}reversed\u{2066}", String(repeating: "<", count: 1_000),
    ])
    func `has the same elements whatever the titles of a recording are`(title: String) throws {
        let harmless = try page([recording("harmless")])

        let page = try page([recording(title)])

        let data = try #require(contents(of: page, after: #"id="data">"#, before: "</script>").first)
        let harmlessData = try #require(contents(of: harmless, after: #"id="data">"#, before: "</script>").first)
        let object = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
        let texts = try #require(object?["texts"] as? [String])
        #expect(texts.contains { $0.hasPrefix("tap \"") && $0.count < 310 })
        #expect(page.replacing(data, with: "") == harmless.replacing(harmlessData, with: ""))
        let harmful: [ClosedRange<Unicode.Scalar>] = ["<"..."<", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}"]
        #expect(!data.unicodeScalars.contains { scalar in harmful.contains { $0.contains(scalar) } })
    }

    @Test func `has the same bytes each time`() throws {
        let recordings = ["log-in", "log-out"].map { recording($0) }
        let others = ["log-in", "log-out"].map { recording($0, patterns: ["viper", "mvp"]) }

        let pages = try [page(recordings), page(recordings), page(others)]

        #expect(Set(pages).count == 1)
    }

    @Test func `permits only its own style and script, and fetches nothing`() throws {
        let page = try page([recording("log-in")])

        let (style, script) = (
            contents(of: page, after: "<style>", before: "</style>"),
            contents(of: page, after: "<script>", before: "</script>")
        )
        let hashes = (style + script).map {
            "'sha256-\(Data(SHA256(Array($0.utf8)).digest).base64EncodedString())'"
        }
        let policy = try #require(contents(of: page, after: "Content-Security-Policy\" content=\"", before: "\"").first)
        #expect(hashes.count == 2)
        #expect(hashes.allSatisfy(policy.contains))
        #expect(policy.hasPrefix("default-src 'none'; "))
        #expect(!policy.contains("unsafe"))
        for source in ["https:", " src=", "url(", "@import", " style=", " onclick="] { #expect(!page.contains(source)) }
    }

    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
        (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `is hashed as the standard says`(message: String, digest: String) {
        let hash = SHA256(Array(message.utf8)).digest

        #expect(hash.map { String(UInt16($0) + 256, radix: 16).dropFirst() }.joined() == digest)
    }

    @Test func `has a ladder only for the patterns that were recorded`() throws {
        let page = try page([recording("log-in", patterns: ["viper"])])

        #expect(page.contains(#""title":"VIPER""#))
        #expect(!page.contains(#""title":"MVP""#))
    }
}
