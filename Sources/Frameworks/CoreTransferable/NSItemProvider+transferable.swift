import ApusFoundation
import Foundation

extension NSItemProvider {
  /// Adds the forms of a value.
  ///
  /// - Parameter transferable: The value, which is made when somebody reads a form.
  public func register<T: Transferable & Sendable>(
    _ transferable: @autoclosure @escaping @Sendable () -> T
  ) {
    register(forms: T.types(.writing), transferable)
  }

  /// Adds forms of a value that is read by one thread at a time.
  package func register<T: Transferable>(
    forms: [UTType], _ value: @escaping @Sendable () -> T
  ) {
    for type in forms {
      registerDataRepresentation(
        forTypeIdentifier: type.identifier, visibility: .all
      ) { done in
        Task {
          do {
            guard let file = try await T.file(of: value(), as: [type]) else {
              throw CocoaError(.fileWriteUnknown)
            }
            done(file.data, nil)
          } catch {
            done(nil, error)
          }
        }
        return nil
      }
    }
  }

  /// Reads the content as a value.
  ///
  /// - Parameter completionHandler: Called outside of the main actor, with the value or why there is none.
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      defer { progress.completedUnitCount = 1 }
      do { completionHandler(.success(try await value(as: T.self))) } catch {
        completionHandler(.failure(error))
      }
    }
    return progress
  }

  /// Reads the content as a value.
  ///
  /// - Throws: The error of the app's own code, or why the content cannot be read.
  package func value<T: Transferable>(as _: T.Type) async throws -> sending T {
    for wanted in T.types(.reading) {
      guard
        let own = registeredContentTypes.first(where: { $0.conforms(to: wanted) })
      else { continue }
      let data = try await data(of: own)
      let ending = own.preferredFilenameExtension.map { ".\($0)" } ?? ""
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "\(UUID())\(ending)")
      defer { try? FileManager.default.removeItem(at: file) }
      try data.write(to: file)
      // Nobody else has it.
      nonisolated(unsafe) let value = try await T.value(of: TransferredFile(url: file, type: own))
      if let value { return value }
    }
    throw CocoaError(.fileReadUnsupportedScheme)
  }

  private func data(of type: UTType) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
        continuation.resume(
          with: data.map(Result.success) ?? .failure(error ?? CocoaError(.fileReadUnknown)))
      }
    }
  }
}

extension NSItemProvider {
  /// Adds a form whose bytes are made when somebody reads them.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: RepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Reads the bytes of a form.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
}
