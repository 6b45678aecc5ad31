/// The lines of a sequence of bytes, as they come. Empty lines are left out.
///
/// A line ends at a line feed, a carriage return, both, or another line break of Unicode. Its bytes are read as UTF-8.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  var base: Base

  /// The lines of a sequence of bytes.
  init(_ base: Base) { self.base = base }

  /// The iterator of the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator
    private var line: [UInt8] = []
    private var ahead: UInt8?

    init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// The next line that is not empty; nil at the end.
    public mutating func next() async throws -> String? {
      while let byte = try await nextByte() {
        switch byte {
        case 0x0D:
          let following = try await nextByte()
          if following != 0x0A { ahead = following }
        case 0x0A...0x0C: break
        default:
          line.append(byte)
          guard endsInBreak else { continue }
        }
        if let whole = take() { return whole }
      }
      return take()
    }

    private mutating func nextByte() async throws -> UInt8? {
      if let byte = ahead {
        ahead = nil
        return byte
      }
      return try await bytes.next()
    }

    /// Whether the last bytes are a line break of several bytes, which are taken away then.
    private var endsInBreak: Bool {
      mutating get {
        for lineBreak: [UInt8] in [[0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]
        where line.suffix(lineBreak.count) == lineBreak[...] {
          line.removeLast(lineBreak.count)
          return true
        }
        return false
      }
    }

    private mutating func take() -> String? {
      guard !line.isEmpty else { return nil }
      defer { line.removeAll(keepingCapacity: true) }
      return String(decoding: line, as: UTF8.self)
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Self.Element == UInt8 {
  /// The lines of these bytes, as they come. Empty lines are left out.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}
