import Foundation
import Testing

@testable import VisitorRooms

/// Where a process is that runs and does not answer is said by names.
@Suite struct StackReportTests {
  @Test func aProgramIsOneImageHoweverManyPartsItIsLoadedIn() {
    let maps = """
      5500000-5501000 r--p 00000000 08:01 17                 /srv/a shop/Shop
      5501000-5509000 r-xp 00001000 08:01 17                 /srv/a shop/Shop
      5600000-5700000 rw-p 00000000 00:00 0
      7f00000-7f01000 r-xp 00000000 08:01 18                 /lib/libc.so.6
      7ff0000-7ff1000 r-xp 00000000 00:00 0                  [vdso]
      """
    #expect(
      StackReport.images(inMaps: maps) == [
        "0x5500000–0x5509000 - Shop /srv/a shop/Shop",
        "0x7f00000–0x7f01000 - libc.so.6 /lib/libc.so.6",
      ])
    #expect(StackReport.images(inMaps: "").isEmpty)
  }

  @Test func thisProcessIsNamed() throws {
    let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let images = StackReport.images(of: getpid())
    let program = try #require(images.first { $0.hasSuffix(path) })
    let start = try #require(UInt64(program.dropFirst(2).prefix { $0 != "–" }, radix: 16))
    let table = try #require(SymbolTable(path: path))
    let asked = Set(stride(from: UInt64(0), to: 400_000_000, by: 1024))
    let place = try #require(
      table.places(of: asked).first { $0.value.function.contains("StackReportTests") })
    let lines = StackReport(frames: [start + place.key, 1], images: images).named
    #expect(lines.count == 2)
    #expect(lines[0].contains(place.value.function))
    #expect(lines[1] == "1 [ra] 0x1")
  }
}
