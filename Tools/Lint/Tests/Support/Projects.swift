/// Projects of Xcode, as short as it reads them.
package enum Projects {
  /// Objects in the form of a `project.pbxproj`, with a project `P` whose group is `G`.
  package static func file(targets: String, _ objects: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        P /* Project object */ = {
          isa = PBXProject; mainGroup = G; targets = (\(targets)); buildConfigurationList = PL;
        };
        PL = { isa = XCConfigurationList; buildConfigurations = (PC, ); };
        PC = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; name = Debug; };
        \(objects)
      };
      rootObject = P /* Project object */;
    }
    """
  }

  package static func target(
    _ identifier: String, name: String, kind: String = "application", phases: String = "",
    folders: String = "", settings: String = ""
  ) -> String {
    """
    \(identifier) = {
      isa = PBXNativeTarget; name = "\(name)"; buildPhases = (\(phases));
      fileSystemSynchronizedGroups = (\(folders)); buildConfigurationList = \(identifier)L;
      productType = "com.apple.product-type.\(kind)";
    };
    \(identifier)L = { isa = XCConfigurationList; buildConfigurations = (\(identifier)C, ); };
    \(identifier)C = {
      isa = XCBuildConfiguration; buildSettings = { \(settings) }; name = Debug;
    };
    """
  }

  /// A phase that compiles these files, each with its entry.
  package static func sources(_ identifier: String, files: [String]) -> String {
    files.map { "\(identifier)\($0) = { isa = PBXBuildFile; fileRef = \($0); };\n" }.joined()
      + "\(identifier) = { isa = PBXSourcesBuildPhase; files = ("
      + files.map { "\(identifier)\($0), " }.joined() + "); };\n"
  }

  package static func group(_ identifier: String, path: String? = nil, children: String) -> String {
    let path = path.map { "path = \"\($0)\";" } ?? ""
    return """
      \(identifier) = {
        isa = PBXGroup; \(path) sourceTree = "<group>"; children = (\(children));
      };

      """
  }

  package static func reference(_ identifier: String, _ path: String) -> String {
    "\(identifier) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };\n"
  }

  /// An app of one file, `App.swift`, in a folder of the target's name.
  package static func ofOneFile(named name: String) -> String {
    file(
      targets: "T, ",
      target("T", name: name, phases: "S, ") + sources("S", files: ["F"])
        + group("G", children: "H, ") + group("H", path: name, children: "F, ")
        + reference("F", "App.swift"))
  }
}
