extension UIViewController {
  /// Replaces what the page shows.
  package func setContent<Content: View>(_ content: @escaping () -> Content) {
    ownContent = { AnyView(content()) }
    contentChanged()
  }

  /// Draws again what the page shows.
  package func contentChanged() { state.contentVersion += 1 }

  /// This controller and its parents, innermost first.
  var lineage: [UIViewController] {
    Array(sequence(first: self, next: \.parentController))
  }
}
