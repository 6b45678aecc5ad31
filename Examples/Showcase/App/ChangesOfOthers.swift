import Foundation
import GRDB
import ReportFlow
import SwiftUI
import Synchronization

/// Tells this process's observations of the database what the processes of other visitors have changed,
/// and those what this one has.
final class ChangesOfOthers: TransactionObserver, Sendable {
  /// What a process has changed.
  private struct Notice: Codable, Sendable {
    let process: Int32
    let tables: [String]
  }

  private static let topic = "showcase.tables"
  private static let process = ProcessInfo.processInfo.processIdentifier
  private let changed = Mutex<Set<String>>([])

  /// Begins to tell and to listen, for as long as the process runs.
  static func follow(_ database: DatabasePool) {
    database.add(transactionObserver: ChangesOfOthers(), extent: .databaseLifetime)
    let notices = Broadcast.values(of: Notice.self, on: topic)
    Task.detached {
      for await notice in notices where notice.process != process {
        do {
          try await database.write { database in
            for table in notice.tables { try database.notifyChanges(in: Table(table)) }
          }
        } catch {
          Log.error("Changes of another visitor could not be shown: \(error)")
        }
      }
    }
  }

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }

  func databaseDidChange(with event: DatabaseEvent) {
    _ = changed.withLock { $0.insert(event.tableName) }
  }

  func databaseDidCommit(_ database: Database) {
    let tables = changed.withLock { tables in
      defer { tables = [] }
      return tables.sorted()
    }
    guard !tables.isEmpty else { return }
    Broadcast.post(Notice(process: Self.process, tables: tables), on: Self.topic)
  }

  func databaseDidRollback(_ database: Database) { changed.withLock { $0 = [] } }
}
