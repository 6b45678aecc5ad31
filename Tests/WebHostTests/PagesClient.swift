import Foundation
import ViewGraph

@testable import PageProtocol
@testable import WebHost

/// What the client does with operations, on a tree of ours.
final class PagesClient {
  let root: DOM
  private(set) var nodes: [NodeID: DOM] = [:]
  private(set) var rules: Set<String> = []

  init(html: [UInt8], first: NodeID) throws {
    root = try DOM.parse(html)
    var number = first
    for element in root.elements { adopt(element, &number) }
  }

  init(elements: [Any], first: NodeID) throws {
    root = DOM(tag: "#root")
    var number = first
    for data in elements {
      let element = try DOM.make(data)
      element.parent = root
      root.children.append(.element(element))
      adopt(element, &number)
    }
  }

  /// Numbers in document order; see `adopt` in the client's script.
  private func adopt(_ element: DOM, _ number: inout NodeID) {
    guard element.tag != "svg" else { return }
    if element.attributes["data-p"] == nil {
      nodes[number] = element
      number += 1 + (element.attributes["data-s"].flatMap(NodeID.init) ?? 0)
    }
    for child in element.elements { adopt(child, &number) }
  }

  private func forget(_ element: DOM) {
    for (number, found) in nodes where found === element { nodes[number] = nil }
    for child in element.elements { forget(child) }
  }

  private func isOwn(_ element: DOM) -> Bool { nodes.contains { $0.value === element } }

  private func part(_ node: NodeID, _ number: Int) -> DOM? {
    guard let element = nodes[node], number > 0 else { return nodes[node] }
    func find(_ at: DOM) -> DOM? {
      for child in at.elements where child.tag != "svg" {
        guard let part = child.attributes["data-p"] else { continue }
        if part == "\(number)" { return child }
        if let found = find(child) { return found }
      }
      return nil
    }
    return find(element)
  }

  struct Surprise: Error { let reason: String }

  func apply(_ message: [UInt8]) throws {
    let text = "[" + String(decoding: message, as: UTF8.self) + "]"
    guard let list = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[Any]] else {
      throw Surprise(reason: text)
    }
    for operation in list { try apply(operation) }
  }

  private func apply(_ list: [Any]) throws {
    func integer(_ index: Int) -> Int { index < list.count ? (list[index] as? Int) ?? 0 : 0 }
    func node(_ index: Int) -> NodeID { NodeID(integer(index)) }
    guard let operation = Operation(rawValue: integer(0)) else { throw Surprise(reason: "\(list)") }
    switch operation {
    case .text:
      guard let element = part(node(1), integer(3)) else { return }
      if case .text? = element.children.first { element.children.removeFirst() }
      let text = list[2] as! String
      element.children.insert(.text(text), at: 0)
      markLongWords(of: text, on: element)
    case .attribute: part(node(1), integer(4))?.attributes[list[2] as! String] = list[3] as? String
    case .style:
      guard let element = part(node(1), integer(4)) else { return }
      var classes = (element.attributes["class"] ?? "").split(separator: " ").map(String.init)
      classes.removeAll { $0.hasPrefix("\(list[2])-") }
      if let suffix = list[3] as? String { classes.append("\(list[2])-\(suffix)") }
      element.attributes["class"] = classes.isEmpty ? nil : classes.joined(separator: " ")
    case .value: write(list[2] as! String, to: part(node(1), integer(3)))
    case .checked: check(integer(2) == 1, part(node(1), integer(3)))
    case .insert:
      let slot = node(1) == 0 ? root : part(node(1), integer(2))
      guard let slot else { throw Surprise(reason: "no place for \(list)") }
      var first = node(4)
      var after = node(3)
      for data in list[5...] {
        let element = try DOM.make(data)
        insert(element, into: slot, after: after)
        after = first
        adopt(element, &first)
      }
    case .remove:
      guard let element = nodes[node(1)] else { throw Surprise(reason: "no \(list)") }
      forget(element)
      remove(element)
    case .move:
      guard let element = nodes[node(1)], let slot = element.parent else {
        throw Surprise(reason: "no \(list)")
      }
      remove(element)
      insert(element, into: slot, after: node(2))
    case .rules: rules.formUnion(list[1...].map { $0 as! String })
    case .drawing:
      guard let element = part(node(1), integer(2)) else { return }
      element.children.removeAll {
        if case .element(let child) = $0 {
          child.tag == "svg" || child.tag == "img"
        } else {
          false
        }
      }
      if list.count > 3 { element.children.insert(.element(try DOM.make(list[3])), at: 0) }
    default: break
    }
  }

  private func markLongWords(of text: String, on element: DOM) {
    var classes = (element.attributes["class"] ?? "").split(separator: " ").map(String.init)
    guard classes.contains("text") else { return }
    classes.removeAll { $0 == "lw-1" || $0 == "ws-1" }
    if text.contains(/[^\x00-\x20]{21}|@/.matchingSemantics(.unicodeScalar)) {
      classes.append("lw-1")
    }
    if text.contains(/^ |^$| $|  |\t/) { classes.append("ws-1") }
    element.attributes["class"] = classes.joined(separator: " ")
  }

  private func write(_ value: String, to element: DOM?) {
    switch element?.tag {
    case "input": element?.attributes["value"] = value
    case "textarea": element?.children = [.text(value)]
    default: break
    }
  }

  private func check(_ isOn: Bool, _ element: DOM?) {
    switch element?.tag {
    case "input": element?.attributes["checked"] = isOn ? "" : nil
    case "option": element?.attributes["selected"] = isOn ? "" : nil
    default: element?.attributes["aria-pressed"] = isOn ? "true" : "false"
    }
  }

  private func remove(_ element: DOM) {
    element.parent?.children.removeAll {
      if case .element(let child) = $0 { child === element } else { false }
    }
  }

  private func insert(_ element: DOM, into slot: DOM, after: NodeID) {
    element.parent = slot
    func index(where matches: (DOM) -> Bool) -> Int? {
      slot.children.firstIndex {
        if case .element(let child) = $0 { matches(child) } else { false }
      }
    }
    if let before = nodes[after], let place = index(where: { $0 === before }) {
      slot.children.insert(.element(element), at: place + 1)
    } else if let place = index(where: isOwn)
      ?? index(where: { ($0.attributes["data-p"] ?? "") > "0" })
    {
      slot.children.insert(.element(element), at: place)
    } else {
      slot.children.append(.element(element))
    }
  }
}
