import Validation

/// A form as it stands, to be kept over a reload: what was entered, and what was shown of it.
///
/// ```swift
/// @SceneStorage("signup") var saved: Data?
/// saved = try JSONEncoder().encode(form.snapshot)
/// form.restore(try JSONDecoder().decode(FormSnapshot<Signup>.self, from: saved))
/// ```
public struct FormSnapshot<Draft: Equatable & Sendable & Codable>: Codable, Sendable, Equatable {
  let draft: Draft
  let initial: Draft
  // In order, so that the same form is the same data.
  let touched: [FieldPath]
  let shown: [FieldPath]
  let serverFailures: [ValidationFailure]
  let refusals: Int
  let step: String?
}

extension FormModel where Draft: Codable {
  /// The form as it stands. Who reads it is woken by every change.
  public var snapshot: FormSnapshot<Draft> {
    status.access(FormStatus.whole)
    access(\.refusals)
    return FormSnapshot(
      draft: draft, initial: initial, touched: Self.inOrder(status.touched),
      shown: Self.inOrder(status.shown.keys),
      serverFailures: serverFailures.values.sorted { $0.path.description < $1.path.description },
      refusals: state.refusals, step: step?.id)
  }

  private static func inOrder(_ paths: some Sequence<FieldPath>) -> [FieldPath] {
    paths.sorted { $0.description < $1.description }
  }

  /// Puts the form back as it stood. Fields are judged anew, by the rules of today; checks are asked
  /// again when their field changes or the form is submitted.
  public func restore(_ snapshot: FormSnapshot<Draft>) {
    reset(to: snapshot.initial)
    change(.root) { $0 = snapshot.draft }
    forgetStatus()
    if snapshot.draft != snapshot.initial { status.setDirty(.root, true) }
    for path in snapshot.touched { status.touch(path) }
    for failure in snapshot.serverFailures { serverFailures[failure.path] = failure }
    for path in snapshot.shown { status.show(currentFailure(at: path), at: path) }
    mutate { state in
      state.refusals = snapshot.refusals
      state.step = allSteps.firstIndex { $0.id == snapshot.step } ?? 0
    }
  }
}
