import Foundation

/// What is known of the animal: the checked values of the third step.
public struct AnimalDescription: Codable, Equatable, Sendable {
  public var disappearedOn: CalendarDay
  public var petName: String?
  public var species: SpeciesTaxonomyOption
  public var race: String
  public var gender: Gender
  /// Years.
  public var age: Int?
  public var place: Place?
  public var details: String

  /// Coordinates in degrees, as the person wrote them, without surrounding white space.
  public struct Place: Codable, Equatable, Sendable {
    public var latitude: String
    public var longitude: String

    public init(latitude: String, longitude: String) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  public init(
    disappearedOn: CalendarDay, petName: String? = nil, species: SpeciesTaxonomyOption,
    race: String, gender: Gender, age: Int? = nil, place: Place? = nil, details: String = ""
  ) {
    self.disappearedOn = disappearedOn
    self.petName = petName
    self.species = species
    self.race = race
    self.gender = gender
    self.age = age
    self.place = place
    self.details = details
  }
}

/// How to reach the person who reports.
public struct ContactDetails: Codable, Equatable, Sendable {
  public var phone: String
  public var email: String

  public init(phone: String, email: String) {
    self.phone = phone
    self.email = email
  }
}

/// A report of a missing animal.
public struct Report: Identifiable, Equatable, Sendable {
  /// Made when the flow begins: a report that arrives twice is still one report.
  public var id: UUID
  public var createdAt: Date
  /// Digits only; nil if none was given.
  public var chipNumber: String?
  public var photo: PhotoReference?
  public var animal: AnimalDescription
  public var contact: ContactDetails

  public init(
    id: UUID, createdAt: Date, chipNumber: String?, photo: PhotoReference?,
    animal: AnimalDescription, contact: ContactDetails
  ) {
    self.id = id
    self.createdAt = createdAt
    self.chipNumber = chipNumber
    self.photo = photo
    self.animal = animal
    self.contact = contact
  }
}
