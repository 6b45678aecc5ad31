import SwiftUI
import UIKit

/// Leads through what members write to each other.
@MainActor
final class CommunicationCoordinator: ListCoordinator {
  var childCoordinators: [any Coordinator] = []
  private(set) var firstController: UIViewController?
  private let navigationController: UINavigationController
  private let session: CareSession
  private let columns: Columns<ConversationViewModel>
  var listColumns: any ListColumns { columns }

  /// - Parameter isWide: Whether there is room for two columns.
  init(
    navigationController: UINavigationController, session: CareSession, isWide: Bool = false
  ) {
    self.navigationController = navigationController
    self.session = session
    columns = Columns(route: .messages, isWide: isWide, in: navigationController) { choice in
      .page(
        ConversationView(viewModel: choice.model), title: "Conversation", route: choice.route)
    }
  }

  func start() {
    let viewModel = ConversationListViewModel(messages: session.repositories.messages)
    let view = ListAndDetail(columns: columns, onBack: { [weak self] in self?.leave() }) {
      [weak self] chosen in
      ConversationListView(
        viewModel: viewModel, chosen: chosen, onOpen: { self?.showConversation(with: $0) })
    } detail: {
      ConversationView(viewModel: $0)
    } nothing: {
      ContentUnavailableView(
        "Nobody Chosen", systemImage: "message",
        description: Text("Choose somebody from the list to see what you wrote to each other.")
      )
      .accessibilityIdentifier("messages.nobody.text")
    }
    let page = UIViewController.page(view, title: "Messages", route: .messages)
    columns.begin(with: page)
    firstController = page
  }

  func showConversation(with partnerID: String) {
    let messages = session.repositories.messages
    columns.choose(
      .conversation(partner: partnerID),
      ConversationViewModel(
        member: session.member, partnerID: partnerID, messages: messages,
        drafts: session.drafts,
        sendMessageUseCase: SendMessageUseCaseImpl(messageRepository: messages)))
  }

  private func leave() { navigationController.popToRootViewController(animated: true) }
}
