import Foundation
import Shared
import Testing

@testable import Terminal

@Suite struct `A picture on a terminal` {
    private let place = PicturePlace(address: "a", row: 2, column: 4, columns: 24, rows: 12)
    private let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A])

    @Test func `goes to Kitty as it is, at its place, and asks for no answer`() {
        let text = PictureFormat.kitty.text(showing: png, at: place)

        #expect(text == "\u{1B}7\u{1B}[3;5H\u{1B}_Ga=T,f=100,C=1,q=2,c=24,r=12,m=0;iVBORw0K\u{1B}\\\u{1B}8")
    }

    @Test func `goes to Kitty in chunks of 4,096 bytes of Base64`() throws {
        let text = try #require(PictureFormat.kitty.text(showing: png + Data(count: 6_000), at: place))

        let chunks = text.components(separatedBy: "\u{1B}_G").dropFirst().map {
            $0.components(separatedBy: "\u{1B}\\")[0]
        }
        #expect(chunks.map { $0.components(separatedBy: ";")[0].suffix(3) } == ["m=1", "m=0"])
        #expect(chunks.allSatisfy { $0.components(separatedBy: ";")[1].count <= 4096 })
        let encoded = chunks.map { $0.components(separatedBy: ";")[1] }.joined()
        #expect(Data(base64Encoded: encoded) == png + Data(count: 6_000))
    }

    @Test func `that is no PNG is not sent to Kitty`() {
        #expect(PictureFormat.kitty.text(showing: Data([0xFF, 0xD8]), at: place) == nil)
    }

    @Test func `goes to iTerm2 in one piece`() {
        let text = PictureFormat.iterm.text(showing: Data([0xFF, 0xD8]), at: place)

        #expect(
            text
                == "\u{1B}7\u{1B}[3;5H\u{1B}]1337;File=inline=1;size=2;width=24;height=12;preserveAspectRatio=1:/9g=\u{07}"
                + "\u{1B}8"
        )
    }

    @Test func `is not sent unless asked for`() {
        #expect(PictureFormat.never.text(showing: png, at: place) == nil)
    }
}
