import Validation

/// What a person types of a reading.
struct ReadingDraft: Equatable, Sendable {
  var kind = ReadingKind.bloodPressure
  var value = ""
  /// Of blood pressure.
  var second = ""

  static let rules = Rules<ReadingDraft> { rules in
    for kind in ReadingKind.allCases {
      rules.when(\.kind, is: { $0 == kind }) { rules in
        rules.field(\.value, .required, .decimal(in: kind.plausible))
        if let range = kind.plausibleSecond {
          rules.field(\.second, .required, .decimal(in: range))
          rules.check(\.value, \.second, at: [\.second], code: "belowUpper") { upper, lower in
            guard let upper = Double(numberText: upper), let lower = Double(numberText: lower)
            else { return true }
            return lower < upper
          }
        }
      }
    }
  }

  static let wording = Wording(
    "en",
    catalogs: [
      Catalog(
        "en",
        [
          "belowUpper": "The lower value must be below the upper one",
          "value.required": "Please enter what was measured",
          "second.required": "Please enter the lower value, too",
        ])
    ])

  /// The reading, if the draft meets the rules.
  func reading(of patientID: String) -> NewReading? {
    guard let value = Double(numberText: value) else { return nil }
    return NewReading(
      patientID: patientID, kind: kind, value: value,
      second: kind.plausibleSecond == nil ? nil : Double(numberText: second))
  }
}
