import Presentation

extension ViewState {
  /// The same of a value that may be missing: a missing one is emptiness.
  func compacted<Wrapped>() -> ViewState<Wrapped> where T == Wrapped? {
    switch self {
    case .idle: .idle
    case .loading: .loading
    case .loaded(let value): value.map { .loaded($0) } ?? .empty
    case .empty: .empty
    case .error(let error): .error(error)
    }
  }
}
