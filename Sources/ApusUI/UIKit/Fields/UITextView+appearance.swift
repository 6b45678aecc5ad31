/// Settings of an app for all views of text. A page's editors have their own ground.
@MainActor
final class AllTextViews: UITextView {
  static let shared = AllTextViews(frame: .zero)

  override var backgroundColor: UIColor? {
    didSet { noMeaning("UITextView.appearance().backgroundColor") }
  }
}
