import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct PhotoViewControllerTests {
    @Test func `What a person does is told`() async throws {
        let (_, bench) = makePhotoView()
        await bench.clock.settle()

        try bench.device.type("Other", into: "Title")
        try bench.device.tap("Save")
        await bench.clock.settle()
        try bench.device.tap("Delete")
        await bench.clock.settle()

        #expect(bench.photos.messages == [.photo(7), .rename(7, to: "Other")])
        #expect(bench.device.alert?.content == .deletePhoto)
    }

    @Test func `A busy screen says so and can be neither saved nor deleted`() async throws {
        let (_, bench) = makePhotoView()
        bench.photos.hold()
        await bench.clock.settle()

        try bench.device.tap("Save")
        try bench.device.tap("Delete")
        await bench.clock.settle()
        #expect(bench.device.screen?.isBusy == true)
        #expect(bench.photos.messages == [.photo(7)])
        #expect(bench.device.alert == nil)
        bench.photos.release()
        await bench.clock.settle()

        #expect(bench.device.screen?.isBusy == false)
        #expect(try bench.device.button("Save").isEnabled)
        #expect(try bench.device.button("Delete").isEnabled)
    }

    @Test func `Title and image are shown, and the message stands in its field`() async throws {
        let (_, bench) = makePhotoView()
        await bench.clock.settle()
        let elements = bench.device.screen?.elements ?? []
        let images = elements.compactMap { if case .image(let image) = $0 { image.address } else { nil } }
        let title = try bench.device.field("Title").value

        try bench.device.type("", into: "Title")
        try bench.device.tap("Save")
        await bench.clock.settle()

        #expect(images == ["https://example.com/7"])
        #expect(title == "Photo 7")
        #expect(try bench.device.field("Title").error == FieldMessage.title)
    }

    @Test(arguments: [("Delete", ["deleted"]), ("Cancel", [])])
    func `Only a confirmed deletion is told`(answer: String, told: [String]) async throws {
        let (exits, bench) = makePhotoView()
        await bench.clock.settle()

        for _ in 1...2 {
            try bench.device.tap("Delete")
            await bench.clock.settle()
            #expect(bench.device.alert?.content == .deletePhoto)
            try bench.device.tap(answer)
            await bench.clock.settle()
        }

        #expect(exits.entries == told + told)
        #expect(bench.device.alert == nil)
    }

    @Test func `Notice and alert reach the person`() async throws {
        let (_, bench) = makePhotoView()
        await bench.clock.settle()

        try bench.device.tap("Save")
        await bench.clock.settle()
        bench.photos.answers.rename = .failure(StorageError("disk full"))
        try bench.device.tap("Save")
        await bench.clock.settle()

        #expect(bench.device.notice == NoticeText.saved)
        #expect(bench.device.alert?.content.title == "Could not save")
    }
}

private func makePhotoView() -> (Log, Bench) {
    let (viewModel, exits, bench) = makePhoto()
    bench.show(track(PhotoViewController(viewModel: viewModel, activity: bench.clock.activity)))
    return (exits, bench)
}
