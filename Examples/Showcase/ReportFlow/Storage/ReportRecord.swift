import Foundation
import GRDB

/// A report as a row of the table `report`.
struct ReportRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "report"

  var id: String
  /// Milliseconds since 1970.
  var createdAt: Int64
  var chipNumber: String?
  var photo: String?
  /// `2026-11-21`.
  var disappearedOn: String
  var petName: String?
  var species: String
  var race: String
  var gender: String
  var age: Int?
  var latitude: String?
  var longitude: String?
  var details: String
  var phone: String
  var email: String

  init(_ report: Report) {
    id = report.id.uuidString
    createdAt = Int64((report.createdAt.timeIntervalSince1970 * 1000).rounded())
    chipNumber = report.chipNumber
    photo = report.photo?.fileName
    disappearedOn = report.animal.disappearedOn.text
    petName = report.animal.petName.map(Self.text)
    species = report.animal.species.id
    race = Self.text(report.animal.race)
    gender = report.animal.gender.rawValue
    age = report.animal.age
    latitude = report.animal.place?.latitude
    longitude = report.animal.place?.longitude
    details = Self.text(report.animal.details)
    phone = report.contact.phone
    email = report.contact.email
  }

  /// SQLite ends a text at its first NUL, and would lose what follows.
  private static func text(_ text: String) -> String {
    text.replacingOccurrences(of: "\0", with: "")
  }

  /// Nil for a row that somebody else wrote and that means nothing here.
  var report: Report? {
    guard let id = UUID(uuidString: id), let day = CalendarDay(text: disappearedOn),
      let species = SpeciesTaxonomy.option(id: species), let gender = Gender(rawValue: gender)
    else { return nil }
    var place: AnimalDescription.Place?
    if let latitude, let longitude {
      place = AnimalDescription.Place(latitude: latitude, longitude: longitude)
    }
    return Report(
      id: id, createdAt: Date(timeIntervalSince1970: Double(createdAt) / 1000),
      chipNumber: chipNumber, photo: photo.flatMap(PhotoReference.init(fileName:)),
      animal: AnimalDescription(
        disappearedOn: day, petName: petName, species: species, race: race, gender: gender,
        age: age, place: place, details: details),
      contact: ContactDetails(phone: phone, email: email))
  }
}
