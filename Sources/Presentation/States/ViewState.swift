/// What a view that shows data can be in.
///
/// ```swift
/// switch viewModel.viewState {
/// case .idle, .loading: LoadingStateView()
/// case .loaded(let projects): ProjectList(projects)
/// case .empty: EmptyStateView(icon: "hammer", title: "No projects", message: "Make one.")
/// case .error(let error): ErrorStateView(error: error.localizedDescription, retry: viewModel.load)
/// }
/// ```
///
/// Its cases exclude each other, so that no view shows a spinner beside an error. ``Loader`` goes
/// through them.
public enum ViewState<T> {
  /// Nothing has been asked for yet.
  case idle
  /// Data is being fetched, and there is none to show meanwhile.
  case loading
  /// There is data.
  case loaded(T)
  /// Data was fetched, and there is none: an empty list.
  case empty
  /// Fetching failed, and there is nothing to show.
  case error(Error)
}

extension ViewState {
  /// Whether data is being fetched.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The data, if there is any.
  public var data: T? {
    if case .loaded(let data) = self { data } else { nil }
  }

  /// The error, if fetching failed.
  public var error: Error? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether data was fetched and there is none.
  public var isEmpty: Bool {
    if case .empty = self { true } else { false }
  }

  /// Whether nothing has been asked for yet.
  public var isIdle: Bool {
    if case .idle = self { true } else { false }
  }
}

extension ViewState: Sendable where T: Sendable {}
