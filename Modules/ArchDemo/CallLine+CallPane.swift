#if Trace
    import Terminal
    import Tracing

    extension CallLine {
        /// Creates the panel's line of a line of a reader.
        init(_ line: TraceReader.Line) {
            let role: Role? =
                switch line.role {
                case .view: .view
                case .presenter: .presenter
                case .interactor: .interactor
                case .router: .router
                case .service: .service
                case .screen: .screen
                case nil: nil
                }
            let emphasis: Emphasis =
                switch line.kind {
                case .message: .message
                case .own: .callToItself
                case .delivery, .begin, .answer, .write, nil: .ordinary
                }
            self.init(line.text, depth: line.depth, role: role, emphasis: emphasis, moment: line.moment)
        }
    }
#endif
