extension IgnoredParameterTests {
  /// Parameters of delegates of apps and scenes, of windows and of newer modifiers that nothing reads.
  static let ofLives: [String: String] = [
    "UIBackgroundTasks.swift: taskName of beginBackgroundTask(withName:expirationHandler:)":
      "a server's work needs no name",
    "UIBackgroundTasks.swift: handler of beginBackgroundTask(withName:expirationHandler:)":
      "the time for the work does not end",
    "UIBackgroundTasks.swift: identifier of endBackgroundTask(_:)": "nothing waits for the end",
    "ContainerBackground.swift: container of containerBackground(for:alignment:content:)":
      "documented: it fills what it stands in",
    "DeviceHints.swift: namespace of zoom(sourceID:in:)": "`navigationTransition`",
    "DeviceHints.swift: sourceID of zoom(sourceID:in:)": "`navigationTransition`",
    "Glass.swift: isEnabled of interactive(_:)": "documented: what is pressed answers by itself",
    "Glass.swift: spacing of init(spacing:content:)":
      "documented: a page draws each piece by itself",
    "UIFontMetrics.swift: textStyle of init(forTextStyle:)":
      "documented: all letters grow, whatever their style",
    "UIFontMetrics.swift: traitCollection of scaledFont(for:compatibleWith:)":
      "documented: fonts of a page grow by themselves",
    "UIFontMetrics.swift: traitCollection of scaledFont(for:maximumPointSize:compatibleWith:)":
      "documented: fonts of a page grow by themselves",
    "UIFontMetrics.swift: traitCollection of scaledValue(for:compatibleWith:)":
      "documented: lengths of a page grow by themselves",
    "UIApplicationDelegate.swift: app of application(_:open:options:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of application(_:configurationForConnecting:options:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of application(_:didDiscardSceneSessions:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of application(_:didFailToRegisterForRemoteNotificationsWithError:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of application(_:didFinishLaunchingWithOptions:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of application(_:didReceiveRemoteNotification:fetchCompletionHandler:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of application(_:didRegisterForRemoteNotificationsWithDeviceToken:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of application(_:supportedInterfaceOrientationsFor:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of application(_:willFinishLaunchingWithOptions:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of applicationDidBecomeActive(_:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of applicationDidEnterBackground(_:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of applicationDidFinishLaunching(_:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of applicationDidReceiveMemoryWarning(_:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of applicationSignificantTimeChange(_:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of applicationWillEnterForeground(_:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of applicationWillResignActive(_:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: application of applicationWillTerminate(_:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: completionHandler of application(_:didReceiveRemoteNotification:fetchCompletionHandler:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: deviceToken of application(_:didRegisterForRemoteNotificationsWithDeviceToken:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: error of application(_:didFailToRegisterForRemoteNotificationsWithError:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: launchOptions of application(_:didFinishLaunchingWithOptions:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: launchOptions of application(_:willFinishLaunchingWithOptions:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: options of application(_:configurationForConnecting:options:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: options of application(_:open:options:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: sceneSessions of application(_:didDiscardSceneSessions:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: url of application(_:open:options:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: userInfo of application(_:didReceiveRemoteNotification:fetchCompletionHandler:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegate.swift: window of application(_:supportedInterfaceOrientationsFor:)":
      "what others override or implement does nothing of itself",
    "UIApplicationDelegateAdaptor.swift: _ of isSameInput(_:_:)": "never another input",
    "UIScene.swift: URLContexts of scene(_:openURLContexts:)":
      "what others override or implement does nothing of itself",
    "UIScene.swift: connectionOptions of init(session:connectionOptions:)":
      "documented: all options are empty",
    "UIScene.swift: connectionOptions of scene(_:willConnectTo:options:)":
      "what others override or implement does nothing of itself",
    "UIScene.swift: scene of scene(_:continue:)":
      "what others override or implement does nothing of itself",
    "UIScene.swift: scene of scene(_:openURLContexts:)":
      "what others override or implement does nothing of itself",
    "UIScene.swift: scene of scene(_:willConnectTo:options:)":
      "what others override or implement does nothing of itself",
    "UIScene.swift: scene of sceneDidBecomeActive(_:)":
      "what others override or implement does nothing of itself",
    "UIScene.swift: scene of sceneDidDisconnect(_:)":
      "what others override or implement does nothing of itself",
    "UIScene.swift: scene of sceneDidEnterBackground(_:)":
      "what others override or implement does nothing of itself",
    "UIScene.swift: scene of sceneWillEnterForeground(_:)":
      "what others override or implement does nothing of itself",
    "UIScene.swift: scene of sceneWillResignActive(_:)":
      "what others override or implement does nothing of itself",
    "UIScene.swift: session of scene(_:willConnectTo:options:)":
      "what others override or implement does nothing of itself",
    "UIScene.swift: userActivity of scene(_:continue:)":
      "what others override or implement does nothing of itself",
    "UIView+Tree.swift: options of animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)":
      "documented: the spring says how it moves",
    "UIView+Tree.swift: velocity of animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)":
      "documented: the spring says how it moves",
    "UIView+Tree.swift: view of transition(with:duration:options:animations:completion:)":
      "the changes say what moves",
    "UIWindow.swift: coder of init(coder:)": "there are no archives of controllers",
  ]
}
