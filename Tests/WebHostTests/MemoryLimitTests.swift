import Foundation
import Testing

@testable import VisitorRooms

/// How much memory the rooms of a server may have is what the system gives its process.
@Suite struct MemoryLimitTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  private func limit(_ files: [String: String], machine: Int = 1000) throws -> Int {
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let place = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((text + "\n").utf8).write(to: place)
    }
    return MemoryLimit.bytes(root: root.path, machine: machine)
  }

  @Test func theGroupOfTheProcessCounts() throws {
    let group = "/system.slice/shop.service"
    #expect(
      try limit([
        "proc/self/cgroup": "0::\(group)", "sys/fs/cgroup\(group)/memory.max": "300",
        "sys/fs/cgroup/system.slice/memory.max": "max",
      ]) == 300)
    #expect(
      try limit([
        "proc/self/cgroup": "5:cpu:/a\n4:memory:\(group)\n1:name=systemd:/x",
        "sys/fs/cgroup/memory\(group)/memory.limit_in_bytes": "200",
        "sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712",
      ]) == 200)
  }

  @Test func aGroupAroundItCountsToo() throws {
    #expect(
      try limit([
        "proc/self/cgroup": "0::/a.slice/b.service", "sys/fs/cgroup/a.slice/memory.max": "250",
        "sys/fs/cgroup/a.slice/b.service/memory.max": "400",
      ]) == 250)
  }

  /// A container sees its own group as the root, but may be told the path outside.
  @Test func aContainersGroupIsTheRoot() throws {
    #expect(
      try limit([
        "proc/self/cgroup": "0::/docker/4f", "sys/fs/cgroup/memory.max": "256",
      ]) == 256)
  }

  @Test func withoutAGroupItIsTheMachines() throws {
    #expect(try limit([:]) == 1000)
    #expect(
      try limit(["proc/self/cgroup": "0::/", "sys/fs/cgroup/memory.max": "5000"]) == 1000)
  }
}
