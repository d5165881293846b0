/// A painted panel of calls, with the painter that painted it.
struct PaintedPanel {
    let painter: CallPanelPainter
    let canvas: Canvas
}
