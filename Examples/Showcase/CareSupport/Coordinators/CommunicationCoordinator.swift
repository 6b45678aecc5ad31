import SwiftUI
import UIKit

/// Leads through what members write to each other.
@MainActor
final class CommunicationCoordinator: PageCoordinator {
  var childCoordinators: [any Coordinator] = []
  private(set) var firstController: UIViewController?
  private let navigationController: UINavigationController
  private let session: CareSession
  /// The page below a conversation's, or the column beside it.
  private weak var list: ConversationListViewModel?

  init(navigationController: UINavigationController, session: CareSession) {
    self.navigationController = navigationController
    self.session = session
  }

  func start() {
    let viewModel = ConversationListViewModel(messages: session.repositories.messages)
    list = viewModel
    let view = ListAndDetail(isChosen: false, onBack: { [weak self] in self?.leave() }) {
      conversations(viewModel)
    } detail: {
      ContentUnavailableView(
        "Nobody Chosen", systemImage: "message",
        description: Text("Choose somebody from the list to see what you wrote to each other.")
      )
      .accessibilityIdentifier("messages.nobody.text")
    }
    let page = UIViewController.page(view, title: "Messages", route: .messages)
    navigationController.pushViewController(page, animated: true)
    firstController = page
  }

  /// Another conversation that is chosen beside one takes its place.
  func showConversation(with partnerID: String) {
    let messages = session.repositories.messages
    let viewModel = ConversationViewModel(
      member: session.member, partnerID: partnerID, messages: messages,
      drafts: session.drafts,
      sendMessageUseCase: SendMessageUseCaseImpl(messageRepository: messages))
    let view = ListAndDetail(isChosen: true, onBack: { [weak self] in self?.leave() }) {
      if let list { conversations(list, chosen: partnerID) }
    } detail: {
      ConversationView(viewModel: viewModel)
    }
    let page = UIViewController.page(
      view, title: "Conversation", route: .conversation(partner: partnerID))
    navigationController.show(page) { if case .conversation = $0 { true } else { false } }
  }

  /// The list stands beside a conversation, so what is below both is the dashboard.
  private func leave() { navigationController.popToRootViewController(animated: true) }

  private func conversations(
    _ viewModel: ConversationListViewModel, chosen: String? = nil
  ) -> ConversationListView {
    ConversationListView(
      viewModel: viewModel, chosen: chosen,
      onOpen: { [weak self] in self?.showConversation(with: $0) })
  }
}
