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
  var report: ReportFlowServices
  var care: @MainActor () -> CareServices
  var loginCells: @MainActor () -> LoginCellsServices
  var profiles: @MainActor () -> ProfilesServices
  var builder: @MainActor (VisitorCredentials) -> BuilderServices

  /// - Parameters:
  ///   - database: Where all areas keep what they have.
  ///   - report: What the report flow needs.
  init(database: any DatabaseWriter, report: ReportFlowServices) {
    self.report = report
    // One for all visitors: each page hears when its sign-in ends in another.
    let accounts = AccountStore(database: database)
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
