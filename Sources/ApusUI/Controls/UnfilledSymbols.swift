/// Which symbols have no filled form, so that one is not asked for: where a bar or a swipe fills its symbols,
/// these stay as they are.
enum UnfilledSymbols {
  static func contains(_ name: String) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first else { return false }
    // A sign in a shape is filled by its shape.
    if parts.contains(where: shapes.contains) { return false }
    return families.contains(first) || names.contains(name)
  }

  private static let shapes: Set<String> = [
    "circle", "square", "rectangle", "app", "capsule", "diamond", "triangle", "octagon", "hexagon",
    "shield", "seal",
  ]
  /// All of whose names are drawn by lines alone.
  private static let families: Set<String> = [
    "arrow", "arrows", "chevron", "list", "line", "plus", "minus", "multiply", "divide", "equal",
    "xmark", "checkmark", "checklist", "ellipsis", "magnifyingglass", "text", "textformat",
    "figure", "number", "percent", "sum", "function", "waveform", "wifi", "scribble", "command",
    "option", "control", "infinity", "globe", "gear", "calendar", "timer", "slider", "barcode",
    "qrcode", "viewfinder", "dot", "wave", "wind", "snowflake", "tornado", "hurricane",
    "antenna", "network", "link", "paperclip", "at", "asterisk", "dollarsign", "eurosign",
    "sterlingsign", "yensign", "bitcoinsign", "questionmark", "exclamationmark", "info", "bold",
    "italic", "underline", "strikethrough", "crop", "eyedropper", "rays", "sparkles", "touchid",
    "faceid", "bluetooth", "power", "return", "shift", "escape", "increase", "decrease", "repeat",
    "shuffle", "airplayaudio", "fork", "scissors", "lasso", "skew", "move", "perspective",
  ]
  private static let names: Set<String> = [
    "chart.line.uptrend.xyaxis", "chart.line.downtrend.xyaxis", "chart.xyaxis.line", "music.note",
    "music.note.list", "music.quarternote.3", "music.mic", "airplane", "airplane.departure",
    "airplane.arrival", "bicycle", "mappin", "mappin.and.ellipse", "pencil", "pencil.and.outline",
    "pencil.line", "pencil.tip", "highlighter", "stethoscope", "applelogo", "wand.and.stars",
    "wand.and.rays", "speedometer", "tuningfork", "light.min", "light.max", "camera.filters",
    "recordingtape", "thermometer",
  ]
}
