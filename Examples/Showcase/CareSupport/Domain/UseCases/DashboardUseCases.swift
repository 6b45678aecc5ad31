/// What all dashboards are made of.
struct Dashboard: Equatable, Sendable {
  let profile: CareProfile
  let tasks: [CareTask]
  let overviews: [PatientOverview]
}

protocol GetDashboardUseCase: Sendable {
  func execute() async throws -> Dashboard
}

struct GetDashboardUseCaseImpl: GetDashboardUseCase {
  let repositories: CareRepositories

  func execute() async throws -> Dashboard {
    async let profile = repositories.profile.profile()
    async let tasks = GetTasksUseCaseImpl(taskRepository: repositories.tasks).execute()
    async let overviews = repositories.circle.overviews()
    return try await Dashboard(profile: profile, tasks: tasks, overviews: overviews)
  }
}
