import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking

  extension URLSession {
    /// The bytes of an answer, as they come.
    public struct AsyncBytes: AsyncSequence, Sendable {
      public typealias Element = UInt8

      /// The task that loads them.
      public let task: URLSessionDataTask
      let chunks: AsyncThrowingStream<Data, any Error>

      /// The iterator of the bytes.
      public struct AsyncIterator: AsyncIteratorProtocol {
        var chunks: AsyncThrowingStream<Data, any Error>.Iterator
        private var chunk = Data()[...]

        init(_ chunks: AsyncThrowingStream<Data, any Error>.Iterator) { self.chunks = chunks }

        /// The next byte; nil at the end of the answer.
        public mutating func next() async throws -> UInt8? {
          while chunk.isEmpty {
            guard let following = try await chunks.next() else { return nil }
            chunk = following[...]
          }
          return chunk.removeFirst()
        }
      }

      public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(chunks.makeAsyncIterator())
      }
    }

    /// Loads from an address, and hands over the bytes of the answer as they come.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - delegate: Gets `urlSession(_:task:didCompleteWithError:)` alone. The session's delegate gets no
    ///     call.
    /// - Returns: The bytes, and the head of the answer.
    public func bytes(
      from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// Loads what a request asks for, and hands over the bytes of the answer as they come.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - delegate: Gets `urlSession(_:task:didCompleteWithError:)` alone. The session's delegate gets no
    ///     call.
    /// - Returns: The bytes, and the head of the answer.
    public func bytes(
      for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      let (chunks, source) = AsyncThrowingStream.makeStream(of: Data.self)
      let receiver = ChunkReceiver(source, delegate)
      // A session of its own, because a task on Linux has no delegate that hears of data.
      let session = URLSession(
        configuration: configuration, delegate: receiver, delegateQueue: nil)
      let task = session.dataTask(with: request)
      source.onTermination = { if case .cancelled = $0 { task.cancel() } }
      let response = try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { waiting in
          receiver.wait(waiting)
          task.resume()
          session.finishTasksAndInvalidate()
        }
      } onCancel: {
        task.cancel()
      }
      return (AsyncBytes(task: task, chunks: chunks), response)
    }
  }

  /// Hands the parts of an answer on as they come.
  private final class ChunkReceiver: NSObject, URLSessionDataDelegate {
    private let chunks: AsyncThrowingStream<Data, any Error>.Continuation
    private let delegate: (any URLSessionTaskDelegate)?
    private let waiting = Mutex<CheckedContinuation<URLResponse, any Error>?>(nil)

    init(
      _ chunks: AsyncThrowingStream<Data, any Error>.Continuation,
      _ delegate: (any URLSessionTaskDelegate)?
    ) {
      self.chunks = chunks
      self.delegate = delegate
    }

    func wait(_ continuation: CheckedContinuation<URLResponse, any Error>) {
      waiting.withLock { $0 = continuation }
    }

    private func answer(_ result: Result<URLResponse, any Error>) {
      let continuation = waiting.withLock { waiting in
        defer { waiting = nil }
        return waiting
      }
      continuation?.resume(with: result)
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      answer(.success(response))
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      chunks.yield(data)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      chunks.finish(throwing: error)
      answer(.failure(error ?? URLError(.badServerResponse)))
      delegate?.urlSession(session, task: task, didCompleteWithError: error)
    }
  }
#endif
