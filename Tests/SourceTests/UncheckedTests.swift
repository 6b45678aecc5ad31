import Foundation
import Testing

/// Where the compiler's check of threads is switched off: a few places, each with its reason above it.
@Suite struct UncheckedTests {
  /// How many there are, by file. A new one is rarely needed: a view that is `nonisolated` may keep
  /// whatever it likes, a `Mutex` guards what is `Sendable`, and `Carried` says the rest once.
  static let listed: [String: Int] = [
    // Values that Apple's and Foundation's signatures leave unsaid.
    "ApusCombine/Locking/Carried.swift": 1,
    "ViewGraph/Graph/Carried.swift": 1,
    "ApusFoundation/ItemProviders/NSItemProvider.swift": 1,
    "ApusFoundation/ItemProviders/NSItemProvider+objects.swift": 1,
    "ApusUI/Controls/SharedParcel.swift": 2,
    "ApusUI/Drawing/GraphicsContext+Sizes.swift": 1,
    "ApusUI/UIKit/Pickers/SavedPictures.swift": 1,
    "ApusUI/UIKit/UIColor.swift": 1,
    "ApusUI/DragAndDrop/DraggedContent.swift": 1,
    "ApusUI/Presentation/Sheets/CustomPresentationDetent.swift": 1,
    "ApusUI/DragAndDrop/View+drag.swift": 1,
    "ApusUI/State/Binding.swift": 1,
    // Generic values, and subscribers that they are sent to, under a lock of their own.
    "ApusCombine/ObservableObjects/ObjectsWithoutPublished.swift": 1,
    "ApusCombine/ObservableObjects/ObservableObjectPublisher.swift": 1,
    "ApusCombine/ObservableObjects/PublishedBox.swift": 1,
    "ApusUI/Focus/FocusState.swift": 1,
    "ApusUI/State/State.swift": 1,
    // Observers that are not kept, and Foundation's tokens.
    "ApusUI/UIKit/Selectors/NotificationCenter+selector.swift": 2,
    // A store without properties of its own, and closures that views alone set and call.
    "ApusUI/Storage/NSUbiquitousKeyValueStore.swift": 1,
    "Frameworks/CoreTransferable/NSItemProvider+transferable.swift": 1,
    "Frameworks/MapKit/MapCameraChange.swift": 1,
    "Frameworks/MapKit/MKDistanceFormatter.swift": 1,
    "Frameworks/MapKit/MKPointOfInterestCategory.swift": 2,
    "Frameworks/StoreKit/ProductView.swift": 1,
    "Frameworks/StoreKit/StoreTasks.swift": 1,
    // Views that a layout arranges, which is asked on the main thread.
    "ApusUI/Layout/GuideProbe.swift": 1,
    "ApusUI/Layout/LayoutSubviews.swift": 5,
    // XCTest's and Foundation's objects, which tests use on the main thread.
    "ApusXCTest/Failures/RunningTests.swift": 1,
    "ApusXCTest/Predicates/ElementWait.swift": 1,
    "ApusFoundation/Predicates/NSPredicate+Format.swift": 2,
    "ApusFoundation/Predicates/PredicateValue.swift": 1,
    // Classes of Apple's names that others subclass, and plans of constants.
    "ApusFoundation/Formatters/DateComponentsFormatter.swift": 1,
    "ApusUI/UIKit/SymbolConfiguration.swift": 2,
    "ApusFoundation/Formatters/ListFormatter.swift": 1,
    "ApusFoundation/Formatters/MeasurementFormatter.swift": 1,
    "ApusFoundation/Formatters/RelativeDateTimeFormatter.swift": 1,
    "Frameworks/AVFoundation/AVAsset.swift": 2,
    "Frameworks/AVFoundation/AVAudioPlayer.swift": 1,
    "Frameworks/Charts/Marks/ChartContent.swift": 1,
    "Frameworks/CoreLocation/CLGeocoder.swift": 1,
    "Frameworks/CoreLocation/CLLocation.swift": 1,
    "Frameworks/CoreLocation/PlaceSeeker.swift": 2,
    "Frameworks/CoreMotion/CMValues.swift": 4,
    "ApusFoundation/Time/NotificationSequence.swift": 3,
    "ApusUI/Controls/PasteButton.swift": 1,
    "ApusUI/Core/ViewModifier.swift": 1,
    "ApusUI/Navigation/TabContentModifiers.swift": 1,
    "ApusUI/Presentation/ItemExporter.swift": 3,
    "Frameworks/AuthenticationServices/ASAuthorizationController.swift": 1,
    "Frameworks/AuthenticationServices/ASWebAuthenticationSession.swift": 1,
    "Frameworks/Contacts/CNContactStore.swift": 1,
    "Frameworks/CoreSpotlight/CSSearchableIndex.swift": 1,
    "Frameworks/EventKit/EKEventStore.swift": 1,
    "Frameworks/HealthKit/HKHealthStore.swift": 1,
    "Frameworks/HealthKit/HKQueries.swift": 4,
    "Frameworks/HealthKit/HKSamples.swift": 4,
    "Frameworks/HealthKit/HKTypes.swift": 5,
    "Frameworks/OS/OSAllocatedUnfairLock.swift": 2,
    "Frameworks/UserNotifications/UNNotificationRequest.swift": 9,
    "Frameworks/UserNotifications/UNUserNotificationCenter.swift": 1,
    "Frameworks/WatchConnectivity/WCSession.swift": 3,
    "ViewGraph/Graph/Comparison.swift": 4,
    // Memory that one writes once.
    "ViewGraph/Vocabulary/AttributeKind+Table.swift": 1,
    "PageMarkup/Lowering/Template.swift": 1,
    "VisitorRooms/Line/SocketMarks.swift": 1,
    "VisitorRooms/Supervision/Quarantine.swift": 1,
  ]

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  @Test func onlyListedPlacesAreUncheckedAndEachSaysWhy() throws {
    var found: [String: Int] = [:]
    let files = try #require(
      FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let name = String(file.path.dropFirst(Self.sources.path.count + 1))
      for place in UncheckedPlace.all(in: try String(contentsOf: file, encoding: .utf8)) {
        found[name, default: 0] += 1
        #expect(place.hasReason, "\(name):\(place.line) needs a comment above it that says why")
      }
    }
    for name in Set(found.keys).union(Self.listed.keys).sorted() {
      #expect(found[name] == Self.listed[name], "\(name)")
    }
  }

  @Test func aPlaceIsFoundWithOrWithoutItsReason() {
    let places = UncheckedPlace.all(
      in: """
        // Written once.
        nonisolated(unsafe) let first = 1
        /// No `@unchecked Sendable` is needed.
        let second = "nonisolated(unsafe)"
        final class Third:
          Base, @unchecked
          Sendable {}
        """)
    #expect(places.map(\.line) == [2, 6])
    #expect(places.map(\.hasReason) == [true, false])
  }
}

/// A place in a source where the compiler takes the source's word.
private struct UncheckedPlace {
  let line: Int
  /// Whether a comment is directly above it.
  let hasReason: Bool

  static func all(in source: String) -> [UncheckedPlace] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let code = SourceText(source)
    let words = String(code.code)
    let pattern = #/nonisolated\s*\(\s*unsafe\s*\)|@unchecked/#
    return words.matches(of: pattern).map { match in
      let line = code.line(at: words.distance(from: words.startIndex, to: match.range.lowerBound))
      // A docstring says what it is, not why it is unchecked.
      let above = line > 1 ? lines[line - 2].drop { $0.isWhitespace } : ""
      return UncheckedPlace(line: line, hasReason: above.hasPrefix("// "))
    }
  }
}
