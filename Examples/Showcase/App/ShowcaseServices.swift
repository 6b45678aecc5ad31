import Accounts
import Builder
import CareSupport
import GRDB
import LoginCells
import Profiles
import ReportFlow
import SwiftUI

/// What the areas need from outside; each is made when a visitor first opens the area.
@MainActor
struct ShowcaseServices {
  /// Where all areas keep what they have.
  let database: any DatabaseWriter
  var report: ReportFlowServices
  var care: @MainActor () -> CareServices
  var loginCells: @MainActor () -> LoginCellsServices
  var profiles: @MainActor () -> ProfilesServices
  var builder: @MainActor (VisitorCredentials) -> BuilderServices

  /// - Parameters:
  ///   - database: Where all areas keep what they have.
  ///   - report: What the report flow needs.
  init(database: any DatabaseWriter, report: ReportFlowServices) {
    self.database = database
    self.report = report
    // One for all visitors: each page hears when its sign-in ends in another.
    let topic = "showcase.endings"
    let accounts = AccountStore(database: database, onEnding: { Broadcast.post($0, on: topic) })
    let endings = Broadcast.values(of: Data.self, on: topic)
    Task {
      for await digest in endings { accounts.signInEnded(digest) }
    }
    let violations = AccessViolations()
    care = { CareServices(database: database, accounts: accounts, violations: violations) }
    loginCells = {
      LoginCellsServices(emailCheck: HTTPEmailCheck(endpoint: ShowcaseEndpoints.emailCheck))
    }
    profiles = { ProfilesServices(database: database) }
    builder = { credentials in
      BuilderServices(
        database: database,
        authentication: AccountAuthentication(accounts: accounts, credentials: credentials),
        sample: AccountAuthentication.sample)
    }
  }
}
