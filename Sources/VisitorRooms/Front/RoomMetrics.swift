import Metrics

/// What the front counts of its rooms.
struct RoomMetrics: Sendable {
  private let rooms: Meter
  private let memory: Meter
  private let crashes: Counter
  private let stuck: Counter
  private let lobby: Counter

  init(factory: any MetricsFactory) {
    rooms = Meter(label: "apus_rooms", factory: factory)
    memory = Meter(label: "apus_rooms_memory_bytes", factory: factory)
    crashes = Counter(label: "apus_room_crashes_total", factory: factory)
    stuck = Counter(label: "apus_rooms_stuck_total", factory: factory)
    lobby = Counter(label: "apus_lobby_pages_total", factory: factory)
  }

  func count(rooms count: Int) { rooms.set(count) }
  func count(memory bytes: Int) { memory.set(bytes) }
  func crashed() { crashes.increment() }
  func wasStuck() { stuck.increment() }
  func servedByLobby() { lobby.increment() }
}
