/// How a patient is, for those who look after them.
struct PatientOverview: Hashable, Identifiable, Sendable {
  let patient: CareMember
  let openTasks: Int
  let overdueTasks: Int
  /// The newest of each kind.
  let latest: [HealthReading]
  /// Who looks after the patient.
  let team: [CareMember]

  var id: String { patient.id }
}
