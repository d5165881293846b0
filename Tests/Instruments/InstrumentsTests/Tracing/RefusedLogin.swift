@testable import Tracing

/// A login that the service refuses, from the tap to the alert.
enum RefusedLogin {
    private static let view = "App.LoginViewController"
    private static let onTap = "closure #2 () -> () in \(view).viewDidLoad() -> ()"
    private static let present = "(extension in Headless):Headless.ViewController.present(A) -> ()"
    private static let isLoading = "\(view).showLoading(Swift.Bool) -> ()"

    /// The tap and the answer, as a view with a presenter and an interactor makes them.
    static let withPresenter = RecordingBuilder { builder in
        builder.run("Headless.Device.tap() -> ()") { builder in
            builder.enter(onTap, "\(view).(tapLogIn in _A)() -> ()", RecordingBuilder.tap) { builder in
                builder.enter("App.LoginInteractor.logIn(A) -> ()", RecordingBuilder.logIn) { builder in
                    builder.run(RecordingBuilder.work) { $0.start(1) }
                    builder.enter("App.LoginPresenter.didBeginLoggingIn() -> ()", isLoading)
                }
            }
        }
        builder.cuts = [builder.recording.records.count]
        builder.time = 1_250
        builder.answer(RecordingBuilder.logIn) { builder in
            builder.enter("App.LoginPresenter.didFailToLogIn(A) -> ()") { builder in
                builder.enter(isLoading)
                builder.enter("\(view).showAlert(A) -> ()", present)
            }
        }
    }

    /// The same with a view model, whose states and events a binding carries to the view.
    static let withViewModel = RecordingBuilder { builder in
        let model = "App.LoginViewModel"
        builder.run("Headless.Device.tap() -> ()") { builder in
            builder.enter(onTap, "\(model).logIn() -> ()") { builder in
                builder.run(RecordingBuilder.work) { $0.start(1) }
                builder.enter("\(model).state.modify : A") { $0.mark(2) }
            }
        }
        builder.update(2) { render(on: &$0) }
        builder.answer("\(model).logIn() -> ()") { builder in
            builder.enter("\(model).state.modify : A") { $0.mark(3) }
            builder.enter("App.EventQueue.raise(A) -> ()")
        }
        builder.update(3) { builder in
            render(on: &builder)
            builder.enter("\(view).show(A) -> ()", present)
        }
    }

    private static func render(on builder: inout RecordingBuilder) {
        builder.enter("App.LoginViewModel.state.getter : A")
        builder.enter("\(view).render(A) -> ()") { builder in
            for _ in 1...2 { builder.enter("(extension in App):Headless.Field.show(_: A, error: B) -> ()") }
        }
    }
}

extension RecordingBuilder {
    private static let setNeedsUpdate = "App.ViewBinding.(setNeedsUpdate in _A)() -> ()"

    /// The binding's reaction to a change: it marks the view, and the device starts a task that will render.
    fileprivate mutating func mark(_ task: UInt) {
        let mark = "(extension in App):App.BoundView.setNeedsUpdate(A) -> ()"
        enter("closure #2 () -> () in App.ViewBinding.(trackedState in _A)() -> A", Self.setNeedsUpdate, mark) {
            $0.run("Headless.Screen.setNeedsUpdate(A) -> ()") {
                $0.enter("Headless.Window.scheduleUpdate(of: A) -> ()") { $0.start(task) }
            }
        }
    }

    /// Runs the task that a change has started.
    fileprivate mutating func update(_ task: UInt, _ body: (inout Self) -> Void) {
        let job = "Shared.Job.run(A) async -> ()"
        resume(task) { $0.enter(job) }
        resume(task) { builder in
            builder.enter(job, isResumption: true) {
                $0.run("Headless.Screen.updateIfNeeded() -> ()") { builder in
                    builder.enter("closure #1 () -> () in \(Self.setNeedsUpdate)") {
                        $0.enter("App.ViewBinding.(update in _A)() -> ()") { builder in
                            builder.enter("App.EventQueue.takeAll() -> A")
                            body(&builder)
                        }
                    }
                }
            }
        }
    }
}
