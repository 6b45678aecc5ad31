import ApusContacts
import ApusContactsUI
import ApusEventKit
import ApusEventKitUI
import ApusPDFKit
import ApusQuickLook
import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Contacts and calendars, which no page reads, and files that none draws.
@MainActor @Suite struct AbsentPersonalDataTests {
  private struct Shown<Controller: UIViewController>: UIViewControllerRepresentable {
    let make: @MainActor () -> Controller
    func makeUIViewController(
      context: UIViewControllerRepresentableContext<Shown<Controller>>
    ) -> Controller { make() }
    func updateUIViewController(
      _ uiViewController: Controller,
      context: UIViewControllerRepresentableContext<Shown<Controller>>
    ) {}
  }

  @Test func contactsAreDenied() async {
    let store = CNContactStore()
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    await #expect(throws: CNError(.authorizationDenied)) {
      try await store.requestAccess(for: .contacts)
    }
    let keys = [CNContactGivenNameKey as CNKeyDescriptor, CNContactPhoneNumbersKey]
    let request = CNContactFetchRequest(keysToFetch: keys)
    #expect(throws: CNError(.authorizationDenied)) {
      try store.enumerateContacts(with: request) { _, _ in }
    }
  }

  private static func ada() -> CNMutableContact {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+44 1"))
    ]
    return contact
  }

  @Test func aContactHasItsValues() {
    let contact = Self.ada()
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
    #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
    let copy = contact.mutableCopy() as? CNMutableContact
    copy?.givenName = "Eva"
    #expect(contact.givenName == "Ada" && copy == contact)
  }

  @Test func aContactIsShown() {
    let contact = Self.ada()
    let screen = Screen { Shown { CNContactViewController(for: contact) } }
    #expect(screen.text("Ada Lovelace").exists && screen.text("home").exists)
    #expect(screen.link(label: "+44 1").exists)
  }

  private final class Ears: NSObject, CNContactPickerDelegate, EKEventEditViewDelegate {
    var heard: [String] = []
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
      heard.append("picker")
    }
    func eventEditViewController(
      _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) { heard.append("event \(action)") }
  }

  @Test func aChooserOfContactsGoesAway() {
    let ears = Ears()
    let screen = Screen {
      Shown {
        let picker = CNContactPickerViewController()
        picker.delegate = ears
        return picker
      }
    }
    screen.button(label: "Cancel").tap()
    #expect(ears.heard == ["picker"])
  }

  @Test func calendarsAreDenied() async throws {
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
    #expect(try await store.requestFullAccessToEvents() == false)
    let event = EKEvent(eventStore: store)
    event.title = "Party"
    event.addAlarm(EKAlarm(relativeOffset: -60))
    #expect(event.hasAlarms && store.defaultCalendarForNewEvents == nil)
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
    let reminder = EKReminder(eventStore: store)
    reminder.isCompleted = true
    #expect(reminder.completionDate != nil)
  }

  @Test func anEventIsShownAndNotKept() {
    let ears = Ears()
    let event = EKEvent(eventStore: EKEventStore())
    event.title = "Party"
    let screen = Screen {
      Shown {
        let editor = EKEventEditViewController()
        editor.event = event
        editor.editViewDelegate = ears
        return editor
      }
    }
    #expect(screen.text("Party").exists)
    screen.button(label: "Cancel").tap()
    #expect(ears.heard == ["event canceled"])
  }

  private struct Paper: UIViewRepresentable {
    let document: PDFDocument?
    func makeUIView(context: UIViewRepresentableContext<Paper>) -> PDFView {
      let view = PDFView()
      view.autoScales = true
      view.document = document
      return view
    }
    func updateUIView(_ uiView: PDFView, context: UIViewRepresentableContext<Paper>) {}
  }

  @Test func aPDFIsHandedOver() throws {
    #expect(PDFDocument(data: Data("no".utf8)) == nil)
    let document = try #require(PDFDocument(data: Data("%PDF-1.7".utf8)))
    let screen = Screen { Paper(document: document) }
    screen.button(label: "PDF").tap()
    let file = try #require(screen.downloadedFiles.first)
    #expect(file.lastPathComponent == "Document.pdf")
    #expect(try Data(contentsOf: file) == document.dataRepresentation())
  }

  private struct Preview: View {
    @State private var file: URL?
    let address: URL
    var body: some View {
      Button("Show") { file = address }
        .quickLookPreview($file)
      Text(file == nil ? "closed" : "open")
    }
  }

  @Test func aPreviewHandsTheFileOver() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    try Data("words".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = Screen { Preview(address: file) }
    screen.button(label: "Show").tap()
    await screen.settle()
    screen.button(label: file.lastPathComponent).tap()
    #expect(screen.downloadedFiles.map(\.lastPathComponent) == [file.lastPathComponent])
    screen.button(label: "Done").tap()
    await screen.settle()
    #expect(screen.text("closed").exists)
  }
}
