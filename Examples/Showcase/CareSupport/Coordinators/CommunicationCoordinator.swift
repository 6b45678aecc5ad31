import UIKit

/// Leads through what members write to each other.
@MainActor
final class CommunicationCoordinator: PageCoordinator {
  var childCoordinators: [any Coordinator] = []
  private(set) var firstController: UIViewController?
  private let navigationController: UINavigationController
  private let session: CareSession

  init(navigationController: UINavigationController, session: CareSession) {
    self.navigationController = navigationController
    self.session = session
  }

  func start() {
    let viewModel = ConversationListViewModel(messages: session.repositories.messages)
    let view = ConversationListView(
      viewModel: viewModel, onOpen: { [weak self] in self?.showConversation(with: $0) })
    let page = UIViewController.page(view, title: "Messages", route: .messages)
    navigationController.pushViewController(page, animated: true)
    firstController = page
  }

  func showConversation(with partnerID: String) {
    let messages = session.repositories.messages
    let viewModel = ConversationViewModel(
      member: session.member, partnerID: partnerID, messages: messages,
      drafts: session.drafts,
      sendMessageUseCase: SendMessageUseCaseImpl(messageRepository: messages))
    navigationController.pushViewController(
      .page(
        ConversationView(viewModel: viewModel), title: "Conversation",
        route: .conversation(partner: partnerID)), animated: true)
  }
}
