import Foundation
import GRDB

/// What the area begins with: two patients, what is to be done for them, thirty days of readings, and
/// a few messages, leading up to the first start.
struct CareSeed {
  private static let day: TimeInterval = 24 * 60 * 60
  private let now: Date
  /// Midnight in Greenwich.
  private let today: TimeInterval

  init(now: Date) {
    self.now = now
    today = (now.timeIntervalSince1970 / Self.day).rounded(.down) * Self.day
  }

  func insert(in database: Database) throws {
    for (patient, carer) in [("maria", "lena"), ("maria", "amara"), ("jonas", "amara")] {
      try database.execute(
        sql: "INSERT INTO care_link (patient, carer) VALUES (?, ?)", arguments: [patient, carer])
    }
    try insertTasks(in: database)
    try insertReadings(in: database)
    try insertMessages(in: database)
  }

  // MARK: Tasks

  private struct Seed {
    let patient: String
    let title: String
    let description: String?
    /// Hours from the first start.
    let due: Double
    var priority = TaskPriority.normal
    var completedBy: String?
  }

  private var tasks: [Seed] {
    [
      Seed(
        patient: "maria", title: "Morning tablets",
        description: "Two of the white ones, one of the blue ones, with a glass of water.",
        due: -4, priority: .high, completedBy: "lena"),
      Seed(
        patient: "maria", title: "Measure the blood pressure",
        description: "Sit down for five minutes first. Left arm.", due: 2, priority: .high),
      Seed(
        patient: "maria", title: "Walk around the park",
        description: "Half an hour, with the stick.", due: 3),
      Seed(
        patient: "maria", title: "Evening tablets", description: "One of the blue ones.",
        due: 5, priority: .high),
      Seed(
        patient: "maria", title: "Call the pharmacy",
        description: "The blue tablets last until Friday.", due: -20),
      Seed(
        patient: "maria", title: "Physiotherapy", description: "Second floor, bring the card.",
        due: 50),
      Seed(
        patient: "maria", title: "Water the plants", description: nil, due: 74, priority: .low),
      Seed(
        patient: "jonas", title: "Change the dressing",
        description: "The left knee. Everything is in the upper drawer.", due: 1,
        priority: .high),
      Seed(
        patient: "jonas", title: "Exercises for the knee", description: "Three times ten.",
        due: -16),
      Seed(
        patient: "jonas", title: "Check-up at Dr. Hahn's", description: "Fasting.", due: 90),
      Seed(
        patient: "jonas", title: "Weigh in", description: nil, due: -48, priority: .low,
        completedBy: "jonas"),
    ]
  }

  private func insertTasks(in database: Database) throws {
    for (number, task) in tasks.enumerated() {
      let quarter = 15.0 * 60
      let due = ((now.timeIntervalSince1970 + task.due * 3600) / quarter).rounded() * quarter
      try database.execute(
        sql: """
          INSERT INTO care_task
            (id, patient, title, description, dueDate, priority, completedBy, completedAt)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          "\(number + 1)", task.patient, task.title, task.description, due,
          task.priority.rawValue, task.completedBy, task.completedBy == nil ? nil : due,
        ])
    }
  }

  // MARK: Readings

  private func insertReadings(in database: Database) throws {
    let patients: [(id: String, author: String, pressure: Double, rate: Double, weight: Double)] = [
      ("maria", "lena", 142, 74, 63.5), ("jonas", "jonas", 126, 66, 84.2),
    ]
    for patient in patients {
      for day in 0..<30 {
        let age = Double(29 - day)
        let time = min(today - age * Self.day + 8 * 3600, now.timeIntervalSince1970)
        // A slow trend, the swing of a week, and what differs from day to day.
        let swing = sin(Double(day) * .pi * 2 / 7)
        let noise = Double((day * 7919 + patient.id.utf8.count * 31) % 11) - 5
        let upper = (patient.pressure - Double(day) * 0.4 + swing * 4 + noise).rounded()
        let lower = (upper * 0.6 + noise * 0.5).rounded()
        try insert(.bloodPressure, upper, lower, time, patient.id, patient.author, in: database)
        let rate = (patient.rate + swing * 3 - noise * 0.6).rounded()
        try insert(.heartRate, rate, nil, time + 60, patient.id, patient.author, in: database)
        guard day % 3 == 0 else { continue }
        let weight = ((patient.weight + Double(day) * 0.03 + noise * 0.06) * 10).rounded() / 10
        try insert(.weight, weight, nil, time + 120, patient.id, patient.author, in: database)
      }
    }
  }

  private func insert(
    _ kind: ReadingKind, _ value: Double, _ second: Double?, _ time: TimeInterval,
    _ patient: String, _ author: String, in database: Database
  ) throws {
    try database.execute(
      sql: """
        INSERT INTO care_reading (id, patient, kind, value, second, time, author)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [UUID().uuidString, patient, kind.rawValue, value, second, time, author])
  }

  // MARK: Messages

  private func insertMessages(in database: Database) throws {
    let messages: [(sender: String, recipient: String, text: String, hoursAgo: Double)] = [
      ("lena", "maria", "Good morning, Maria! I will be there at eight.", 27),
      ("maria", "lena", "Wonderful. Could you bring the newspaper?", 26.5),
      ("lena", "maria", "Of course.", 26.4),
      ("maria", "lena", "I measured 138 this morning. Is that all right?", 3),
      ("amara", "lena", "Maria's tablets last until Friday. Will you call the pharmacy?", 22),
      ("amara", "jonas", "How is the knee today?", 5),
      ("jonas", "amara", "Better, thank you. The stairs are still a bit much.", 4),
      ("amara", "maria", "Physiotherapy is on the second floor now.", 8),
    ]
    for message in messages {
      try database.execute(
        sql: """
          INSERT INTO care_message (sender, recipient, text, time, isRead) VALUES (?, ?, ?, ?, ?)
          """,
        arguments: [
          message.sender, message.recipient, message.text,
          now.timeIntervalSince1970 - message.hoursAgo * 3600, message.hoursAgo > 6,
        ])
    }
  }
}
