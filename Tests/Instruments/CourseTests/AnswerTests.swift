import Foundation
import Testing

@testable import Course

@Suite struct `A prediction` {
    @Test(arguments: ["", "[]", #"{"mvp": "View"}"#]) func `that is not a list for each pattern is none`(text: String) {
        #expect(Prediction(Data(text.utf8)) == nil)
    }

    @Test func `is complete if each message is written`() throws {
        let prediction = try prediction(#"{"mvp": ["a", "b"], "mvc": [], "viper": ["a", "…"], "mv": [" "]}"#)

        #expect(
            ["mvp", "mvc", "viper", "mv", "none"].map(prediction.isComplete) == [true, false, false, false, false]
        )
    }

    @Test(arguments: [
        (#"{"mvp": ["a", " b "]}"#, "mvp: all 2 messages are as recorded"),
        (#"{"mvp": ["a", "c"]}"#, "mvp: message 2 is “b”, you predicted “c”"),
        (#"{"mvp": ["a"]}"#, "mvp: message 2 is “b”, you predicted the end"),
        (#"{"mvp": ["a", "b", "c"]}"#, "mvp: message 3 is missing in the recording, you predicted “c”"),
    ])
    func `is compared up to the first deviation`(text: String, sentence: String) throws {
        let recording = try prediction(#"{"mvp": ["a", "b"]}"#)

        #expect(try prediction(text).deviation(from: recording, on: "mvp") == sentence)
    }

    private func prediction(_ text: String) throws -> Prediction {
        try #require(Prediction(Data(text.utf8)))
    }
}
