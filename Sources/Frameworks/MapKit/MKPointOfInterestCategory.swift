import Foundation

/// A kind of place that is known on maps.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  private static func named(_ name: String) -> MKPointOfInterestCategory {
    MKPointOfInterestCategory(rawValue: "MKPOICategory" + name)
  }

  public static let airport = named("Airport")
  public static let amusementPark = named("AmusementPark")
  public static let animalService = named("AnimalService")
  public static let aquarium = named("Aquarium")
  public static let atm = named("ATM")
  public static let automotiveRepair = named("AutomotiveRepair")
  public static let bakery = named("Bakery")
  public static let bank = named("Bank")
  public static let baseball = named("Baseball")
  public static let basketball = named("Basketball")
  public static let beach = named("Beach")
  public static let beauty = named("Beauty")
  public static let bowling = named("Bowling")
  public static let brewery = named("Brewery")
  public static let cafe = named("Cafe")
  public static let campground = named("Campground")
  public static let carRental = named("CarRental")
  public static let castle = named("Castle")
  public static let conventionCenter = named("ConventionCenter")
  public static let distillery = named("Distillery")
  public static let evCharger = named("EVCharger")
  public static let fairground = named("Fairground")
  public static let fireStation = named("FireStation")
  public static let fishing = named("Fishing")
  public static let fitnessCenter = named("FitnessCenter")
  public static let foodMarket = named("FoodMarket")
  public static let fortress = named("Fortress")
  public static let gasStation = named("GasStation")
  public static let golf = named("Golf")
  public static let goKart = named("GoKart")
  public static let hiking = named("Hiking")
  public static let hospital = named("Hospital")
  public static let hotel = named("Hotel")
  public static let kayaking = named("Kayaking")
  public static let landmark = named("Landmark")
  public static let laundry = named("Laundry")
  public static let library = named("Library")
  public static let mailbox = named("Mailbox")
  public static let marina = named("Marina")
  public static let miniGolf = named("MiniGolf")
  public static let movieTheater = named("MovieTheater")
  public static let museum = named("Museum")
  public static let musicVenue = named("MusicVenue")
  public static let nationalMonument = named("NationalMonument")
  public static let nationalPark = named("NationalPark")
  public static let nightlife = named("Nightlife")
  public static let park = named("Park")
  public static let parking = named("Parking")
  public static let pharmacy = named("Pharmacy")
  public static let planetarium = named("Planetarium")
  public static let police = named("Police")
  public static let postOffice = named("PostOffice")
  public static let publicTransport = named("PublicTransport")
  public static let restaurant = named("Restaurant")
  public static let restroom = named("Restroom")
  public static let rockClimbing = named("RockClimbing")
  public static let rvPark = named("RVPark")
  public static let school = named("School")
  public static let skatePark = named("SkatePark")
  public static let skating = named("Skating")
  public static let skiing = named("Skiing")
  public static let soccer = named("Soccer")
  public static let spa = named("Spa")
  public static let stadium = named("Stadium")
  public static let store = named("Store")
  public static let surfing = named("Surfing")
  public static let swimming = named("Swimming")
  public static let tennis = named("Tennis")
  public static let theater = named("Theater")
  public static let university = named("University")
  public static let volleyball = named("Volleyball")
  public static let winery = named("Winery")
  public static let zoo = named("Zoo")
}

/// The kinds of places that a search finds.
open class MKPointOfInterestFilter: NSObject {
  private let listed: Set<MKPointOfInterestCategory>
  private let isWithout: Bool

  /// The places of all kinds.
  // A filter never changes.
  nonisolated(unsafe) public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// No places.
  // A filter never changes.
  nonisolated(unsafe) public static let excludingAll = MKPointOfInterestFilter(including: [])

  public init(including categories: [MKPointOfInterestCategory]) {
    (listed, isWithout) = (Set(categories), false)
  }

  public init(excluding categories: [MKPointOfInterestCategory]) {
    (listed, isWithout) = (Set(categories), true)
  }

  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    listed.contains(category) != isWithout
  }

  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
