import Foundation

/// One sign-in, as the coordinators hand it on.
@MainActor
struct CareSession {
  let token: String
  let member: CareMember
  let repositories: CareRepositories
  let now: @Sendable () -> Date
}
