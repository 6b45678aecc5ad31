import Observation

/// A change that is shown at once, sent, and taken back if it fails.
///
/// ```swift
/// let complete = Mutation<CareTask.ID> { id in
///   model.setDone(id, true)
///   return { model.setDone(id, false) }
/// } perform: { id in
///   try await repository.complete(id)
/// }
///
/// Button("Done") { complete.run(task.id) }.disabled(complete.isRunning(task.id))
/// ```
///
/// While a change of something runs, another of the same does nothing: a second tap is a slip.
/// Changes of different things run beside each other.
@MainActor
@Observable
public final class Mutation<Subject: Hashable & Sendable> {
  /// Takes a change back that was shown.
  public typealias Rollback = @MainActor () -> Void

  /// What is being changed.
  public private(set) var running: Set<Subject> = []

  /// The changes that failed, the oldest first, until they are tried again or dismissed.
  public private(set) var failures: [Failure] = []

  /// A change that failed.
  public struct Failure: Sendable {
    /// What was to be changed.
    public let subject: Subject
    /// Why it failed.
    public let error: any Error
  }

  @ObservationIgnored private let apply: @MainActor (Subject) -> Rollback
  @ObservationIgnored private let perform: @Sendable (Subject) async throws -> Void

  /// - Parameters:
  ///   - apply: Shows the change, and gives what takes just that back.
  ///   - perform: Makes the change where it lasts.
  public init(
    apply: @escaping @MainActor (Subject) -> Rollback,
    perform: @escaping @Sendable (Subject) async throws -> Void
  ) {
    self.apply = apply
    self.perform = perform
  }

  /// Whether something is being changed.
  public func isRunning(_ subject: Subject) -> Bool { running.contains(subject) }

  /// Why the change of something failed, if it did.
  public func error(for subject: Subject) -> (any Error)? {
    failures.first { $0.subject == subject }?.error
  }

  /// Forgets that the change of something failed.
  public func dismissError(for subject: Subject) {
    failures.removeAll { $0.subject == subject }
  }

  /// Changes something.
  ///
  /// - Returns: A task that ends when the change lasts or was taken back; nothing if it runs already.
  @discardableResult
  public func run(_ subject: Subject) -> Task<Void, Never>? {
    guard running.insert(subject).inserted else { return nil }
    dismissError(for: subject)
    let rollback = apply(subject)
    return Task { [perform] in
      do {
        try await perform(subject)
      } catch {
        rollback()
        if !(error is CancellationError) {
          self.failures.append(Failure(subject: subject, error: error))
        }
      }
      self.running.remove(subject)
    }
  }
}
