import Foundation

/// Names the functions of a program's file (ELF, 64 bits) by their addresses.
struct SymbolTable {
  /// A function and how far into it an address is.
  struct Place: Equatable {
    var function: String
    var offset: UInt64
  }

  private let file: Data

  /// - Returns: Nil if it is no such file.
  init?(path: String) {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      file.count > 64, file.prefix(5).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2])
    else { return nil }
    self.file = file
  }

  /// - Parameter addresses: Counted from where the file is loaded.
  /// - Returns: What is known of them.
  func places(of addresses: Set<UInt64>) -> [UInt64: Place] {
    let sorted = addresses.sorted()
    var found: [UInt64: Place] = [:]
    forEachSymbol { start, names in
      guard let info: UInt8 = read(start + 4), info & 15 == 2,
        let value: UInt64 = read(start + 8),
        let size: UInt64 = read(start + 16), size > 0, let name: UInt32 = read(start)
      else { return }
      let (end, isTooLarge) = value.addingReportingOverflow(size)
      guard !isTooLarge else { return }
      for address in sorted[sorted.partition(at: value)...] {
        guard address < end else { break }
        if found[address] == nil, let text = text(names + Int(name)) {
          found[address] = Place(function: Self.readable(text), offset: address - value)
        }
      }
    }
    return found
  }

  /// The names of Swift's own symbols, as the linker knows them, that end in one of these.
  func names(endingIn endings: [StaticString]) -> Set<String> {
    var found: Set<String> = []
    file.withUnsafeBytes { bytes in
      forEachSymbol { start, names in
        guard let offset: UInt32 = read(start), names + Int(offset) < bytes.count else { return }
        // A debug build would take seconds for this by way of collections.
        let name = bytes.baseAddress! + names + Int(offset)
        let length = strnlen(name, min(4096, bytes.count - names - Int(offset)))
        guard length > 2, memcmp(name, "$s", 2) == 0 else { return }
        let isAsked = endings.contains { ending in
          let count = ending.utf8CodeUnitCount
          return count <= length && memcmp(name + length - count, ending.utf8Start, count) == 0
        }
        guard isAsked else { return }
        found.insert(
          String(decoding: UnsafeRawBufferPointer(start: name, count: length), as: UTF8.self))
      }
    }
    return found
  }

  /// Calls `body` with the offset of each symbol and with that of its section's names.
  private func forEachSymbol(_ body: (_ start: Int, _ names: Int) -> Void) {
    let sections = sections
    for section in sections where section.type == 2 || section.type == 11 {
      guard section.link < sections.count else { continue }
      for index in 0..<section.size / 24 {
        body(section.offset + index * 24, sections[section.link].offset)
      }
    }
  }

  private struct Section {
    var type: UInt32
    var offset: Int
    var size: Int
    var link: Int
  }

  private var sections: [Section] {
    guard let table: UInt64 = read(40), let count: UInt16 = read(60), table < file.count else {
      return []
    }
    return (0..<Int(count)).compactMap { index in
      let start = Int(table) + index * 64
      guard let type: UInt32 = read(start + 4), let offset: UInt64 = read(start + 24),
        let size: UInt64 = read(start + 32), let link: UInt32 = read(start + 40),
        offset <= file.count, size <= file.count
      else { return nil }
      return Section(type: type, offset: Int(offset), size: Int(size), link: Int(link))
    }
  }

  private func read<Number: FixedWidthInteger>(_ place: Int) -> Number? {
    let size = MemoryLayout<Number>.size
    guard place >= 0, place + size <= file.count else { return nil }
    return file.withUnsafeBytes {
      Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: Number.self))
    }
  }

  private func text(_ place: Int) -> String? {
    guard place >= 0, place < file.count else { return nil }
    let bytes = file[place...].prefix(4096).prefix { $0 != 0 }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// A name as a person writes it.
  static func readable(_ name: String) -> String {
    guard let text = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return name }
    defer { free(text) }
    return String(cString: text)
  }
}

/// What the library of Swift's names its own functions by.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

extension Array<UInt64> {
  /// The first place in a sorted array that is not below a value.
  fileprivate func partition(at value: UInt64) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
