/// A short message that comes and goes by itself.
public struct Toast: Identifiable, Sendable {
  /// Counts up over all toasts of a center.
  public let id: Int
  /// What it says.
  public let message: String
  /// What kind of news it is.
  public let style: Style
  /// How long it stays; nothing if a person has to dismiss it.
  public let duration: Duration?
  /// What can be done about it.
  public let action: Action?

  /// The kinds of news.
  public enum Style: String, Sendable, CaseIterable {
    case information, success, warning, failure
  }

  /// Something that can be done about the news: "Undo".
  public struct Action: Sendable {
    /// What the button says.
    public let title: String
    /// What it does.
    public let perform: @MainActor @Sendable () -> Void

    public init(_ title: String, perform: @escaping @MainActor @Sendable () -> Void) {
      self.title = title
      self.perform = perform
    }
  }
}
