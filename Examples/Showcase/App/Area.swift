import Builder
import CareSupport
import LoginCells
import Profiles
import ReportFlow
import SwiftUI

/// A part of the showcase, by the first part of its addresses.
enum Area: String, CaseIterable, Identifiable, Sendable {
  case report
  case care
  case loginCells = "login-cells"
  case profile
  case builder

  var id: Self { self }

  /// The area that has a page with an address; nil for the start page and for an address that is nobody's,
  /// which leads to the start page and so is answered with 404.
  init?(address: String) {
    let first = address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").first
    guard let first, let area = Area(rawValue: String(first)), area.contains(address) else {
      return nil
    }
    self = area
  }

  /// What a page needs first, such as a sign-in or the steps before it, does not matter.
  private func contains(_ address: String) -> Bool {
    switch self {
    case .report: ReportRoute.contains(address)
    case .care: CareCoordinator.contains(address)
    case .loginCells: LoginCellsCoordinator.contains(address)
    case .profile: ProfilesCoordinator.contains(address)
    case .builder: BuilderCoordinator.contains(address)
    }
  }

  /// Where the area begins.
  var firstAddress: String { self == .profile ? "/profile/ada" : "/" + rawValue }

  /// What identifiers call it.
  var name: String { "\(self)" }

  var title: LocalizedStringKey {
    switch self {
    case .report: "Report a missing animal"
    case .care: "CareSupport"
    case .loginCells: "Sign in, cell by cell"
    case .profile: "Profiles"
    case .builder: "Bob the Builder"
    }
  }

  /// One sentence for somebody who has not seen it.
  var explanation: LocalizedStringKey {
    switch self {
    case .report:
      "A form in four steps with a photo and a place. It outlives a reload, and says what is wrong beside each field."
    case .care:
      "Tasks, readings and live messages for patients, caregivers and coordinators. Each of them sees another app."
    case .loginCells:
      "Two fields that are silent until they are validated. A server is asked about the email while you type."
    case .profile:
      "People to follow and to write to. A change shows at once on every screen that has the same person."
    case .builder:
      "Projects and requests for information, with search, filters and a sorted table. Try it slow, empty or failing."
    }
  }

  var symbol: String {
    switch self {
    case .report: "pawprint.fill"
    case .care: "heart.fill"
    case .loginCells: "textformat"
    case .profile: "person.crop.circle.fill"
    case .builder: "hammer.fill"
    }
  }

  /// The colour of its symbol.
  var color: Color {
    switch self {
    case .report: .teal
    case .care: .pink
    case .loginCells: .purple
    case .profile: .blue
    case .builder: .orange
    }
  }

  /// What its button says.
  var invitation: LocalizedStringKey {
    switch self {
    case .report: "Report an animal"
    case .care: "Sign in to CareSupport"
    case .loginCells: "Try the cells"
    case .profile: "See Ada's profile"
    case .builder: "Open the site office"
    }
  }
}
