import Screens
import Shared
import TestSupport
import Testing

@testable import VIPER

@Suite(.leakCheck)
struct PhotoInteractorTests {
    @Test func `The photo is reported`() async {
        let (interactor, output, bench) = makePhoto()

        interactor.loadPhoto()
        await bench.clock.settle()

        bench.photos.messages.expect([.photo(7)])
        let photo = PhotoResponse(title: "Photo 7", address: "https://example.com/7")
        output.messages.expect([.didBeginLoadingPhoto, .didLoadPhoto(photo)])
    }

    @Test(arguments: [(PhotoError.gone as any Error, Failure.photoGone), (ServiceError.notFound, .notFound)])
    func `A failed request is reported`(error: any Error, failure: Failure) async {
        let (interactor, output, bench) = makePhoto()
        bench.photos.answers.photo = .failure(error)

        interactor.loadPhoto()
        await bench.clock.settle()

        output.messages.expect([.didBeginLoadingPhoto, .didFailToLoadPhoto(failure)])
    }

    @Test func `A title is saved as typed`() async {
        let (interactor, output, bench) = makePhoto()

        interactor.save(PhotoForm(title: " Other "))
        await bench.clock.settle()

        bench.photos.messages.expect([.rename(7, to: " Other ")])
        output.messages.expect([.didBeginSaving, .didSave])
    }

    @Test func `A blank title is refused and nothing is saved`() async {
        let (interactor, output, bench) = makePhoto()
        var error = FormError<PhotoForm.Field>()
        error.add(.missingTitle, to: .title)

        interactor.save(PhotoForm(title: " "))
        await bench.clock.settle()

        output.messages.expect([.didFailValidation(error)])
        #expect(bench.photos.messages.isEmpty)
    }

    @Test func `The photo is deleted`() async {
        let (interactor, output, bench) = makePhoto()

        interactor.delete()
        await bench.clock.settle()

        bench.photos.messages.expect([.delete(7)])
        output.messages.expect([.didBeginDeleting, .didDelete])
    }

    @Test func `A save or deletion while another is under way neither begins nor is sent`() async {
        let (interactor, output, bench) = makePhoto()
        bench.photos.hold()

        for _ in 1...2 {
            interactor.save(PhotoForm(title: "Other"))
            interactor.delete()
        }
        await bench.clock.settle()

        output.messages.expect([.didBeginSaving])
        bench.photos.release()
        await bench.clock.settle()
        bench.photos.messages.expect([.rename(7, to: "Other")])
    }

    @Test func `A second load while the first is under way neither begins nor is sent`() async {
        let (interactor, output, bench) = makePhoto()
        bench.photos.hold()

        for _ in 1...2 { interactor.loadPhoto() }
        await bench.clock.settle()

        output.messages.expect([.didBeginLoadingPhoto])
        bench.photos.release()
        await bench.clock.settle()
        #expect(bench.photos.messages.count == 1)
    }

    @Test(arguments: [(PhotoError.gone as any Error, Failure.photoGone), (StorageError("full"), .storage)])
    func `A failed save or deletion is reported`(error: any Error, failure: Failure) async {
        let (interactor, output, bench) = makePhoto()
        bench.photos.answers.rename = .failure(error)
        bench.photos.answers.delete = .failure(error)

        interactor.save(PhotoForm(title: "Other"))
        await bench.clock.settle()
        interactor.delete()
        await bench.clock.settle()

        output.messages.expect([.didBeginSaving, .didFailToSave(failure), .didBeginDeleting, .didFailToDelete(failure)])
    }

    @Test(arguments: [(StoredChange.title, StorageError("full") as any Error), (.deletion, PhotoError.gone)])
    func `A change outlives the interactor, and only its failure is reported to the app`(
        change: StoredChange,
        error: any Error
    ) async {
        let succeeding = await leave(changing: change, answer: .success(()))
        let failing = await leave(changing: change, answer: .failure(error))

        let write = change == .title ? PhotoRepositoryStub.Message.rename(7, to: "Other") : .delete(7)
        succeeding.messages.expect([write])
        #expect(succeeding.reported.isEmpty)
        failing.messages.expect([write])
        failing.reported.expect(["\(change): \(Failure(error))"])
    }

    /// Releases the interactor while `change` is under way; returns the calls of the repository and the
    /// failures reported.
    private func leave(
        changing change: StoredChange,
        answer: Result<Void, any Error>
    ) async -> (messages: [PhotoRepositoryStub.Message], reported: [String]) {
        let bench = await begin(change)
        let reported = bench.clock.activity.orphanedFailures.log()
        bench.photos.answers.rename = answer
        bench.photos.answers.delete = answer

        bench.photos.release()
        await bench.clock.settle()

        return (bench.photos.messages, reported.entries)
    }

    private func begin(_ change: StoredChange) async -> Bench {
        let (interactor, _, bench) = makePhoto()
        bench.photos.hold()
        if change == .title { interactor.save(PhotoForm(title: "Other")) } else { interactor.delete() }
        await bench.clock.settle()
        return bench
    }
}

private func makePhoto() -> (PhotoInteractor, PhotoInteractorOutputSpy, Bench) {
    let bench = Bench()
    bench.photos.answers.photo = .success(.sample(7))
    let output = track(PhotoInteractorOutputSpy())
    let interactor = track(PhotoInteractor(id: 7, repository: bench.photos, activity: bench.clock.activity))
    interactor.output = output
    return (interactor, output, bench)
}
