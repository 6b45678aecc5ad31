import Foundation
import GRDB

@testable import ReportFlow
@testable import ShowcaseAreas

/// 2026-11-20 23:30 UTC: the 21st in Warsaw, still the 20th in New York.
let sampleNow = Date(timeIntervalSince1970: 1_795_217_400)

extension TimeZone {
  static let warsaw = TimeZone(identifier: "Europe/Warsaw")!
  static let newYork = TimeZone(identifier: "America/New_York")!
}

extension SpeciesTaxonomyOption {
  static let dog = SpeciesTaxonomy.option(id: "dog")!
  static let cat = SpeciesTaxonomy.option(id: "cat")!
}

extension AnimalDescriptionViewModel.FormData {
  /// A form in which nothing is wrong.
  static var valid: Self {
    Self(
      disappearanceDate: sampleNow, selectedSpecies: .dog, race: "Golden Retriever",
      selectedGender: .female)
  }
}

extension AnimalDescription {
  static let sample = AnimalDescription(
    disappearedOn: CalendarDay(year: 2026, month: 11, day: 20), petName: "Luna", species: .dog,
    race: "Golden Retriever", gender: .female, age: 3,
    place: Place(latitude: "52.22977", longitude: "21.01178"), details: "Red collar")
}

extension Report {
  static func sample(
    id: UUID = UUID(), createdAt: Date = sampleNow, race: String = "Golden Retriever",
    photo: PhotoReference? = nil
  ) -> Report {
    var animal = AnimalDescription.sample
    animal.race = race
    return Report(
      id: id, createdAt: createdAt, chipNumber: "123456789012345", photo: photo, animal: animal,
      contact: ContactDetails(phone: "+48123456789", email: "luna@example.com"))
  }
}

/// A store as the showcase has it, with the reports' part of the database alone.
func openStore(in directory: URL) throws -> DatabaseReportStore {
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  let database = try DatabasePool(
    path: directory.appendingPathComponent(ShowcaseDatabase.fileName).path)
  var migrator = DatabaseMigrator()
  ReportSchema.register(in: &migrator)
  try migrator.migrate(database)
  return try DatabaseReportStore(
    database: database, photos: directory.appendingPathComponent("photos", isDirectory: true))
}

/// A folder that is gone when the test has ended.
func withTemporaryFolder<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> Result
) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("report-flow-\(UUID().uuidString)", isDirectory: true)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

/// The beginning of a PNG file, made longer with zeros.
func pngData(count: Int = 64) -> Data {
  Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(count: count - 8)
}

func chosenFile(_ data: Data, in folder: URL, name: String = "luna.png") throws -> ChosenPhoto {
  let file = folder.appendingPathComponent(UUID().uuidString)
  try data.write(to: file)
  return ChosenPhoto(name: name, size: data.count, url: file)
}
