extension UIView {
  /// Places the views in this one, and tells the controller.
  func layOut() {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Whether the class draws content that has a size.
  private var isMeasured: Bool {
    isHosting || self is UIControl || self is UILabel || self is UIImageView
      || self is UIStackView || self is UITextView
  }

  func fittedSize(_ room: CGSize) -> CGSize {
    guard isMeasured else { return bounds.size }
    func length(_ value: CGFloat) -> CGFloat? { value > 0 && value < 1_000_000 ? value : nil }
    let proposal = ProposedViewSize(width: length(room.width), height: length(room.height))
    let apart = ApartView(measuredContent, proposal)
    defer { apart.end() }
    var size = apart.size
    let own = ownContentSize
    if own.width >= 0 { size.width = own.width }
    if own.height >= 0 { size.height = own.height }
    return size
  }

  private var measuredContent: AnyView {
    if let content = hosted?() { return content }
    return (self as? UITextView)?.words ?? (self as? UILabel)?.measuredWords ?? makeContent()
  }
}
