import AppCommand
import Testing

@testable import ArchLab
@testable import Terminal

@Suite("Pictures of a terminal") @MainActor struct PictureTests {
    @Test func `show each part of an animation in the frames that have it`() async throws {
        let scenes = [Scene(keys: ""), Scene(keys: "ada")]

        let stage = PictureStage(Size(columns: 80, rows: 24))
        let frames = try await stage.frames(of: scenes, under: [.mvp], latency: .zero)
        let svg = CanvasSVG(title: "", of: frames, seconds: [1, 0.5]).svg

        #expect(svg.contains(/\n<text [^>]*>\[Log in\]  \[Sign up\]<\/text>/))
        #expect(svg.contains(/<g class="s1">.*<text [^>]*>ada<\/text><\/g>/))
        #expect(svg.contains(".s1{animation:s1 1500ms step-end infinite}"))
        #expect(svg.contains("@keyframes s1{0.000%{visibility:hidden}66.667%{visibility:visible}}"))
    }
}
