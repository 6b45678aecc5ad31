import ViewGraph

/// Says something of the page to those who do not see it.
nonisolated struct _PageHeadModifier: ViewModifier {
  typealias Body = Never
  let head: @MainActor (EnvironmentValues) -> PageHead

  nonisolated init(_ head: @escaping @MainActor (EnvironmentValues) -> PageHead) {
    self.head = head
  }

  private final class Said: Slot {
    let session: Session
    init(_ session: Session) {
      self.session = session
      super.init()
      // What is further inside is said later, and goes before.
      session.describe(PageHead(), by: self)
    }
    override func leave() { session.forgetDescription(by: self) }
  }

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let said = context.slot(0x4EAD) { Said(context.graph.session) }
    said.session.describe(modifier.head(context.environment), by: said)
    content()
  }
}

extension View {
  /// What the page is called in the browser's tab, its history and search results, where the bar's title says too
  /// little: several pages are called “Task”. The text is looked up in the app's tables.
  ///
  /// ```swift
  /// TaskView(task: task)
  ///   .navigationTitle("Task")
  ///   .pageTitle(task.title)
  /// ```
  ///
  /// Without it, it is the `navigationTitle`, which the page has to have. Apus's own: on iOS a screen stands in no
  /// list of pages.
  nonisolated public func pageTitle(_ title: LocalizedStringKey) -> some View {
    modifier(_BarModifier(BarState(pageTitle: Text(title))))
  }

  /// What the page is called in the browser, as it is: see `pageTitle(_:)` of a key.
  @_disfavoredOverload
  nonisolated public func pageTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(_BarModifier(BarState(pageTitle: Text(title))))
  }

  /// One or two sentences about the page, which search engines show below its title, and messengers beside a
  /// link to it. The text is looked up in the app's tables.
  ///
  /// ```swift
  /// BookView(book: book)
  ///   .navigationTitle(book.title)
  ///   .pageDescription(book.summary)
  ///   .pagePreview("Covers/\(book.id)")
  /// ```
  ///
  /// Of several, the innermost that is on the screen counts. What counts is the first HTML, as with
  /// ``SwiftUICore/View/pageNotFound(_:)``: say it when the screen is built, or in a task that is done within the
  /// time that a page waits for its content.
  ///
  /// Apus's own: on iOS a screen has no address.
  nonisolated public func pageDescription(_ description: LocalizedStringKey) -> some View {
    pageDescription(Text(description))
  }

  /// One or two sentences about the page, as they are: see `pageDescription(_:)` of a key.
  @_disfavoredOverload
  nonisolated public func pageDescription<S: StringProtocol>(_ description: S) -> some View {
    pageDescription(Text(description))
  }

  /// One or two sentences about the page: see `pageDescription(_:)` of a key.
  nonisolated public func pageDescription(_ description: Text) -> some View {
    modifier(_PageHeadModifier { PageHead(description: description.resolved(in: $0)) })
  }

  /// The picture that messengers show beside a link to the page: one of the app's asset catalogues, by its
  /// name. Without one it is the app's icon.
  ///
  /// Apus's own: on iOS a screen has no address.
  ///
  /// - Parameter bundle: Nil: the app's own.
  nonisolated public func pagePreview(_ name: String, bundle: Bundle? = nil) -> some View {
    modifier(
      _PageHeadModifier { _ in
        PageHead(
          picture: AssetLibrary.shared.picture(name, bundlePath: bundle?.bundlePath, isDark: false)?
            .address)
      })
  }

  /// The colour of what the browser has around the page, such as a phone's status bar. A colour with a dark
  /// variant follows the visitor's surroundings.
  ///
  /// Without it browsers choose a colour that goes with the page. Apus's own: on iOS a screen lies below the
  /// status bar.
  nonisolated public func pageThemeColor(_ color: Color) -> some View {
    modifier(
      _PageHeadModifier { values in
        var (light, dark) = (values, values)
        (light.colorScheme, dark.colorScheme) = (.light, .dark)
        return PageHead(
          theme: PageHead.Theme(light: color.paint(in: light), dark: color.paint(in: dark)))
      })
  }
}
