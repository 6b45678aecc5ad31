import Builder
import CareSupport
import LoginCells
import Profiles
import ReportFlow

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

  var title: String {
    switch self {
    case .report: "Report a missing animal"
    case .care: "CareSupport"
    case .loginCells: "Sign in, cell by cell"
    case .profile: "Profiles"
    case .builder: "Bob the Builder"
    }
  }

  /// One sentence for somebody who has not seen it.
  var explanation: String {
    switch self {
    case .report:
      "A form in four steps, whose components take a model and a binding and judge nothing themselves."
    case .care:
      "Tasks, readings and live messages for patients, caregivers and coordinators, with use cases and coordinators behind them."
    case .loginCells:
      "Two cells that are silent until they are validated, and a server that is asked about the email while you type."
    case .profile:
      "Each screen in two layers: one that knows the store, and one that is given plain values."
    case .builder:
      "Projects and requests for information, each view loading, empty, failing or full, with search and filter."
    }
  }

  /// Where its screens are, in the repository.
  var source: String {
    switch self {
    case .report: "Examples/Showcase/ReportFlow"
    case .care: "Examples/Showcase/CareSupport"
    case .loginCells: "Examples/Showcase/LoginCells"
    case .profile: "Examples/Showcase/Profiles"
    case .builder: "Examples/Showcase/Builder"
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

  /// What its button says.
  var invitation: String {
    switch self {
    case .report: "Report an animal"
    case .care: "Sign in to CareSupport"
    case .loginCells: "Try the cells"
    case .profile: "See Ada's profile"
    case .builder: "Open the site office"
    }
  }
}
