import ViewGraph

/// Says why there is nothing to see, and what can be done about it.
///
/// ```swift
/// struct NoMail: View {
///   var body: some View {
///     ContentUnavailableView(
///       "No mail", systemImage: "tray", description: Text("New messages appear here."))
///   }
/// }
/// ```
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A message of any views.
  ///
  /// - Parameters:
  ///   - label: An icon and a title, as a `Label`.
  ///   - description: Smaller words below.
  ///   - actions: Buttons below these.
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(_UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above a title.
struct _UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold()).accessibilityAddTraits(.isHeader)
    }
  }
}

extension ContentUnavailableView
where Label == ApusUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A message with a localized title, a symbol and a description.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      ApusUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A message with a title that is shown as given, a symbol and a description.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      ApusUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A message with a localized title, a picture and a description.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init {
      ApusUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// A message with a title that is shown as given, a picture and a description.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init {
      ApusUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// What a search without results says.
public struct SearchUnavailableContent {
  /// An icon and a title.
  public typealias Label = ApusUI.Label<Text, Image>
  /// The words below.
  public typealias Description = Text
  /// No buttons.
  public typealias Actions = EmptyView
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search found nothing.
  nonisolated public static var search: Self { found(Text(own: .noResults)) }

  /// A search for `text` found nothing.
  nonisolated public static func search(text: String) -> Self {
    found(Text(own: .noResultsFor, ["text": text]))
  }

  nonisolated private static func found(_ title: Text) -> Self {
    Self {
      ApusUI.Label {
        title
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    } description: {
      Text(own: .checkSpelling)
    } actions: {
      EmptyView()
    }
  }
}
