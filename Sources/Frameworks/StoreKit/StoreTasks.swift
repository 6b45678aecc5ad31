import ApusUI

extension Product {
  /// The state of a task that asks the store for a product.
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)

    /// The product, once the store has told it.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// The state of a task that asks the store for products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])

    /// The products, once the store has told them.
    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }

    /// The identifiers of products that the store does not have.
    public var unavailableProductIDs: [Product.ID]? {
      if case .success(_, let missing) = self { missing } else { nil }
    }
  }
}

/// The state of a task that asks the store for what a person has bought.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
  case loading
  case failure(any Error)
  case success(Value)

  /// The answer, once the store has told it.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  /// The purchase, once the store has told it.
  public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

extension View {
  /// Asks the store for a product when this view appears. It is unavailable, because a page reaches no store.
  nonisolated public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    asked(id, priority, action, .loading) { .unavailable }
  }

  /// Asks the store for products when this view appears. All are unavailable, because a page reaches no store.
  nonisolated public func storeProductsTask<IDs: Collection & Equatable & Sendable>(
    for ids: IDs, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View where IDs.Element == Product.ID {
    asked(ids, priority, action, .loading) { .success([], unavailable: Array(ids)) }
  }

  /// Asks the store for a person's subscriptions of a group when this view appears. There are none.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    asked(groupID, priority, action, .loading) { .success([]) }
  }

  /// Asks the store for a person's purchase of a product when this view appears. There is none.
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    asked(productID, priority, action, .loading) { .success(nil) }
  }

  nonisolated private func asked<ID: Equatable, State>(
    _ id: ID, _ priority: TaskPriority, _ action: @escaping (State) async -> Void,
    _ loading: State, _ answer: @escaping () -> State
  ) -> some View {
    // The task runs on the main actor, as everything that makes views.
    nonisolated(unsafe) let (action, loading, answer) = (action, loading, answer)
    return task(id: id, priority: priority) {
      await action(loading)
      await action(answer())
    }
  }
}
