import Foundation
import Testing

@testable import VisitorRooms

/// Reports of crashes say where a process was by name, though it wrote addresses alone.
@Suite struct CrashReportTests {
  private let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path

  /// Where a function of this program is: its own address, as the table of symbols has it.
  @Test func addressesAreNamed() throws {
    let table = try #require(SymbolTable(path: program))
    // Wherever the linker has put them, some of these lie inside of functions of this suite.
    let asked = Set(stride(from: UInt64(0), to: 400_000_000, by: 1024))
    let named = try #require(
      table.places(of: asked).first { $0.value.function.contains("CrashReportTests") })
    let (address, name) = (named.key, named.value.function)
    let start: UInt64 = 0x5500_0000_0000
    func hexadecimal(_ number: UInt64) -> String { "0x0000" + String(number, radix: 16) }
    let report = """
      Thread 0 crashed:
       0      \(hexadecimal(start + address))
       1 [ra] \(hexadecimal(start + address + 1))
       2 [ra] 0x0000000000000001
      Images:
      \(hexadecimal(start))–\(hexadecimal(start + 500_000_000)) abc Shop \(program)
      """
    let lines = CrashReports.named(report).split(separator: "\n")
    #expect(lines[1].contains(name) && lines[1].hasSuffix("in Shop"))
    #expect(lines[2].contains(name))
    #expect(lines[3].hasSuffix("0x0000000000000001"))
  }

  @Test func whatIsNoProgramHasNoNames() throws {
    #expect(SymbolTable(path: "/proc/self/status") == nil)
    #expect(SymbolTable(path: "/nowhere") == nil)
    let whole = try Data(contentsOf: URL(fileURLWithPath: program), options: .alwaysMapped)
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    // Of a file that is cut short, and of one whose tables lead out of it, nothing is read.
    for count in [65, 1000, 100_000] {
      try whole.prefix(count).write(to: place)
      #expect(SymbolTable(path: place.path)?.places(of: [4096]) == [:])
    }
    var odd = whole.prefix(100_000)
    odd.replaceSubrange(40..<48, with: Data(repeating: 0xFF, count: 8))
    try odd.write(to: place)
    #expect(SymbolTable(path: place.path)?.places(of: [4096]) == [:])
  }
}
