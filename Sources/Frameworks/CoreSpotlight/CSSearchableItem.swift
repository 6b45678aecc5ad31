@_exported import ApusUniformTypeIdentifiers
import Foundation

/// Something of an app that a search could find.
open class CSSearchableItem: NSObject {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  /// The expiration date; nil for one month from now.
  open var expirationDate: Date?
  open var attributeSet: CSSearchableItemAttributeSet

  /// Makes an item. The default identifier is a new one.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// The words and pictures of an item.
open class CSSearchableItemAttributeSet: NSObject {
  /// An identifier of the item's type.
  open var contentType: String?
  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var subject: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var textContent: String?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var relatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var identifier: String?
  open var rating: NSNumber?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var latitude: NSNumber?
  open var longitude: NSNumber?

  /// Makes attributes of a content type.
  public init(contentType: UTType) { self.contentType = contentType.identifier }

  /// Attributes of something of a type, by the type's identifier.
  public init(itemContentType type: String) { contentType = type }
}
