import Presentation
import SystemFrameworks

/// Shows a ``ViewState``: each of its cases, so that none is forgotten.
///
/// ```swift
/// StateView(viewModel.projects.state, retry: viewModel.projects.load) { projects in
///   List(projects) { ProjectRow(project: $0) }
/// } empty: {
///   EmptyStateView(icon: "hammer.fill", title: "No Projects Yet", message: "Create your first one.")
/// }
/// ```
///
/// Each part can be replaced. Nothing has been asked for yet looks as loading does: a view asks as it
/// appears.
public struct StateView<Value, Content: View, Loading: View, Empty: View, Failure: View>: View {
  let state: ViewState<Value>
  let content: (Value) -> Content
  let loading: () -> Loading
  let empty: () -> Empty
  let failure: (any Error) -> Failure

  /// - Parameters:
  ///   - state: What is shown.
  ///   - content: Shows the data.
  ///   - loading: Shows that it is being fetched, and that it has not been asked for.
  ///   - empty: Shows that there is none.
  ///   - error: Shows that it could not be fetched.
  public init(
    _ state: ViewState<Value>, @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder loading: @escaping () -> Loading = { LoadingStateView() },
    @ViewBuilder empty: @escaping () -> Empty = {
      EmptyStateView(icon: "tray", title: "Nothing Here", message: "There is nothing to show yet.")
    },
    @ViewBuilder error: @escaping (any Error) -> Failure
  ) {
    self.state = state
    self.content = content
    self.loading = loading
    self.empty = empty
    failure = error
  }

  public var body: some View {
    switch state {
    case .idle, .loading: loading()
    case .loaded(let value): content(value)
    case .empty: empty()
    case .error(let error): failure(error)
    }
  }
}

extension StateView where Failure == ErrorStateView {
  /// - Parameters:
  ///   - state: What is shown.
  ///   - words: What is said of an error.
  ///   - retry: Tries again. Without it an error has no button.
  ///   - content: Shows the data.
  ///   - loading: Shows that it is being fetched, and that it has not been asked for.
  ///   - empty: Shows that there is none.
  public init(
    _ state: ViewState<Value>, words: @escaping (any Error) -> String = { $0.localizedDescription },
    retry: (@MainActor () async -> Void)? = nil,
    @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder loading: @escaping () -> Loading = { LoadingStateView() },
    @ViewBuilder empty: @escaping () -> Empty = {
      EmptyStateView(icon: "tray", title: "Nothing Here", message: "There is nothing to show yet.")
    }
  ) {
    self.init(state, content: content, loading: loading, empty: empty) { error in
      ErrorStateView(error: words(error), retry: retry.map(ErrorStateView.inTask))
    }
  }
}

#Preview {
  StateView(ViewState<[String]>.loaded(["Library", "Bridge"])) { projects in
    List(projects, id: \.self) { Text($0) }
  }
}
