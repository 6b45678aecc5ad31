import ViewGraph

/// A window of the app that is open beside its page.
struct OpenedWindow: Identifiable, Equatable {
  /// The place among the app's windows, and the value that is presented.
  struct Key: Hashable {
    let place: Int
    let value: AnyHashable?
  }

  let id: Key
}

/// Shows a window of the app as a sheet, because a browser's windows are the person's.
struct OpenedWindows: ViewModifier {
  let windows: [_SceneWindows.Window]
  @State private var opened: OpenedWindow?

  func body(content: Content) -> some View {
    content
      .environment(\.openWindow, OpenWindowAction { open(id: $0, value: $1) })
      .environment(\.dismissWindow, DismissWindowAction { dismiss(id: $0, value: $1) })
      .sheet(item: $opened) { window in
        view(of: window.id)
          .environment(\.openWindow, OpenWindowAction { open(id: $0, value: $1) })
          .environment(
            \.dismissWindow,
            DismissWindowAction { id, value in
              if id == nil, value == nil { opened = nil } else { dismiss(id: id, value: value) }
            })
      }
  }

  private func view(of key: OpenedWindow.Key) -> AnyView {
    let window = windows[key.place]
    return key.value.flatMap { window.values?.root($0) } ?? window.root()
  }

  /// The first window with an identifier, or for the type of a value.
  private func place(id: String?, value: AnyHashable?) -> Int? {
    windows.firstIndex { window in
      guard id == nil || window.id == id else { return false }
      guard let value else { return id != nil }
      return window.values.map { $0.type == Swift.type(of: value.base) } ?? false
    }
  }

  private func open(id: String?, value: AnyHashable?) -> Bool {
    guard let place = place(id: id, value: value) else { return false }
    // The page is there already.
    opened = place == 0 && value == nil ? nil : OpenedWindow(id: .init(place: place, value: value))
    return true
  }

  private func dismiss(id: String?, value: AnyHashable?) {
    guard let key = opened?.id, id != nil || value != nil, id == nil || windows[key.place].id == id,
      value == nil || key.value == value
    else { return }
    opened = nil
  }
}
