// Written by `apus assets` from asset catalogues; do not edit.
// Xcode generates the same names by itself.
// swift-format-ignore-file
#if !canImport(DeveloperToolsSupport)
import Foundation
import SwiftUI

private let resourceBundle = Foundation.Bundle.module

extension ImageResource {
  static let flag = ImageResource(name: "Flag", bundle: resourceBundle)
  static let glyph = ImageResource(name: "Glyph", bundle: resourceBundle)
  static let hostile = ImageResource(name: "Hostile", bundle: resourceBundle)
  static let huge = ImageResource(name: "Huge", bundle: resourceBundle)
  static let logoWithSpaces = ImageResource(name: "Logo with spaces", bundle: resourceBundle)
  static let mark = ImageResource(name: "Mark", bundle: resourceBundle)
  static let paper = ImageResource(name: "Paper", bundle: resourceBundle)
  enum Countries {
    static let austria = ImageResource(name: "Countries/Austria", bundle: resourceBundle)
  }
}

extension ColorResource {
  static let brand = ColorResource(name: "Brand", bundle: resourceBundle)
}

extension UIImage {
  static var flag: UIImage { UIImage(resource: .flag) }
  static var glyph: UIImage { UIImage(resource: .glyph) }
  static var hostile: UIImage { UIImage(resource: .hostile) }
  static var huge: UIImage { UIImage(resource: .huge) }
  static var logoWithSpaces: UIImage { UIImage(resource: .logoWithSpaces) }
  static var mark: UIImage { UIImage(resource: .mark) }
  static var paper: UIImage { UIImage(resource: .paper) }
}

extension Color {
  static var brand: Color { Color(.brand) }
}

extension ShapeStyle where Self == Color {
  static var brand: Color { Color(.brand) }
}

extension UIColor {
  static var brand: UIColor { UIColor(resource: .brand) }
}

#endif
