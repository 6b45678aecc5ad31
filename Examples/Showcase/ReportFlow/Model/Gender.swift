/// The sex of the animal.
public enum Gender: String, CaseIterable, Codable, Hashable, Sendable {
  case female
  case male

  var displayName: String {
    switch self {
    case .female: L10n.genderFemale
    case .male: L10n.genderMale
    }
  }
}
