import ApusMessageUI
import ApusSafariServices
import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Other sites and mails, by links.
@MainActor @Suite struct SafariAndMailTests {
  private struct SafariView: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(
      context: UIViewControllerRepresentableContext<SafariView>
    ) -> SFSafariViewController { SFSafariViewController(url: url) }

    func updateUIViewController(
      _ uiViewController: SFSafariViewController,
      context: UIViewControllerRepresentableContext<SafariView>
    ) {}
  }

  private struct MailView: UIViewControllerRepresentable {
    @Binding var result: MFMailComposeResult?

    @MainActor final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
      let parent: MailView
      init(_ parent: MailView) { self.parent = parent }

      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
      ) {
        parent.result = result
        controller.dismiss(animated: true)
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
      let mail = MFMailComposeViewController()
      mail.mailComposeDelegate = context.coordinator
      mail.setToRecipients(["ada@example.org"])
      mail.setSubject("Bread & butter + jam")
      mail.setMessageBody("Two\nlines", isHTML: false)
      return mail
    }

    func updateUIViewController(
      _ uiViewController: MFMailComposeViewController, context: Context
    ) {}
  }

  private struct Sheet<Content: View>: View {
    let content: () -> Content
    @State private var isShown = true

    var body: some View {
      Text("Behind").sheet(isPresented: $isShown, content: content)
    }
  }

  @Test func aSiteIsALinkThatOpensIt() async throws {
    let url = try #require(URL(string: "https://example.org/news?id=7"))
    let screen = Screen { Sheet { SafariView(url: url) } }
    await screen.settle()
    let link = screen.link(label: "https://example.org/news?id=7")
    #expect(link.isVisible)
    link.tap()
    #expect(screen.openedAddresses == [url])
    screen.button(label: "Done").tap()
    await screen.settle()
    #expect(!link.exists)
  }

  @Test func anAddressThatIsNoneOfTheWebIsNoLink() async throws {
    let url = try #require(URL(string: "javascript:alert(1)"))
    let screen = Screen { Sheet { SafariView(url: url) } }
    await screen.settle()
    #expect(screen.text("javascript:alert(1)").isVisible)
    #expect(!screen.link(label: "javascript:alert(1)").exists)
  }

  private struct Mailing: View {
    @State private var isShown = true
    @State private var result: MFMailComposeResult?

    var body: some View {
      Text(result.map { "Result \($0.rawValue)" } ?? "No result")
        .sheet(isPresented: $isShown) { MailView(result: $result) }
    }
  }

  @Test func aMailIsALinkWithAllOfIt() async throws {
    let screen = Screen { Mailing() }
    await screen.settle()
    screen.link(label: "ada@example.org").tap()
    #expect(
      screen.openedAddresses.map(\.absoluteString) == [
        "mailto:ada@example.org?subject=Bread%20%26%20butter%20%2B%20jam&body=Two%0Alines"
      ])
    screen.button(label: "Cancel").tap()
    await screen.settle()
    #expect(screen.text("Result 0").isVisible)
    #expect(!screen.button(label: "Cancel").exists)
  }

  @Test func aPageSendsNoMail() {
    #expect(!MFMailComposeViewController.canSendMail())
  }

  private struct MessageView: UIViewControllerRepresentable {
    @Binding var result: MessageComposeResult?

    @MainActor final class Coordinator: NSObject, MFMessageComposeViewControllerDelegate {
      let parent: MessageView
      init(_ parent: MessageView) { self.parent = parent }

      func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
      ) {
        parent.result = result
        controller.dismiss(animated: true)
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> MFMessageComposeViewController {
      let message = MFMessageComposeViewController()
      message.messageComposeDelegate = context.coordinator
      message.recipients = ["+49 (30) 123", "456"]
      message.body = "Tea & cake + milk?"
      return message
    }

    func updateUIViewController(
      _ uiViewController: MFMessageComposeViewController, context: Context
    ) {}
  }

  private struct Messaging: View {
    @State private var isShown = true
    @State private var result: MessageComposeResult?

    var body: some View {
      Text(result.map { "Result \($0.rawValue)" } ?? "No result")
        .sheet(isPresented: $isShown) { MessageView(result: $result) }
    }
  }

  @Test func aMessageIsALinkWithItsText() async throws {
    let screen = Screen { Messaging() }
    await screen.settle()
    screen.link(label: "+49 (30) 123, 456").tap()
    #expect(
      screen.openedAddresses.map(\.absoluteString) == [
        "sms:+4930123,456?body=Tea%20%26%20cake%20%2B%20milk%3F"
      ])
    screen.button(label: "Cancel").tap()
    await screen.settle()
    #expect(screen.text("Result 0").isVisible)
    #expect(!MFMessageComposeViewController.canSendText())
  }
}
