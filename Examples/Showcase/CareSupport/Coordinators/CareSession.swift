import Foundation
import Presentation

/// One sign-in, as the coordinators hand it on.
@MainActor
struct CareSession {
  let token: String
  let member: CareMember
  let repositories: CareRepositories
  /// The tab keeps it.
  let drafts: FormModel<MessageDrafts>
  /// The news for the member, on any page.
  let toasts: ToastCenter
  let now: @Sendable () -> Date
}
