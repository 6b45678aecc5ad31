extension Image {
  /// Fills the space that it is offered.
  ///
  /// > Note: A page stretches the whole picture: it repeats none, and keeps no edges as they are.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Image {
    if capInsets != EdgeInsets() || resizingMode == .tile {
      notDrawn(
        "resizable(capInsets:resizingMode:)", "a picture is stretched as a whole", _file, _line)
    }
    return resizable()
  }
}
