/// Made by scripts/check-names from the compiler's symbol graph; changes belong there.
enum GeneratedMembers {
  /// The members of each type, as `Type: Parent | name name>Other = name`. A chain goes on with the type
  /// itself behind the names after `=`.
  static let rows = #"""
    ASAuthorization: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | OpenIDOperation Scope = credential provider
    ASAuthorization.OpenIDOperation: Hashable RawRepresentable | rawValue = operationImplicit
      operationLogin operationLogout operationRefresh
    ASAuthorization.Scope: Hashable RawRepresentable | rawValue = email fullName
    ASAuthorizationAppleIDButton: Hashable NSObjectProtocol UIControl | ButtonType Style
      cornerRadius
    ASAuthorizationAppleIDButton.ButtonType: Hashable RawRepresentable | = continue default signIn
      signUp
    ASAuthorizationAppleIDButton.Style: Hashable RawRepresentable | = black white whiteOutline
    ASAuthorizationAppleIDCredential: ASAuthorizationCredential CustomDebugStringConvertible
      CustomStringConvertible Hashable NSObject NSObjectProtocol | authorizationCode
      authorizedScopes email fullName identityToken realUserStatus>ASUserDetectionStatus state
      user
    ASAuthorizationAppleIDProvider: ASAuthorizationProvider CustomDebugStringConvertible
      CustomStringConvertible Hashable NSObject NSObjectProtocol | CredentialState
      createRequest>ASAuthorizationAppleIDRequest credentialRevokedNotification credentialState
      getCredentialState
    ASAuthorizationAppleIDProvider.CredentialState: Hashable RawRepresentable | = authorized
      notFound revoked transferred
    ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest CustomDebugStringConvertible
      CustomStringConvertible Hashable NSObjectProtocol | user
    ASAuthorizationController: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | RequestOptions authorizationRequests cancel delegate
      performRequests presentationContextProvider
    ASAuthorizationController.RequestOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = preferImmediatelyAvailableCredentials
    ASAuthorizationControllerDelegate: NSObjectProtocol | authorizationController
    ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol | presentationAnchor
    ASAuthorizationCredential: NSObjectProtocol |
    ASAuthorizationError: CustomNSError Error Hashable LocalizedError | Code canceled code
      errorCode errorDescription errorDomain errorUserInfo failed invalidResponse notHandled
      notInteractive unknown
    ASAuthorizationError.Code: Hashable RawRepresentable | = canceled credentialExport
      credentialImport deviceNotConfiguredForPasskeyCreation failed invalidResponse
      matchedExcludedCredential notHandled notInteractive preferSignInWithApple unknown
    ASAuthorizationOpenIDRequest: ASAuthorizationRequest CustomDebugStringConvertible
      CustomStringConvertible Hashable NSObjectProtocol | nonce requestedOperation requestedScopes
      state
    ASAuthorizationPasswordProvider: ASAuthorizationProvider CustomDebugStringConvertible
      CustomStringConvertible Hashable NSObject NSObjectProtocol |
      createRequest>ASAuthorizationPasswordRequest
    ASAuthorizationPasswordRequest: ASAuthorizationRequest CustomDebugStringConvertible
      CustomStringConvertible Hashable NSObjectProtocol |
    ASAuthorizationProvider: NSObjectProtocol |
    ASAuthorizationRequest: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | = provider
    ASAuthorizationResult: | = appleID password
    ASIdentifierManager: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | advertisingIdentifier isAdvertisingTrackingEnabled = shared
    ASPasswordCredential: ASAuthorizationCredential CustomDebugStringConvertible
      CustomStringConvertible Hashable NSObject NSObjectProtocol | password user
    ASUserDetectionStatus: Hashable RawRepresentable | = likelyReal unknown unsupported
    ASWebAuthenticationPresentationContextProviding: NSObjectProtocol | presentationAnchor
    ASWebAuthenticationSession: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | Callback CompletionHandler canStart cancel
      prefersEphemeralWebBrowserSession presentationContextProvider start
    ASWebAuthenticationSession.Callback: CustomDebugStringConvertible CustomStringConvertible
      Hashable NSObject NSObjectProtocol | matchesURL = customScheme https
    ASWebAuthenticationSessionError: CustomNSError Error Hashable LocalizedError | Code
      canceledLogin code errorCode errorDescription errorDomain errorUserInfo
      presentationContextInvalid presentationContextNotProvided
    ASWebAuthenticationSessionError.Code: Hashable RawRepresentable | = canceledLogin
      presentationContextInvalid presentationContextNotProvided
    ATTrackingManager: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | AuthorizationStatus requestTrackingAuthorization
      trackingAuthorizationStatus
    ATTrackingManager.AuthorizationStatus: Hashable RawRepresentable | = authorized denied
      notDetermined restricted
    AVAsset: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | duration>CMTime isPlayable load
    AVAsyncProperty: AVPartialAsyncProperty |
    AVAudioPlayer: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | currentTime delegate duration enableRate isPlaying numberOfLoops pause
      play prepareToPlay rate setVolume stop url volume
    AVAudioPlayerDelegate: NSObjectProtocol | audioPlayerDecodeErrorDidOccur
      audioPlayerDidFinishPlaying
    AVAudioQuality: Hashable RawRepresentable | = high low max medium min
    AVAudioRecorder: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | averagePower currentTime delegate isMeteringEnabled isRecording pause
      prepareToRecord record stop updateMeters url
    AVAudioRecorderDelegate: NSObjectProtocol | audioRecorderDidFinishRecording
    AVAudioSession: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | Category CategoryOptions InterruptionOptions InterruptionType Mode Port
      PortOverride RecordPermission RouteChangeReason SetActiveOptions availableInputs category
      currentRoute>AVAudioSessionRouteDescription interruptionNotification isOtherAudioPlaying
      mediaServicesWereResetNotification mode outputVolume overrideOutputAudioPort
      recordPermission requestRecordPermission routeChangeNotification setActive setCategory
      setMode silenceSecondaryAudioHintNotification = sharedInstance
    AVAudioSession.Category: Hashable RawRepresentable | rawValue = ambient multiRoute
      playAndRecord playback record soloAmbient
    AVAudioSession.CategoryOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = allowAirPlay allowBluetooth allowBluetoothA2DP defaultToSpeaker
      duckOthers interruptSpokenAudioAndMixWithOthers mixWithOthers
    AVAudioSession.InterruptionOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = shouldResume
    AVAudioSession.InterruptionType: Hashable RawRepresentable | = began ended
    AVAudioSession.Mode: Hashable RawRepresentable | rawValue = default gameChat measurement
      moviePlayback spokenAudio videoChat videoRecording voiceChat voicePrompt
    AVAudioSession.Port: Hashable RawRepresentable | rawValue = HDMI airPlay bluetoothA2DP
      bluetoothHFP bluetoothLE builtInMic builtInReceiver builtInSpeaker carAudio headphones
      headsetMic lineIn lineOut usbAudio
    AVAudioSession.PortOverride: Hashable RawRepresentable | = none speaker
    AVAudioSession.RecordPermission: Hashable RawRepresentable | = denied granted undetermined
    AVAudioSession.RouteChangeReason: Hashable RawRepresentable | = categoryChange
      newDeviceAvailable noSuitableRouteForCategory oldDeviceUnavailable override
      routeConfigurationChange unknown wakeFromSleep
    AVAudioSession.SetActiveOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = notifyOthersOnDeactivation
    AVAudioSessionPortDescription: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | portName portType uid
    AVAudioSessionRouteDescription: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | inputs outputs
    AVAuthorizationStatus: Hashable RawRepresentable | = authorized denied notDetermined
      restricted
    AVCaptureDevice: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | authorizationStatus>AVAuthorizationStatus requestAccess = default
    AVError: Error Hashable LocalizedError | Code code errorDescription errorDomain
    AVError.Code: Hashable RawRepresentable | = deviceNotConnected fileFormatNotRecognized unknown
    AVMediaType: Hashable RawRepresentable | rawValue = audio video
    AVPartialAsyncProperty: | = duration isPlayable
    AVPlayer: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | ActionAtItemEnd Status TimeControlStatus WaitingReason actionAtItemEnd
      addBoundaryTimeObserver addPeriodicTimeObserver currentItem>AVPlayerItem currentTime>CMTime
      defaultRate error isMuted pause play playImmediately rate rateDidChangeNotification
      reasonForWaitingToPlay removeTimeObserver replaceCurrentItem seek status timeControlStatus
      volume
    AVPlayer.ActionAtItemEnd: Hashable RawRepresentable | = advance none pause
    AVPlayer.Status: Hashable RawRepresentable | = failed readyToPlay unknown
    AVPlayer.TimeControlStatus: Hashable RawRepresentable | = paused playing
      waitingToPlayAtSpecifiedRate
    AVPlayer.WaitingReason: Hashable RawRepresentable | rawValue = noItemToPlay toMinimizeStalls
    AVPlayerItem: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | Status asset>AVAsset currentTime>CMTime didPlayToEndTimeNotification
      duration>CMTime error failedToPlayToEndTimeNotification seek status
    AVPlayerItem.Status: Hashable RawRepresentable | = failed readyToPlay unknown
    AVPlayerLooper: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | Status disableLooping loopCount status
    AVPlayerLooper.Status: Hashable RawRepresentable | = cancelled failed ready unknown
    AVPlayerViewController: Hashable NSObjectProtocol UIViewController |
      allowsPictureInPicturePlayback delegate entersFullScreenWhenPlaybackBegins
      exitsFullScreenWhenPlaybackEnds player>AVPlayer showsPlaybackControls
      updatesNowPlayingInfoCenter viewDidLoad
    AVPlayerViewControllerDelegate: NSObjectProtocol |
      playerViewControllerDidStartPictureInPicture playerViewControllerDidStopPictureInPicture
      playerViewControllerWillStartPictureInPicture playerViewControllerWillStopPictureInPicture
    AVQueuePlayer: AVPlayer CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol | advanceToNextItem canInsert insert items remove removeAllItems
    AVSpeechBoundary: Hashable RawRepresentable | = immediate word
    AVSpeechSynthesisVoice: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | currentLanguageCode language speechVoices
    AVSpeechSynthesizer: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | continueSpeaking delegate isPaused isSpeaking pauseSpeaking speak
      stopSpeaking
    AVSpeechSynthesizerDelegate: NSObjectProtocol | speechSynthesizer
    AVSpeechUtterance: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | pitchMultiplier postUtteranceDelay preUtteranceDelay rate speechString
      voice>AVSpeechSynthesisVoice volume
    AVURLAsset: AVAsset CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol | url
    AXCustomContent: | Importance
    AXCustomContent.Importance: Hashable RawRepresentable | = default high
    AccessibilityActionKind: | = default delete escape magicTap
    AccessibilityAdjustmentDirection: Hashable | = decrement increment
    AccessibilityChildBehavior: Hashable | = combine contain ignore
    AccessibilityCustomContentKey: |
    AccessibilityDirectTouchOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = requiresActivation silentOnTouch
    AccessibilityFocusState: DynamicProperty GraphProperty | Binding isSameInput projectedValue
      wrappedValue
    AccessibilityFocusState.Binding: | projectedValue wrappedValue
    AccessibilityHeadingLevel: Hashable RawRepresentable | = h1 h2 h3 h4 h5 h6 unspecified
    AccessibilityLabeledPairRole: Hashable | = content label
    AccessibilityNotification: | Announcement
    AccessibilityNotification.Announcement: | post
    AccessibilityRotorContent: |
    AccessibilityRotorContentBuilder: | buildBlock buildExpression = buildIf
    AccessibilityRotorEntry: AccessibilityRotorContent |
    AccessibilitySystemRotor: | = boldText headings images italicText landmarks links lists
      misspelledWords tables textFields underlineText
    AccessibilityTechnologies: ExpressibleByArrayLiteral SetAlgebra | contains formIntersection
      formSymmetricDifference formUnion insert = intersection remove switchControl
      symmetricDifference union update voiceOver
    AccessibilityTextContentType: | = console fileSystem messaging narrative plain sourceCode
      spreadsheet wordProcessing
    AccessibilityTraits: ExpressibleByArrayLiteral SetAlgebra | Element contains formIntersection
      formSymmetricDifference formUnion insert = allowsDirectInteraction causesPageTurn
      intersection isButton isHeader isImage isKeyboardKey isLink isModal isSearchField isSelected
      isStaticText isSummaryElement isTabBar isToggle playsSound remove startsMediaSession
      symmetricDifference union update updatesFrequently
    AccessoryCircularCapacityGaugeStyle: GaugeStyle | makeBody>View
    AccessoryCircularGaugeStyle: GaugeStyle | makeBody>View
    AccessoryLinearCapacityGaugeStyle: GaugeStyle | makeBody>View
    AccessoryLinearGaugeStyle: GaugeStyle | makeBody>View
    ActionSheet: | Button
    Activity: Identifiable | ContentState activities activityState>ActivityState attributes
      content>ActivityContent end id update = request
    ActivityAttributes: Encodable | ContentState
    ActivityAuthorizationError: Error Hashable LocalizedError | errorDescription =
      attributesTooLarge denied globalMaximumExceeded malformedActivityIdentifier
      missingProcessIdentifier persistenceFailure reconnectNotPermitted targetMaximumExceeded
      unentitled unsupported unsupportedTarget visibility
    ActivityAuthorizationInfo: | areActivitiesEnabled frequentPushesEnabled
    ActivityContent: | relevanceScore staleDate state
    ActivityState: Encodable Hashable RawRepresentable | = active dismissed ended pending stale
    ActivityUIDismissalPolicy: | = after default immediate
    Actor: ~ | assertIsolated assumeIsolated preconditionIsolated unownedExecutor
      withSerialExecutor
    AdaptableTabBarPlacement: Hashable | = automatic sidebar tabBar
    AdditiveArithmetic: ~ | = zero
    Alert: | Button
    Alert.Button: | = cancel default destructive
    Alignment: Hashable | horizontal>HorizontalAlignment vertical>VerticalAlignment = bottom
      bottomLeading bottomTrailing center centerFirstTextBaseline centerLastTextBaseline leading
      leadingFirstTextBaseline leadingLastTextBaseline top topLeading topTrailing trailing
      trailingFirstTextBaseline trailingLastTextBaseline
    AlignmentID: | defaultValue
    AlternatingRowBackgroundBehavior: Hashable | = automatic disabled enabled
    Anchor: Hashable | Source hash
    Anchor.Source: | bottom bottomLeading bottomTrailing bounds center leading point rect top
      topLeading topTrailing trailing unitPoint
    Angle: Animatable Hashable | animatableData degrees radians = zero
    AngularGradient: Hashable ShapeStyle View | Body
    Animatable: | AnimatableData animatableData
    AnimatableModifier: Animatable ViewModifier |
    AnimatablePair: AdditiveArithmetic VectorArithmetic | first magnitudeSquared scale second =
      zero
    Animation: Hashable | = bouncy default delay easeIn easeInOut easeOut interactiveSpring
      interpolatingSpring linear logicallyComplete repeatCount repeatForever smooth snappy speed
      spring timingCurve
    AnimationCompletionCriteria: Hashable | = logicallyComplete removed
    AnimationTimelineSchedule: TimelineSchedule | Entries entries
    AnimationTimelineSchedule.Entries: IteratorProtocol Sequence | next
    Annotation: MapContent | Body
    AnnotationContext: | targetSize
    AnnotationOverflowResolution: | Boundary Strategy x y = automatic
    AnnotationOverflowResolution.Boundary: | = automatic chart plot
    AnnotationOverflowResolution.Strategy: | = automatic disabled fit
    AnnotationPosition: | = automatic bottom bottomLeading bottomTrailing leading overlay top
      topLeading topTrailing trailing
    AnyChartContent: ChartContent | Body
    AnyChartSymbolShape: Animatable ChartSymbolShape Shape View | path>Path perceptualUnitRect
    AnyGesture: Gesture | Body
    AnyGradient: Hashable ShapeStyle |
    AnyLayout: Animatable Layout SystemLayout | Cache explicitAlignment makeCache placeSubviews
      sizeThatFits spacing>ViewSpacing updateCache
    AnyLayout.Cache: |
    AnyShape: Animatable Shape View | path>Path
    AnyShapeStyle: ShapeStyle |
    AnyTip: Identifiable Tip | actions id image>Image message>Text title>Text
    AnyTransition: Hashable | = animation asymmetric combined identity modifier move offset
      opacity push scale slide symbolEffect
    AnyView: View | Body
    App: | Body body main roomEnvironment
    AppStorage: DynamicProperty GraphProperty | isSameInput projectedValue>Binding wrappedValue
    AppStore: | Environment canMakePayments presentOfferCodeRedeemSheet requestReview
      showManageSubscriptions sync
    AppStore.Environment: Hashable RawRepresentable | rawValue = production sandbox xcode
    AppTransaction: Hashable | appID appVersion bundleID environment originalAppVersion
      originalPurchaseDate preorderDate refresh>VerificationResult shared>VerificationResult
    AreaMark: ChartContent | Body
    AreaPlot: ChartContent VectorizedChartContent | Body DataElement
    AsyncImage: View | = body
    AsyncImagePhase: | error image>Image = empty failure success
    AsyncIteratorProtocol: ~ | Element Failure next
    AsyncLineSequence: AsyncSequence | AsyncIterator Element makeAsyncIterator
    AsyncLineSequence.AsyncIterator: AsyncIteratorProtocol | next
    AsyncSequence: ~ | AsyncIterator Element Failure allSatisfy compactMap contains drop dropFirst
      filter first flatMap makeAsyncIterator map max min prefix reduce = lines
    AttributeScope: ~ DecodingConfigurationProviding EncodingConfigurationProviding | =
      decodingConfiguration encodingConfiguration
    AttributeScopes.SwiftUIAttributes: AttributeScope DecodingConfigurationProviding
      EncodingConfigurationProviding | BackgroundColorAttribute BaselineOffsetAttribute
      FontAttribute ForegroundColorAttribute InlinePresentationIntentAttribute KerningAttribute
      StrikethroughStyleAttribute TrackingAttribute UnderlineStyleAttribute backgroundColor
      baselineOffset font foregroundColor foundation inlinePresentationIntent kern
      strikethroughStyle tracking underlineStyle
    AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute: AttributedStringKey | Value name
    AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute: AttributedStringKey | Value name
    AttributeScopes.SwiftUIAttributes.FontAttribute: AttributedStringKey | Value name
    AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute: AttributedStringKey | Value name
    AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute: AttributedStringKey |
      Value name
    AttributeScopes.SwiftUIAttributes.KerningAttribute: AttributedStringKey | Value name
    AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute: AttributedStringKey | Value
      name
    AttributeScopes.SwiftUIAttributes.TrackingAttribute: AttributedStringKey | Value name
    AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute: AttributedStringKey | Value name
    AttributedString.MarkdownParsingOptions: Hashable | FailurePolicy InterpretedSyntax
      allowsExtendedAttributes failurePolicy interpretedSyntax languageCode
    AttributedString.MarkdownParsingOptions.FailurePolicy: Hashable | =
      returnPartiallyParsedIfPossible throwError
    AttributedString.MarkdownParsingOptions.InterpretedSyntax: Hashable | = full inlineOnly
      inlineOnlyPreservingWhitespace
    AttributedStringKey: ~ | Value description inheritedByAddedText invalidationConditions name
      runBoundaries
    AuthorizationController: | performRequest>ASAuthorizationResult
      performRequests>ASAuthorizationResult
    AutomaticControlGroupStyle: ControlGroupStyle | makeBody>View
    AutomaticDisclosureGroupStyle: DisclosureGroupStyle | makeBody>View
    AutomaticFormStyle: FormStyle | makeBody>View
    AutomaticLabeledContentStyle: LabeledContentStyle | makeBody>View
    AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle |
    AutomaticNavigationTransition: NavigationTransition |
    AutomaticPresentationSizing: PresentationSizing |
    AutomaticProductViewStyle: ProductViewStyle | makeBody>View
    AutomaticScaleDomain: ScaleDomain |
    AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle |
    AutomaticSubscriptionStoreMarketingContent: View | = body
    AutomaticTableStyle: TableStyle |
    AutomaticTextEditorStyle: TextEditorStyle |
    Axis: CaseIterable CustomStringConvertible Hashable RawRepresentable | Set description =
      horizontal vertical
    Axis.Set: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra | rawValue
      = horizontal vertical
    AxisContent: |
    AxisContentBuilder: | buildBlock>_AxisContentList buildEither>_AxisContentList buildExpression
      buildIf buildPartialBlock
    AxisGridLine: AxisMark |
    AxisMark: | = font foregroundStyle offset
    AxisMarkBuilder: | buildBlock>_AxisMarkList buildEither>_AxisMarkList buildExpression buildIf
      buildLimitedAvailability>_AxisMarkList buildPartialBlock
    AxisMarkPosition: | = automatic bottom leading top trailing
    AxisMarkPreset: | = aligned automatic extended inset
    AxisMarkValues: | = automatic stride
    AxisMarks: AxisContent |
    AxisTick: AxisMark | Length
    AxisTick.Length: | = automatic label longestLabel
    AxisValue: | as count index
    AxisValueLabel: AxisMark |
    AxisValueLabelCollisionResolution: Hashable | = automatic disabled greedy truncate
    AxisValueLabelOrientation: Hashable | = automatic horizontal vertical verticalReversed
    BGAppRefreshTask: BGTask CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol |
    BGAppRefreshTaskRequest: BGTaskRequest CustomDebugStringConvertible CustomStringConvertible
      Hashable NSObjectProtocol |
    BGProcessingTask: BGTask CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol |
    BGProcessingTaskRequest: BGTaskRequest CustomDebugStringConvertible CustomStringConvertible
      Hashable NSObjectProtocol | requiresExternalPower requiresNetworkConnectivity
    BGTask: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | expirationHandler identifier setTaskCompleted
    BGTaskRequest: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | earliestBeginDate identifier
    BGTaskScheduler: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | Error cancel cancelAllTaskRequests getPendingTaskRequests
      pendingTaskRequests register submit = shared
    BGTaskScheduler.Error: CustomNSError Error Hashable LocalizedError | Code code errorCode
      errorDescription errorDomain errorUserInfo notPermitted tooManyPendingTaskRequests
      unavailable
    BGTaskScheduler.Error.Code: Hashable RawRepresentable | = immediateRunIneligible notPermitted
      tooManyPendingTaskRequests unavailable
    BackgroundStyle: ShapeStyle |
    BackgroundTask: | = appRefresh urlSession
    BalancedNavigationSplitViewStyle: NavigationSplitViewStyle |
    BarMark: ChartContent | Body
    BarPlot: ChartContent VectorizedChartContent | Body DataElement
    BasicChartSymbolShape: Animatable ChartSymbolShape Shape View | path>Path perceptualUnitRect =
      asterisk circle cross diamond pentagon plus square strokeBorder triangle
    BidirectionalCollection: ~ Collection Sequence | Element Index Indices SubSequence contains
      difference distance dropLast endIndex firstMatch firstRange formIndex index indices joined
      last lastIndex matches popLast prefixMatch ranges removeLast reversed split startIndex
      starts suffix trimmingPrefix wholeMatch
    Bindable: ? DynamicProperty Identifiable | id wrappedValue = projectedValue
    Binding: ? BidirectionalCollection Collection DynamicProperty Identifiable
      RandomAccessCollection Sequence | Element Index Indices Iterator SubSequence endIndex
      formIndex id index indices isSameInput startIndex transaction wrappedValue = animation
      constant projectedValue
    BlendMode: Hashable | = color colorBurn colorDodge darken destinationOut destinationOver
      difference exclusion hardLight hue lighten luminosity multiply normal overlay plusDarker
      plusLighter saturation screen softLight sourceAtop
    BlurReplaceTransition: Transition | Configuration body>View configuration
    BlurReplaceTransition.Configuration: | = downUp upUp
    BorderedButtonStyle: PrimitiveButtonStyle _DrawnButtonStyle |
    BorderedProminentButtonStyle: PrimitiveButtonStyle _DrawnButtonStyle |
    BorderedTableStyle: TableStyle |
    BorderlessButtonMenuStyle: MenuStyle | makeBody>View
    BorderlessButtonStyle: PrimitiveButtonStyle _DrawnButtonStyle |
    Broadcast: | maximumLength post values
    Button: View | Body
    ButtonBorderShape: | = automatic capsule circle roundedRectangle
    ButtonMenuStyle: MenuStyle | makeBody>View
    ButtonRepeatBehavior: Hashable | = automatic disabled enabled
    ButtonRole: | = cancel close confirm destructive
    ButtonSizing: Hashable | = automatic fitted flexible
    ButtonStyle: | Body Configuration makeBody
    ButtonStyleConfiguration: | Label isPressed label role>ButtonRole
    ButtonToggleStyle: ToggleStyle | makeBody>View
    ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle |
    CACornerMask: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra | rawValue =
      layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner
    CADisplayLink: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | add duration invalidate isPaused preferredFrameRateRange>CAFrameRateRange
      preferredFramesPerSecond remove targetTimestamp timestamp
    CAFrameRateRange: Hashable | maximum minimum preferred = default
    CAGradientLayer: CALayer Hashable | colors endPoint locations startPoint
      type>CAGradientLayerType
    CAGradientLayerType: Hashable RawRepresentable | rawValue = axial conic radial
    CALayer: Hashable | addSublayer affineTransform>CGAffineTransform backgroundColor>CGColor
      borderColor>CGColor borderWidth bounds cornerCurve>CALayerCornerCurve cornerRadius frame
      hash insertSublayer isHidden maskedCorners>CACornerMask masksToBounds name opacity position
      removeFromSuperlayer render setAffineTransform shadowColor>CGColor shadowOffset
      shadowOpacity shadowRadius sublayers = mask superlayer
    CALayerCornerCurve: Hashable RawRepresentable | rawValue = circular continuous
    CAShapeLayer: CALayer Hashable | fillColor>CGColor fillRule>CAShapeLayerFillRule
      lineCap>CAShapeLayerLineCap lineDashPattern lineDashPhase lineJoin>CAShapeLayerLineJoin
      lineWidth miterLimit path>CGPath strokeColor>CGColor strokeEnd strokeStart
    CAShapeLayerFillRule: Hashable RawRepresentable | rawValue = evenOdd nonZero
    CAShapeLayerLineCap: Hashable RawRepresentable | rawValue = butt round square
    CAShapeLayerLineJoin: Hashable RawRepresentable | rawValue = bevel miter round
    CGAffineTransform: Encodable Hashable | a b c d isIdentity tx ty = concatenating identity
      inverted rotated scaledBy translatedBy
    CGColor: Hashable | alpha components hash numberOfComponents = copy
    CGColorSpace: |
    CGContext: | addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect addRects
      beginPath clip closePath concatenate ctm>CGAffineTransform drawLinearGradient drawPath
      drawRadialGradient fill fillEllipse fillPath move restoreGState rotate saveGState scaleBy
      setAlpha setFillColor setLineCap setLineDash setLineJoin setLineWidth setMiterLimit
      setShadow setStrokeColor stroke strokeEllipse strokeLineSegments strokePath translateBy
    CGGradient: |
    CGGradientDrawingOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = drawsAfterEndLocation drawsBeforeStartLocation
    CGImage: | bitsPerComponent bitsPerPixel bytesPerRow height width = cropping
    CGLineCap: Hashable RawRepresentable | = butt round square
    CGLineJoin: Hashable RawRepresentable | = bevel miter round
    CGPath: | boundingBox contains isEmpty
    CGPathDrawingMode: Hashable RawRepresentable | = eoFill eoFillStroke fill fillStroke stroke
    CGPathFillRule: Hashable RawRepresentable | = evenOdd winding
    CGVector: Encodable Hashable | dx dy = zero
    CHHapticDeviceCapability: | supportsAudio supportsHaptics
    CHHapticDynamicParameter: | ID parameterID relativeTime value
    CHHapticDynamicParameter.ID: Hashable RawRepresentable | rawValue = hapticIntensityControl
      hapticSharpnessControl
    CHHapticEngine: | FinishedAction StoppedReason
      capabilitiesForHardware>CHHapticDeviceCapability isAutoShutdownEnabled
      makePlayer>CHHapticPatternPlayer notifyWhenPlayersFinished playsHapticsOnly resetHandler
      start stoppedHandler
    CHHapticEngine.FinishedAction: Hashable RawRepresentable | = leaveEngineRunning stopEngine
    CHHapticEngine.StoppedReason: Hashable RawRepresentable | = applicationSuspended
      audioSessionInterrupt engineDestroyed gameControllerDisconnect idleTimeout
      notifyWhenFinished systemError
    CHHapticError: CustomNSError Error Hashable LocalizedError | Code code errorCode
      errorDescription errorDomain errorUserInfo
    CHHapticError.Code: Hashable RawRepresentable | = engineNotRunning notSupported
    CHHapticEvent: | EventType ParameterID duration eventParameters relativeTime type
    CHHapticEvent.EventType: Hashable RawRepresentable | rawValue = hapticContinuous
      hapticTransient
    CHHapticEvent.ParameterID: Hashable RawRepresentable | rawValue = hapticIntensity
      hapticSharpness
    CHHapticEventParameter: | parameterID value
    CHHapticPattern: | Key duration events parameters
    CHHapticPattern.Key: Hashable RawRepresentable | rawValue = event eventDuration
      eventParameters eventType parameter parameterID parameterValue pattern time version
    CHHapticPatternPlayer: | start stop
    CICode128BarcodeGenerator: CIFilterProtocol NSObjectProtocol | barcodeHeight message
      quietSpace
    CIColor: | alpha blue green red = black clear cyan gray magenta white yellow
    CIColorInvert: CIFilterProtocol NSObjectProtocol | inputImage>CIImage
    CIContext: | createCGImage>CGImage
    CIContextOption: Hashable RawRepresentable | rawValue = useSoftwareRenderer
    CIFalseColor: CIFilterProtocol NSObjectProtocol | color0>CIColor color1>CIColor
      inputImage>CIImage
    CIFilter: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | code128BarcodeGenerator colorInvert falseColor inputKeys maskToAlpha name
      outputImage>CIImage outputKeys qrCodeGenerator setDefaults setValue value
    CIFilterProtocol: NSObjectProtocol | outputImage>CIImage
    CIImage: | extent = applyingFilter cropped samplingNearest transformed
    CIMaskToAlpha: CIFilterProtocol NSObjectProtocol | inputImage>CIImage
    CIQRCodeGenerator: CIFilterProtocol NSObjectProtocol | correctionLevel message
    CLAccuracyAuthorization: Hashable RawRepresentable | = fullAccuracy reducedAccuracy
    CLActivityType: Hashable RawRepresentable | = airborne automotiveNavigation fitness other
      otherNavigation
    CLAuthorizationStatus: Hashable RawRepresentable | = authorized authorizedAlways
      authorizedWhenInUse denied notDetermined restricted
    CLCircularRegion: CLRegion CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol | center>CLLocationCoordinate2D contains radius
    CLCondition: |
    CLError: CustomNSError Error Hashable LocalizedError | Code code denied errorCode
      errorDescription errorDomain errorUserInfo geocodeCanceled geocodeFoundNoResult
      geocodeFoundPartialResult headingFailure locationUnknown network regionMonitoringDenied
      regionMonitoringFailure
    CLError.Code: Hashable RawRepresentable | = deferredAccuracyTooLow deferredCanceled
      deferredDistanceFiltered deferredFailed deferredNotUpdatingLocation denied geocodeCanceled
      geocodeFoundNoResult geocodeFoundPartialResult headingFailure historicalLocationError
      locationUnknown network promptDeclined rangingFailure rangingUnavailable
      regionMonitoringDenied regionMonitoringFailure regionMonitoringResponseDelayed
      regionMonitoringSetupDelayed
    CLGeocoder: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | cancelGeocode geocodeAddressString isGeocoding reverseGeocodeLocation
    CLHeading: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | headingAccuracy magneticHeading trueHeading
    CLLocation: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | altitude coordinate>CLLocationCoordinate2D course courseAccuracy
      description distance horizontalAccuracy speed speedAccuracy timestamp verticalAccuracy
    CLLocationCoordinate2D: | latitude longitude
    CLLocationManager: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | accuracyAuthorization>CLAccuracyAuthorization activityType>CLActivityType
      allowsBackgroundLocationUpdates authorizationStatus>CLAuthorizationStatus delegate
      desiredAccuracy distanceFilter headingAvailable isMonitoringAvailable isRangingAvailable
      location>CLLocation locationServicesEnabled monitoredRegions
      pausesLocationUpdatesAutomatically requestAlwaysAuthorization requestLocation
      requestWhenInUseAuthorization showsBackgroundLocationIndicator
      significantLocationChangeMonitoringAvailable startMonitoring startUpdatingHeading
      startUpdatingLocation stopMonitoring stopUpdatingHeading stopUpdatingLocation
    CLLocationManagerDelegate: NSObjectProtocol | locationManager
      locationManagerDidChangeAuthorization
    CLLocationUpdate: | LiveConfiguration Updates authorizationDenied isStationary liveUpdates
      location>CLLocation locationUnavailable stationary
    CLLocationUpdate.LiveConfiguration: Hashable RawRepresentable | = airborne
      automotiveNavigation default fitness otherNavigation
    CLLocationUpdate.Updates: AsyncSequence | Element Iterator makeAsyncIterator
    CLLocationUpdate.Updates.Iterator: AsyncIteratorProtocol | next>CLLocationUpdate
    CLMonitor: Actor | CircularGeographicCondition Event Events Record add events identifiers name
      record remove
    CLMonitor.CircularGeographicCondition: CLCondition | center>CLLocationCoordinate2D radius
    CLMonitor.Event: | State date identifier refinement state
    CLMonitor.Events: AsyncSequence | Element Iterator makeAsyncIterator
    CLMonitor.Events.Iterator: AsyncIteratorProtocol | next
    CLMonitor.Record: | lastEvent = condition
    CLMonitoringState: Hashable RawRepresentable | = satisfied unknown unmonitored unsatisfied
    CLPlacemark: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | administrativeArea areasOfInterest country inlandWater isoCountryCode
      locality location>CLLocation name ocean postalCode region>CLRegion subAdministrativeArea
      subLocality subThoroughfare thoroughfare timeZone
    CLRegion: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | identifier notifyOnEntry notifyOnExit
    CMAcceleration: | x y z
    CMAccelerometerData: CMLogItem CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol | acceleration>CMAcceleration
    CMAltimeter: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | authorizationStatus>CMAuthorizationStatus isAbsoluteAltitudeAvailable
      isRelativeAltitudeAvailable
    CMAttitude: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | pitch roll yaw
    CMAuthorizationStatus: Hashable RawRepresentable | = authorized denied notDetermined
      restricted
    CMDeviceMotion: CMLogItem CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol | attitude>CMAttitude gravity>CMAcceleration rotationRate>CMRotationRate
      userAcceleration>CMAcceleration
    CMError: RawRepresentable | rawValue
    CMGyroData: CMLogItem CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol | rotationRate>CMRotationRate
    CMLogItem: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | timestamp
    CMMotionActivityManager: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | authorizationStatus>CMAuthorizationStatus isActivityAvailable
    CMMotionManager: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | accelerometerData>CMAccelerometerData accelerometerUpdateInterval
      deviceMotion>CMDeviceMotion deviceMotionUpdateInterval gyroData>CMGyroData
      gyroUpdateInterval isAccelerometerActive isAccelerometerAvailable isDeviceMotionActive
      isDeviceMotionAvailable isGyroActive isGyroAvailable isMagnetometerAvailable
      magnetometerUpdateInterval startAccelerometerUpdates startDeviceMotionUpdates
      startGyroUpdates stopAccelerometerUpdates stopDeviceMotionUpdates stopGyroUpdates
    CMPedometer: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | authorizationStatus>CMAuthorizationStatus isCadenceAvailable
      isDistanceAvailable isFloorCountingAvailable isPaceAvailable
      isPedometerEventTrackingAvailable isStepCountingAvailable queryPedometerData startUpdates
      stopUpdates
    CMPedometerData: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | currentCadence currentPace distance endDate floorsAscended
      floorsDescended numberOfSteps startDate
    CMRotationRate: | x y z
    CMTime: Hashable | epoch flags>CMTimeFlags hasBeenRounded hash isIndefinite isNegativeInfinity
      isNumeric isPositiveInfinity isValid seconds timescale value = indefinite invalid
      negativeInfinity positiveInfinity zero
    CMTimeFlags: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra | rawValue =
      hasBeenRounded impliedValueFlagsMask indefinite negativeInfinity positiveInfinity valid
    CMTimeRange: Hashable | containsTime duration>CMTime end>CMTime isEmpty start>CMTime
    CNAuthorizationStatus: Hashable RawRepresentable | = authorized denied limited notDetermined
      restricted
    CNContact: CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying
      NSMutableCopying NSObject NSObjectProtocol | areKeysAvailable birthday
      contactType>CNContactType copy departmentName emailAddresses familyName givenName hash
      identifier imageData imageDataAvailable isEqual isKeyAvailable jobTitle middleName
      mutableCopy namePrefix nameSuffix nickname note organizationName phoneNumbers
      postalAddresses predicateForContacts thumbnailImageData urlAddresses
    CNContactFetchRequest: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | keysToFetch mutableObjects predicate sortOrder>CNContactSortOrder
      unifyResults
    CNContactFormatter: CustomDebugStringConvertible CustomStringConvertible Formatter Hashable
      NSCoding NSCopying NSObjectProtocol | string style>CNContactFormatterStyle =
      descriptorForRequiredKeys
    CNContactFormatterStyle: Hashable RawRepresentable | = fullName phoneticFullName
    CNContactPickerDelegate: NSObjectProtocol | contactPicker contactPickerDidCancel
    CNContactPickerViewController: Hashable NSObjectProtocol UIViewController | delegate
      displayedPropertyKeys predicateForEnablingContact predicateForSelectionOfContact
      predicateForSelectionOfProperty viewDidLoad
    CNContactProperty: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | contact>CNContact identifier key label value
    CNContactSortOrder: Hashable RawRepresentable | = familyName givenName none userDefault
    CNContactStore: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | authorizationStatus>CNAuthorizationStatus defaultContainerIdentifier
      enumerateContacts execute requestAccess unifiedContact>CNContact unifiedContacts
    CNContactType: Hashable RawRepresentable | = organization person
    CNContactViewController: Hashable NSObjectProtocol UIViewController | allowsActions
      allowsEditing contact>CNContact contactStore>CNContactStore delegate viewDidLoad =
      descriptorForRequiredKeys
    CNContactViewControllerDelegate: NSObjectProtocol | contactViewController
    CNEntityType: Hashable RawRepresentable | = contacts
    CNError: CustomNSError Error Hashable LocalizedError | Code authorizationDenied code
      dataAccessError errorCode errorDescription errorDomain errorUserInfo recordDoesNotExist
    CNError.Code: Hashable RawRepresentable | = authorizationDenied communicationError
      containmentCycle containmentScope dataAccessError featureDisabledByUser featureNotAvailable
      insertedRecordAlreadyExists noAccessibleWritableContainers parentContainerNotWritable
      parentRecordDoesNotExist policyViolation predicateInvalid recordDoesNotExist
      recordIdentifierInvalid recordNotWritable unauthorizedKeys validationConfigurationError
      validationMultipleErrors validationTypeMismatch
    CNKeyDescriptor: |
    CNLabeledValue: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | identifier label localizedString value
    CNMutableContact: CNContact CustomDebugStringConvertible CustomStringConvertible Hashable
      NSCopying NSMutableCopying NSObjectProtocol | birthday contactType>CNContactType
      departmentName emailAddresses familyName givenName imageData jobTitle middleName namePrefix
      nameSuffix nickname note organizationName phoneNumbers postalAddresses urlAddresses
    CNMutablePostalAddress: CNPostalAddress CustomDebugStringConvertible CustomStringConvertible
      Hashable NSObjectProtocol | city country isoCountryCode postalCode state street
    CNPhoneNumber: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | stringValue
    CNPostalAddress: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | city country isoCountryCode postalCode state street
    CNSaveRequest: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | add delete update
    CSIndexError: CustomNSError Error Hashable LocalizedError | Code code errorCode
      errorDescription errorDomain errorUserInfo
    CSIndexError.Code: Hashable RawRepresentable | = indexUnavailableError indexingUnsupported
      invalidClientStateError invalidItemError quotaExceeded remoteConnectionError unknownError
    CSSearchableIndex: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | deleteAllSearchableItems deleteSearchableItems indexSearchableItems
      isIndexingAvailable = default
    CSSearchableItem: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | attributeSet>CSSearchableItemAttributeSet domainIdentifier expirationDate
      uniqueIdentifier
    CSSearchableItemAttributeSet: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | alternateNames contentCreationDate contentDescription
      contentModificationDate contentType contentURL displayName domainIdentifier emailAddresses
      endDate identifier keywords latitude longitude phoneNumbers rating relatedUniqueIdentifier
      startDate subject textContent thumbnailData thumbnailURL title
    Canvas: View | Body colorMode>ColorRenderingMode isOpaque renderer rendersAsynchronously
      symbols
    Capsule: Animatable InsettableShape Shape View | path>Path style>RoundedCornerStyle = inset
    CaseIterable: ~ | AllCases allCases
    Chart: View | = body
    ChartBinRange: Hashable RangeExpression | contains lowerBound relative upperBound
    ChartContent: | Body body = accessibilityHidden accessibilityIdentifier accessibilityLabel
      accessibilityValue alignsMarkStylesWithPlotArea annotation blur clipShape compositingLayer
      cornerRadius foregroundStyle interpolationMethod lineStyle mask offset opacity position
      shadow symbol symbolSize zIndex
    ChartContentBuilder: | buildBlock>_EmptyChartContent buildEither>_ChartContentChoice
      buildExpression buildIf buildLimitedAvailability>AnyChartContent buildPartialBlock
    ChartPlotContent: View | = body
    ChartProxy: | angle>Angle plotFrame>Anchor plotSize position positionRange selectAngleValue
      selectXRange selectXValue selectYRange selectYValue value
    ChartScrollTargetBehavior: ScrollTargetBehavior | = valueAligned
    ChartSymbolShape: Animatable Shape View | perceptualUnitRect = asterisk circle cross diamond
      pentagon plus square strokeBorder triangle
    CheckboxToggleStyle: ToggleStyle | makeBody>View
    Circle: Animatable ChartSymbolShape InsettableShape Shape View | path>Path perceptualUnitRect
      = inset
    CircularProgressViewStyle: ProgressViewStyle | makeBody>View
    CodableRepresentation: TransferRepresentation |
    Collection: ~ Sequence | Element Index IndexDistance Indices Iterator SubSequence contains
      count distance drop dropFirst dropLast endIndex first firstIndex firstRange flatMap
      formIndex index indices isEmpty makeIterator map popFirst prefix randomElement ranges
      removeFirst removingSubranges split startIndex suffix trimPrefix trimmingPrefix
      underestimatedCount
    Color: CustomStringConvertible Hashable ShapeStyle View | Body RGBColorSpace Resolved
      cgColor>CGColor description resolve = accentColor black blue brown clear cyan gradient gray
      green indigo mint mix opacity orange pink primary purple red secondary teal white yellow
    Color.RGBColorSpace: Hashable | = displayP3 sRGB sRGBLinear
    Color.Resolved: Animatable CustomStringConvertible Encodable Hashable ShapeStyle | Resolved
      animatableData>AnimatablePair blue cgColor>CGColor description encode green linearBlue
      linearGreen linearRed opacity red
    ColorPicker: View | Body
    ColorRenderingMode: Hashable | = extendedLinear linear nonLinear
    ColorResource: Hashable |
    ColorScheme: CaseIterable Hashable | = dark light
    ColorSchemeContrast: CaseIterable Hashable | = increased standard
    ColumnNavigationViewStyle: NavigationViewStyle |
    ColumnsFormStyle: FormStyle | makeBody>View
    CommandGroup: Commands | Body
    CommandGroupPlacement: Hashable | = appInfo appSettings appTermination appVisibility help
      importExport newItem pasteboard printItem saveItem sidebar singleWindowList systemServices
      textEditing textFormatting toolbar undoRedo windowArrangement windowList windowSize
    CommandMenu: Commands | Body
    Commands: | Body body
    CommandsBuilder: | buildBlock buildEither>_EitherCommands buildExpression buildIf
      buildLimitedAvailability>_AnyCommands
    CompactDatePickerStyle: DatePickerStyle | makeBody>View
    CompactMenuControlGroupStyle: ControlGroupStyle | makeBody>View
    CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle |
    CompactProductViewStyle: ProductViewStyle | makeBody>View
    ConnectablePublisher: ~ Publisher | autoconnect connect
    ContainerBackgroundPlacement: Hashable | = navigation navigationSplitView tabView window
    ContainerRelativeShape: Animatable InsettableShape Shape View | path>Path = inset
    ContainerValueKey: | Value defaultValue
    ContainerValues: | hasTag tag
    ContentMarginPlacement: Hashable | = automatic scrollContent scrollIndicators
    ContentMode: CaseIterable Hashable | = fill fit
    ContentShapeKinds: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra |
      rawValue = accessibility contextMenuPreview dragPreview hoverEffect interaction
    ContentSizeCategory: CaseIterable Hashable | isAccessibilityCategory =
      accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge
      accessibilityLarge accessibilityMedium extraExtraExtraLarge extraExtraLarge extraLarge
      extraSmall large medium small
    ContentTransition: Hashable | = identity interpolate numericText opacity symbolEffect
    ContentUnavailableView: View | = body search
    ContextMenu: |
    ControlGroup: View | Body
    ControlGroupStyle: | Body Configuration makeBody = automatic compactMenu menu navigation
      palette
    ControlGroupStyleConfiguration: | Content Label content label
    ControlSize: CaseIterable Hashable RawRepresentable | = extraLarge large mini regular small
    CoordinateSpace: Hashable | isGlobal isLocal = global local named
    CoordinateSpaceProtocol: | coordinateSpace>CoordinateSpace = global local named scrollView
    CubicKeyframe: KeyframeTrackContent | Body = body
    CustomDebugStringConvertible: ~ | debugDescription
    CustomNSError: ~ Error | errorCode errorDomain errorUserInfo
    CustomPresentationDetent: | Context height
    CustomStringConvertible: ~ | description
    CustomizableToolbarContent: ToolbarContent | = customizationBehavior defaultCustomization
    DataRepresentation: TransferRepresentation |
    DateBins: BidirectionalCollection Collection RandomAccessCollection Sequence | endIndex index
      startIndex thresholds
    DateComponentsFormatter: CustomDebugStringConvertible CustomStringConvertible Formatter
      Hashable NSCoding NSCopying NSObjectProtocol | UnitsStyle ZeroFormattingBehavior
      allowedUnits calendar includesApproximationPhrase includesTimeRemainingPhrase
      localizedString maximumUnitCount referenceDate string unitsStyle zeroFormattingBehavior
    DateComponentsFormatter.UnitsStyle: Hashable RawRepresentable | = abbreviated brief full
      positional short spellOut
    DateComponentsFormatter.ZeroFormattingBehavior: ExpressibleByArrayLiteral OptionSet
      RawRepresentable SetAlgebra | rawValue = default dropAll dropLeading dropMiddle dropTrailing
      pad
    DatePicker: View | Body Components
    DatePickerComponents: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = date hourAndMinute
    DatePickerStyle: | Body Configuration makeBody = automatic compact graphical wheel
    DatePickerStyleConfiguration: | Label displayedComponents>DatePickerComponents label
      maximumDate minimumDate selection
    DecodingConfigurationProviding: ~ | DecodingConfiguration decodingConfiguration
    DefaultButtonLabel: View | = body
    DefaultButtonStyle: PrimitiveButtonStyle _DrawnButtonStyle |
    DefaultDatePickerStyle: DatePickerStyle | makeBody>View
    DefaultDateProgressLabel: View | = body
    DefaultFocusEvaluationPriority: | = automatic userInitiated
    DefaultGaugeStyle: GaugeStyle | makeBody>View
    DefaultGlassEffectShape: Animatable Shape View | path>Path
    DefaultGroupBoxStyle: GroupBoxStyle | makeBody>View
    DefaultLabelStyle: LabelStyle | makeBody>View
    DefaultListStyle: ListStyle |
    DefaultMenuStyle: MenuStyle | makeBody>View
    DefaultNavigationViewStyle: NavigationViewStyle |
    DefaultPickerStyle: PickerStyle |
    DefaultProgressViewStyle: ProgressViewStyle | makeBody>View
    DefaultSettingsLinkLabel: View | = body
    DefaultShareLinkLabel: View | = body
    DefaultTabViewStyle: TabViewStyle |
    DefaultTextFieldStyle: TextFieldStyle |
    DefaultToggleStyle: ToggleStyle | makeBody>View
    DefaultToolbarItem: ToolbarContent | Body
    DialogSeverity: | = automatic critical standard
    DisabledTextSelectability: TextSelectability | allowsSelection
    DisclosureGroup: View | = body
    DisclosureGroupStyle: | Body Configuration makeBody = automatic
    DisclosureGroupStyleConfiguration: | Content Label content isExpanded label
    DisclosureTableRow: TableRowContent | TableRowBody TableRowValue
    DismissAction: | callAsFunction isSameInput
    DismissSearchAction: | callAsFunction
    DismissWindowAction: | callAsFunction isSameInput
    DispatchQueue.SchedulerOptions: | flags group qos
    DispatchQueue.SchedulerTimeType: Encodable Hashable Strideable | Stride dispatchTime distance
      encode hash = advanced
    DispatchQueue.SchedulerTimeType.Stride: AdditiveArithmetic Encodable ExpressibleByFloatLiteral
      ExpressibleByIntegerLiteral Hashable Numeric SchedulerTimeIntervalConvertible SignedNumeric
      | FloatLiteralType IntegerLiteralType Magnitude magnitude timeInterval = microseconds
      milliseconds nanoseconds seconds
    Divider: View | Body
    DoubleColumnNavigationViewStyle: NavigationViewStyle |
    DragGesture: Gesture | Body Value coordinateSpace>CoordinateSpace minimumDistance
    DragGesture.Value: | location predictedEndLocation predictedEndTranslation startLocation time
      translation velocity
    DrawnConfiguration: ~ UIContentConfiguration |
    DropDelegate: | dropEntered dropExited dropUpdated>DropProposal performDrop validateDrop
    DropInfo: | hasItemsConforming itemProviders location
    DropOperation: Hashable | = cancel copy delete forbidden move
    DropProposal: | operation>DropOperation
    DynamicProperty: | update
    DynamicTypeSize: CaseIterable Hashable RawRepresentable | isAccessibilitySize = accessibility1
      accessibility2 accessibility3 accessibility4 accessibility5 large medium small xLarge xSmall
      xxLarge xxxLarge
    DynamicViewContent: View | Data data = dropDestination onDelete onInsert onMove
    EKAlarm: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | absoluteDate relativeOffset
    EKAuthorizationStatus: Hashable RawRepresentable | = authorized denied fullAccess
      notDetermined restricted writeOnly
    EKCalendar: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | allowedEntityType>EKEntityType allowsContentModifications
      calendarIdentifier source>EKSource title
    EKCalendarItem: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | addAlarm addRecurrenceRule alarms calendar>EKCalendar
      calendarItemIdentifier creationDate hasAlarms hasNotes hasRecurrenceRules location notes
      recurrenceRules removeAlarm removeRecurrenceRule timeZone title url
    EKEntityType: Hashable RawRepresentable | = event reminder
    EKError: CustomNSError Error Hashable LocalizedError | Code code errorCode errorDescription
      errorDomain errorUserInfo eventStoreNotAuthorized noCalendar
    EKError.Code: Hashable RawRepresentable | = alarmGreaterThanRecurrence
      alarmProximityNotSupported calendarDoesNotAllowEvents calendarDoesNotAllowReminders
      calendarHasNoSource calendarIsImmutable calendarReadOnly calendarSourceCannotBeModified
      datesInverted durationGreaterThanRecurrence eventNotMutable eventStoreNotAuthorized
      internalFailure invalidEntityType invalidSpan invitesCannotBeMoved noCalendar noEndDate
      noStartDate objectBelongsToDifferentStore osNotSupported priorityIsInvalid
      procedureAlarmsNotMutable recurringReminderRequiresDueDate reminderLocationsNotSupported
      sourceDoesNotAllowCalendarAddDelete sourceDoesNotAllowEvents sourceDoesNotAllowReminders
      startDateCollidesWithOtherOccurrence startDateTooFarInFuture structuredLocationsNotSupported
    EKEvent: CustomDebugStringConvertible CustomStringConvertible EKCalendarItem Hashable
      NSObjectProtocol | availability>EKEventAvailability compareStartDate endDate eventIdentifier
      isAllDay startDate
    EKEventAvailability: Hashable RawRepresentable | = busy free notSupported tentative
      unavailable
    EKEventEditViewAction: Hashable RawRepresentable | = canceled deleted saved
    EKEventEditViewController: Hashable NSObjectProtocol UINavigationController | cancelEditing
      editViewDelegate event>EKEvent eventStore>EKEventStore viewDidLoad
    EKEventEditViewDelegate: NSObjectProtocol | eventEditViewController
    EKEventStore: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | authorizationStatus>EKAuthorizationStatus calendar>EKCalendar
      calendarItem>EKCalendarItem calendars commit defaultCalendarForNewEvents>EKCalendar
      defaultCalendarForNewReminders>EKCalendar event>EKEvent events fetchReminders
      predicateForEvents predicateForIncompleteReminders predicateForReminders remove
      removeCalendar requestAccess requestFullAccessToEvents requestFullAccessToReminders
      requestWriteOnlyAccessToEvents reset save saveCalendar sources
    EKRecurrenceEnd: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | endDate occurrenceCount
    EKRecurrenceFrequency: Hashable RawRepresentable | = daily monthly weekly yearly
    EKRecurrenceRule: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | frequency>EKRecurrenceFrequency interval recurrenceEnd>EKRecurrenceEnd
    EKReminder: CustomDebugStringConvertible CustomStringConvertible EKCalendarItem Hashable
      NSObjectProtocol | completionDate dueDateComponents isCompleted priority startDateComponents
    EKSource: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | sourceIdentifier title
    EKSpan: Hashable RawRepresentable | = futureEvents thisEvent
    Edge: CaseIterable Hashable RawRepresentable | Set = bottom leading top trailing
    Edge.Set: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra | rawValue
      = all bottom horizontal leading top trailing vertical
    EdgeInsets: Animatable Hashable | animatableData>AnimatablePair bottom leading top trailing
    EditActions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra | rawValue = all
      delete move
    EditButton: View | = body
    EditMode: Hashable | isEditing = active inactive transient
    EditedText: ~ UIKeyInput UITextInput |
    Ellipse: Animatable InsettableShape Shape View | path>Path = inset
    EllipticalGradient: Hashable ShapeStyle View | Body
    EmptyAnimatableData: AdditiveArithmetic VectorArithmetic | magnitudeSquared scale = zero
    EmptyCommands: Commands | Body
    EmptyMapContent: MapContent | Body
    EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration |
    EmptyModifier: ViewModifier | Body = identity
    EmptyView: View | Body
    EmptyVisualEffect: Animatable VisualEffect | animatableData>EmptyAnimatableData
    EnabledTextSelectability: TextSelectability | allowsSelection
    Encodable: ~ | encode
    EncodingConfigurationProviding: ~ | EncodingConfiguration encodingConfiguration
    Endpoint: Scene | Body Method Request Response
    Endpoint.Method: Hashable | = get post
    Endpoint.Request: | body contentType json query
    Endpoint.Response: | body contentType status = json noContent
    EntitlementTaskState: | transaction>VerificationResult value = failure loading success
    Environment: DynamicProperty GraphProperty | isSameInput wrappedValue
    EnvironmentKey: | Value defaultValue
    EnvironmentObject: DynamicProperty GraphProperty | isSameInput projectedValue wrappedValue
    EnvironmentValues: CustomStringConvertible | accessibilityDifferentiateWithoutColor
      accessibilityInvertColors accessibilityReduceMotion accessibilityReduceTransparency
      accessibilitySwitchControlEnabled accessibilityVoiceOverEnabled
      authorizationController>AuthorizationController autocorrectionDisabled
      backgroundStyle>AnyShapeStyle buttonBorderShape>ButtonBorderShape calendar
      colorScheme>ColorScheme colorSchemeContrast>ColorSchemeContrast controlSize>ControlSize
      defaultMinListHeaderHeight defaultMinListRowHeight description dismiss>DismissAction
      dismissSearch>DismissSearchAction dismissWindow>DismissWindowAction displayScale
      dynamicTypeSize>DynamicTypeSize editMode>Binding font>Font headerProminence>Prominence
      horizontalSizeClass>UserInterfaceSizeClass imageScale isEnabled isLuminanceReduced
      isPresented isScrollEnabled isSearching layoutDirection>LayoutDirection
      legibilityWeight>LegibilityWeight lineLimit lineSpacing locale locationProvider
      minimumScaleFactor multilineTextAlignment>TextAlignment openSettings>OpenSettingsAction
      openURL>OpenURLAction openWindow>OpenWindowAction pixelLength presentationMode>Binding
      purchase>PurchaseAction redactionReasons>RedactionReasons refresh>RefreshAction
      rename>RenameAction requestReview>RequestReviewAction scenePhase>ScenePhase
      searchSuggestionsPlacement>SearchSuggestionsPlacement sizeCategory>ContentSizeCategory
      supportsMultipleWindows symbolRenderingMode>SymbolRenderingMode
      symbolVariants>SymbolVariants
      tabViewBottomAccessoryPlacement>TabViewBottomAccessoryPlacement textCase timeZone
      truncationMode undoManager>UndoManager verticalSizeClass>UserInterfaceSizeClass
      visitorCredentials>VisitorCredentials visitorLocation>VisitorLocation
      webAuthenticationSession>WebAuthenticationSession
    EnvironmentalModifier: ViewModifier | ResolvedModifier body>View resolve
    EquatableView: View | body content
    Error: ~ | localizedDescription
    EventModifiers: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra |
      rawValue = all capsLock command control numericPad option shift
    EveryMinuteTimelineSchedule: TimelineSchedule | Entries entries
    EveryMinuteTimelineSchedule.Entries: IteratorProtocol Sequence | next
    ExclusiveGesture: Gesture | Body Value first second
    ExclusiveGesture.Value: | = first second
    ExplicitTimelineSchedule: TimelineSchedule | entries
    ExpressibleByArrayLiteral: ~ | ArrayLiteralElement
    ExpressibleByExtendedGraphemeClusterLiteral: ~ ExpressibleByUnicodeScalarLiteral |
      ExtendedGraphemeClusterLiteralType
    ExpressibleByFloatLiteral: ~ | FloatLiteralType
    ExpressibleByIntegerLiteral: ~ | IntegerLiteralType
    ExpressibleByStringInterpolation: ~ ExpressibleByExtendedGraphemeClusterLiteral
      ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral | StringInterpolation
    ExpressibleByStringLiteral: ~ ExpressibleByExtendedGraphemeClusterLiteral
      ExpressibleByUnicodeScalarLiteral | StringLiteralType
    ExpressibleByUnicodeScalarLiteral: ~ | UnicodeScalarLiteralType
    FileDocument: | ReadConfiguration WriteConfiguration fileWrapper>FileWrapper
      readableContentTypes writableContentTypes
    FileDocumentReadConfiguration: | contentType>UTType file>FileWrapper
    FileDocumentWriteConfiguration: | contentType>UTType existingFile>FileWrapper
    FilePickerButton: View | Body
    FileRepresentation: TransferRepresentation |
    FileWrapper: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | ReadingOptions WritingOptions addFileWrapper addRegularFile
      fileAttributes fileWrappers filename isDirectory isRegularFile isSymbolicLink
      keyForChildFileWrapper matchesContents preferredFilename regularFileContents
      removeFileWrapper write
    FileWrapper.ReadingOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = immediate withoutMapping
    FileWrapper.WritingOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = atomic withNameUpdating
    FillStyle: Hashable | isAntialiased isEOFilled
    FittedPresentationSizing: PresentationSizing |
    FocusInteractions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra | rawValue
      = activate automatic edit
    FocusState: DynamicProperty GraphProperty | Binding isSameInput projectedValue wrappedValue
    FocusState.Binding: | projectedValue wrappedValue
    FocusedBinding: DynamicProperty GraphProperty | isSameInput projectedValue>Binding
      wrappedValue
    FocusedObject: DynamicProperty GraphProperty | Wrapper isSameInput projectedValue wrappedValue
    FocusedObject.Wrapper: ? |
    FocusedValue: DynamicProperty GraphProperty | isSameInput wrappedValue
    FocusedValueKey: | Value
    FocusedValues: |
    Font: Hashable | Design Leading TextStyle Weight Width = body bold callout caption caption2
      custom default footnote headline italic largeTitle leading lowercaseSmallCaps monospaced
      monospacedDigit smallCaps subheadline system title title2 title3 uppercaseSmallCaps weight
      width
    Font.Design: Hashable | = default monospaced rounded serif
    Font.Leading: Hashable | = loose standard tight
    Font.TextStyle: CaseIterable Hashable | = body callout caption caption2 footnote headline
      largeTitle subheadline title title2 title3
    Font.Weight: Hashable | = black bold heavy light medium regular semibold thin ultraLight
    Font.Width: Hashable | value = compressed condensed expanded standard
    ForEach: AccessibilityRotorContent ChartContent DynamicViewContent MapContent TabContent
      TableRowContent View | Body TabValue TableRowBody TableRowValue content data
    ForEachSectionCollection: BidirectionalCollection Collection RandomAccessCollection Sequence |
      Element Index endIndex startIndex
    ForEachSubviewCollection: BidirectionalCollection Collection RandomAccessCollection Sequence |
      Element Index endIndex startIndex
    ForegroundStyle: ShapeStyle |
    Form: View | Body
    FormPresentationSizing: PresentationSizing |
    FormStyle: | Body Configuration makeBody = automatic columns grouped
    FormStyleConfiguration: | Content content
    FormatStyle: ~ Encodable Hashable | FormatInput FormatOutput format iso8601 = locale
      measurement
    Formatter: ~ CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding NSCopying
      NSObject NSObjectProtocol | Context UnitStyle copy editingString encode string
    FoundationSchedulerTime: Encodable Hashable Strideable | Stride date distance = advanced
    FoundationSchedulerTime.Stride: AdditiveArithmetic Encodable ExpressibleByFloatLiteral
      ExpressibleByIntegerLiteral Hashable Numeric SchedulerTimeIntervalConvertible SignedNumeric
      | FloatLiteralType IntegerLiteralType Magnitude magnitude timeInterval = microseconds
      milliseconds nanoseconds seconds
    FunctionAreaPlotContent: ChartContent | Body
    FunctionLinePlotContent: ChartContent | Body
    Gauge: View | Body
    GaugeStyle: | Body Configuration makeBody = accessoryCircular accessoryCircularCapacity
      accessoryLinear accessoryLinearCapacity automatic linearCapacity
    GaugeStyleConfiguration: | CurrentValueLabel Label MarkedValueLabels MaximumValueLabel
      MinimumValueLabel currentValueLabel label markedValueLabels maximumValueLabel
      minimumValueLabel value
    GeometryEffect: Animatable ViewModifier | effectValue>ProjectionTransform = ignoredByLayout
    GeometryProxy: | bounds frame safeAreaInsets>EdgeInsets size
    GeometryReader: View | Body content
    Gesture: | Body Value body exclusively>ExclusiveGesture sequenced>SequenceGesture
      simultaneously>SimultaneousGesture updating>GestureStateGesture = map onChanged onEnded
    GestureMask: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra | rawValue = all
      gesture none subviews
    GestureState: DynamicProperty GraphProperty | isSameInput wrappedValue = projectedValue
    GestureStateGesture: Gesture | Body Value base body state>GestureState
    Glass: | = clear identity interactive regular tint
    GlassButtonStyle: PrimitiveButtonStyle _DrawnButtonStyle |
    GlassEffectContainer: View | = body
    GlassEffectTransition: | = identity matchedGeometry materialize
    GlassProminentButtonStyle: PrimitiveButtonStyle _DrawnButtonStyle |
    GlobalCoordinateSpace: CoordinateSpaceProtocol | coordinateSpace>CoordinateSpace
    Gradient: Hashable ShapeStyle | ColorSpace Stop stops
    Gradient.ColorSpace: Hashable | = device perceptual
    Gradient.Stop: Hashable | color>Color location
    GraphProperty: ~ DynamicProperty |
    GraphicalDatePickerStyle: DatePickerStyle | makeBody>View
    GraphicsContext: | BlendMode BlurOptions ClipOptions Filter FilterOptions GradientOptions
      ResolvedImage ResolvedSymbol ResolvedText Shading ShadowOptions addFilter blendMode clip
      clipBoundingRect concatenate draw drawLayer environment>EnvironmentValues fill opacity
      resolve resolveSymbol rotate scaleBy stroke transform>CGAffineTransform translateBy
      withCGContext
    GraphicsContext.BlendMode: RawRepresentable | rawValue = color colorBurn colorDodge darken
      difference exclusion hardLight hue lighten luminosity multiply normal overlay plusLighter
      saturation screen softLight
    GraphicsContext.BlurOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = opaque
    GraphicsContext.ClipOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = inverse
    GraphicsContext.Filter: | = blur brightness colorMultiply contrast grayscale hueRotation
      luminanceToAlpha saturation shadow
    GraphicsContext.FilterOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra
      | rawValue = linearColor
    GraphicsContext.GradientOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = linearColor
    GraphicsContext.ResolvedImage: | baseline shading size
    GraphicsContext.ResolvedSymbol: | size
    GraphicsContext.ResolvedText: | firstBaseline lastBaseline measure shading
    GraphicsContext.Shading: | = color conicGradient foreground linearGradient radialGradient
      style
    GraphicsContext.ShadowOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra
      | rawValue
    Grid: View | Body
    GridItem: Hashable | Size alignment>Alignment size spacing
    GridItem.Size: Hashable | = adaptive fixed flexible
    GridLayout: Animatable Layout StandardLayout SystemLayout | Cache alignment>Alignment
      horizontalSpacing verticalSpacing
    GridRow: View | Body
    Group: Commands View | Body
    GroupBox: View | Body
    GroupBoxStyle: | Body Configuration makeBody = automatic
    GroupBoxStyleConfiguration: | Content Label content label
    GroupElementsOfContent: View | body
    GroupSectionsOfContent: View | body
    GroupedFormStyle: FormStyle | makeBody>View
    GroupedListStyle: ListStyle |
    HKAuthorizationRequestStatus: Hashable RawRepresentable | = shouldRequest unknown unnecessary
    HKAuthorizationStatus: Hashable RawRepresentable | = notDetermined sharingAuthorized
      sharingDenied
    HKCategorySample: CustomDebugStringConvertible CustomStringConvertible HKSample Hashable
      NSObjectProtocol | categoryType>HKCategoryType value
    HKCategoryType: CustomDebugStringConvertible CustomStringConvertible HKSampleType Hashable
      NSObjectProtocol |
    HKCategoryTypeIdentifier: Hashable RawRepresentable | rawValue = appleStandHour headache
      menstrualFlow mindfulSession sleepAnalysis
    HKError: CustomNSError Error Hashable LocalizedError | Code code errorCode errorDescription
      errorDomain errorUserInfo
    HKError.Code: Hashable RawRepresentable | = errorAnotherWorkoutSessionStarted
      errorAuthorizationDenied errorAuthorizationNotDetermined errorDatabaseInaccessible
      errorHealthDataRestricted errorHealthDataUnavailable errorInvalidArgument errorNoData
      errorRequiredAuthorizationDenied errorUserCanceled errorUserExitedWorkoutSession noError
    HKHealthStore: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | authorizationStatus>HKAuthorizationStatus delete execute
      isHealthDataAvailable requestAuthorization save stop
    HKMetricPrefix: Hashable RawRepresentable | = centi deca deci giga hecto kilo mega micro milli
      nano none pico tera
    HKObject: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | metadata uuid
    HKObjectType: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | description hash identifier isEqual = categoryType quantityType
      workoutType
    HKQuantity: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | description doubleValue is
    HKQuantitySample: CustomDebugStringConvertible CustomStringConvertible HKSample Hashable
      NSObjectProtocol | quantity>HKQuantity quantityType>HKQuantityType
    HKQuantityType: CustomDebugStringConvertible CustomStringConvertible HKSampleType Hashable
      NSObjectProtocol |
    HKQuantityTypeIdentifier: Hashable RawRepresentable | rawValue = activeEnergyBurned
      appleExerciseTime appleStandTime basalEnergyBurned bloodGlucose bloodPressureDiastolic
      bloodPressureSystolic bodyFatPercentage bodyMass bodyMassIndex bodyTemperature
      dietaryCaffeine dietaryCarbohydrates dietaryEnergyConsumed dietaryFatTotal dietaryProtein
      dietaryWater distanceCycling distanceSwimming distanceWalkingRunning flightsClimbed
      heartRate heartRateVariabilitySDNN height leanBodyMass oxygenSaturation respiratoryRate
      restingHeartRate stepCount vo2Max
    HKQuery: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | objectType>HKObjectType predicate predicateForSamples
    HKQueryOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra | rawValue =
      strictEndDate strictStartDate
    HKSample: CustomDebugStringConvertible CustomStringConvertible HKObject Hashable
      NSObjectProtocol | endDate sampleType>HKSampleType startDate
    HKSampleQuery: CustomDebugStringConvertible CustomStringConvertible HKQuery Hashable
      NSObjectProtocol | limit sortDescriptors
    HKSampleType: CustomDebugStringConvertible CustomStringConvertible HKObjectType Hashable
      NSObjectProtocol |
    HKStatistics: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | averageQuantity>HKQuantity endDate maximumQuantity>HKQuantity
      minimumQuantity>HKQuantity mostRecentQuantity>HKQuantity quantityType>HKQuantityType
      startDate sumQuantity>HKQuantity
    HKStatisticsOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = cumulativeSum discreteAverage discreteMax discreteMin mostRecent separateBySource
    HKStatisticsQuery: CustomDebugStringConvertible CustomStringConvertible HKQuery Hashable
      NSObjectProtocol |
    HKUnit: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | description hash isEqual unitString = count day degreeCelsius
      degreeFahrenheit foot gram gramUnit hour inch joule jouleUnit kelvin kilocalorie
      largeCalorie liter literUnit meter meterUnit mile millimeterOfMercury minute ounce pascal
      percent pound reciprocal second secondUnit smallCalorie stone unitDivided unitMultiplied
      unitRaised yard
    HKWorkoutType: CustomDebugStringConvertible CustomStringConvertible HKSampleType Hashable
      NSObjectProtocol |
    HStack: View | Body
    HStackLayout: Animatable Layout StandardLayout SystemLayout | Cache
      alignment>VerticalAlignment layoutProperties>LayoutProperties spacing
    Hashable: ~ | hash hashValue
    HierarchicalShapeStyle: Hashable ShapeStyle | = primary quaternary quinary secondary tertiary
    HorizontalAlignment: Hashable | = center leading listRowSeparatorLeading
      listRowSeparatorTrailing trailing
    HorizontalEdge: CaseIterable Encodable Hashable RawRepresentable | Set = leading trailing
    HorizontalEdge.Set: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra |
      rawValue = all leading trailing
    HostingConfiguration: ~ DrawnConfiguration UIContentConfiguration |
    HoverEffect: | = automatic highlight lift
    HoverPhase: | = active ended
    IDView: View | Body
    IconOnlyLabelStyle: LabelStyle | makeBody>View
    Identifiable: ~ | ID id
    Image: Transferable View | Body Interpolation Orientation ResizingMode Scale
      TemplateRenderingMode transferRepresentation>TransferRepresentation = antialiased
      interpolation renderingMode resizable symbolRenderingMode
    Image.Interpolation: Hashable | = high low medium none
    Image.Orientation: CaseIterable Hashable RawRepresentable | = down downMirrored left
      leftMirrored right rightMirrored up upMirrored
    Image.ResizingMode: Hashable | = stretch tile
    Image.Scale: Hashable | = large medium small
    Image.TemplateRenderingMode: Hashable | = original template
    ImageRenderer: ObservableObject | colorMode>ColorRenderingMode content isOpaque
      objectWillChange>ObservableObjectPublisher proposedSize>ProposedViewSize scale
      uiImage>UIImage
    ImageResource: Hashable |
    IndexViewStyle: | page>PageIndexViewStyle
    InlinePickerStyle: PickerStyle |
    InlinePresentationIntent: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable
      SetAlgebra | rawValue = code emphasized strikethrough stronglyEmphasized
    InsetGroupedListStyle: ListStyle |
    InsetListStyle: ListStyle |
    InsetTableStyle: TableStyle |
    InsettableShape: Animatable Shape View | InsetShape inset strokeBorder>_StrokeShapeView
    InspectorCommands: Commands | = body
    InterfaceOrientation: CaseIterable Hashable Identifiable | allCases id = landscapeLeft
      landscapeRight portrait portraitUpsideDown
    InterpolationMethod: | = cardinal catmullRom linear monotone stepCenter stepEnd stepStart
    IteratorProtocol: ~ | Element next
    Keepable: ~ | kept
    KeepableProperty: ~ DynamicProperty GraphProperty |
    KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByUnicodeScalarLiteral
      Hashable | character = clear delete deleteForward downArrow end escape home leftArrow
      pageDown pageUp return rightArrow space tab upArrow
    KeyPress: CustomDebugStringConvertible | Phases Result characters debugDescription
      key>KeyEquivalent modifiers>EventModifiers phase
    KeyPress.Phases: CustomDebugStringConvertible ExpressibleByArrayLiteral Hashable OptionSet
      RawRepresentable SetAlgebra | debugDescription rawValue = all down repeat up
    KeyPress.Result: Hashable | = handled ignored
    KeyboardShortcut: Hashable | key>KeyEquivalent modifiers>EventModifiers = cancelAction
      defaultAction
    KeyframeAnimator: View | = body
    KeyframeTimeline: | duration value
    KeyframeTrack: Keyframes | Body = body
    KeyframeTrackContent: | Body Value body
    KeyframeTrackContentBuilder: | Conditional buildArray>KeyframeTrackContent
      buildBlock>KeyframeTrackContent buildExpression buildPartialBlock = buildEither
    KeyframeTrackContentBuilder.Conditional: KeyframeTrackContent | Body Value
      body>KeyframeTrackContentBuilder
    Keyframes: | Body Value body
    KeyframesBuilder: | buildArray>KeyframeTrackContent buildBlock>Keyframes
      buildEither>KeyframeTrackContentBuilder buildExpression buildFinalResult buildPartialBlock
    LABiometryType: Hashable RawRepresentable | = faceID none opticID touchID
    LAContext: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | biometryType>LABiometryType canEvaluatePolicy evaluatePolicy
      evaluatedPolicyDomainState interactionNotAllowed invalidate localizedCancelTitle
      localizedFallbackTitle localizedReason touchIDAuthenticationAllowableReuseDuration
    LAError: CustomNSError Error Hashable LocalizedError | Code code errorCode errorDescription
      errorDomain errorUserInfo
    LAError.Code: Hashable RawRepresentable | = appCancel authenticationFailed biometryLockout
      biometryNotAvailable biometryNotEnrolled invalidContext notInteractive passcodeNotSet
      systemCancel userCancel userFallback
    LAPolicy: Hashable RawRepresentable | = deviceOwnerAuthentication
      deviceOwnerAuthenticationWithBiometrics
    Label: View | Body
    LabelStyle: | Body Configuration makeBody = automatic iconOnly titleAndIcon titleOnly
    LabelStyleConfiguration: | Icon Title icon title
    LabeledContent: View | Body
    LabeledContentStyle: | Body Configuration makeBody = automatic
    LabeledContentStyleConfiguration: | Content Label content label
    LabeledControlGroupContent: View | = body
    LargeProductViewStyle: ProductViewStyle | makeBody>View
    Layout: Animatable | Cache Subviews callAsFunction>View explicitAlignment
      layoutProperties>LayoutProperties makeCache placeSubviews sizeThatFits spacing>ViewSpacing
      updateCache
    LayoutDirection: CaseIterable Hashable | = leftToRight rightToLeft
    LayoutProperties: | stackOrientation>Axis
    LayoutSubview: | dimensions>ViewDimensions place priority sizeThatFits spacing>ViewSpacing
    LayoutSubviews: BidirectionalCollection Collection RandomAccessCollection Sequence | Element
      Index SubSequence endIndex layoutDirection>LayoutDirection startIndex
    LayoutValueKey: | Value defaultValue
    LazyHGrid: View | Body
    LazyHStack: View | Body
    LazyVGrid: View | Body
    LazyVStack: View | Body
    LegibilityWeight: Hashable | = bold regular
    LineMark: ChartContent | Body
    LinePlot: ChartContent VectorizedChartContent | Body DataElement
    LinearCapacityGaugeStyle: GaugeStyle | makeBody>View
    LinearGradient: Hashable ShapeStyle View | Body
    LinearKeyframe: KeyframeTrackContent | Body = body
    LinearProgressViewStyle: ProgressViewStyle | makeBody>View
    Link: View | Body
    LinkButtonStyle: PrimitiveButtonStyle _DrawnButtonStyle |
    List: View | Body
    ListFormatter: CustomDebugStringConvertible CustomStringConvertible Formatter Hashable
      NSCoding NSCopying NSObjectProtocol | locale localizedString string = itemFormatter
    ListItemTint: | = fixed monochrome preferred
    ListSectionSpacing: | = compact custom default
    ListStyle: | = automatic grouped inset insetGrouped plain sidebar
    LocalCoordinateSpace: CoordinateSpaceProtocol | coordinateSpace>CoordinateSpace
    LocalizedError: ~ Error | errorDescription failureReason helpAnchor recoverySuggestion
    LocalizedStandardComparator: Encodable Hashable SortComparator | compare order
    LocalizedStringKey: ExpressibleByExtendedGraphemeClusterLiteral
      ExpressibleByStringInterpolation ExpressibleByStringLiteral
      ExpressibleByUnicodeScalarLiteral | StringInterpolation
    LocalizedStringKey.StringInterpolation: StringInterpolationProtocol | appendInterpolation
      appendLiteral
    LocalizedStringResource: ExpressibleByExtendedGraphemeClusterLiteral
      ExpressibleByStringInterpolation ExpressibleByStringLiteral
      ExpressibleByUnicodeScalarLiteral | BundleDescription bundle defaultValue key locale table
    LocalizedStringResource.BundleDescription: | = atURL forClass main
    Logger: | critical debug error fault info log notice trace warning
    LongPressGesture: Gesture | Body Value maximumDistance minimumDuration
    LookAroundPreview: View | = body
    MFMailComposeResult: Hashable RawRepresentable | = cancelled failed saved sent
    MFMailComposeViewController: Hashable NSObjectProtocol UINavigationController |
      addAttachmentData canSendMail mailComposeDelegate setBccRecipients setCcRecipients
      setMessageBody setSubject setToRecipients viewDidLoad
    MFMailComposeViewControllerDelegate: NSObjectProtocol | mailComposeController
    MFMessageComposeViewController: Hashable NSObjectProtocol UINavigationController |
      addAttachmentData addAttachmentURL body canSendAttachments canSendSubject canSendText
      disableUserAttachments isSupportedAttachmentUTI messageComposeDelegate recipients subject
      viewDidLoad
    MFMessageComposeViewControllerDelegate: NSObjectProtocol | messageComposeViewController
    MKAnnotation: NSObjectProtocol | coordinate>CLLocationCoordinate2D subtitle title
    MKCoordinateRegion: | center>CLLocationCoordinate2D span>MKCoordinateSpan
    MKCoordinateSpan: | latitudeDelta longitudeDelta
    MKDirections: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | ETAResponse Request Response calculate calculateETA cancel isCalculating
    MKDirections.ETAResponse: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | distance expectedTravelTime
    MKDirections.Request: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | arrivalDate departureDate destination>MKMapItem requestsAlternateRoutes
      source>MKMapItem transportType>MKDirectionsTransportType
    MKDirections.Response: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | destination>MKMapItem routes source>MKMapItem
    MKDirectionsTransportType: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = any automobile cycling transit walking
    MKDistanceFormatter: CustomDebugStringConvertible CustomStringConvertible Formatter Hashable
      NSCoding NSCopying NSObjectProtocol | DistanceUnitStyle Units locale string unitStyle units
    MKDistanceFormatter.DistanceUnitStyle: Hashable RawRepresentable | = abbreviated default full
    MKDistanceFormatter.Units: Hashable RawRepresentable | = default imperial imperialWithYards
      metric
    MKError: CustomNSError Error Hashable | Code code errorCode errorDomain
    MKError.Code: Hashable RawRepresentable | = decodingFailed directionsNotFound loadingThrottled
      placemarkNotFound serverFailure unknown
    MKLocalPointsOfInterestRequest: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | coordinate>CLLocationCoordinate2D
      pointOfInterestFilter>MKPointOfInterestFilter radius
    MKLocalSearch: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | Request Response ResultType cancel isSearching start
    MKLocalSearch.Request: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | naturalLanguageQuery pointOfInterestFilter>MKPointOfInterestFilter
      region>MKCoordinateRegion resultTypes
    MKLocalSearch.Response: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | boundingRegion>MKCoordinateRegion mapItems
    MKLocalSearch.ResultType: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = address physicalFeature pointOfInterest
    MKLocalSearchCompleter: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | ResultType cancel delegate isSearching
      pointOfInterestFilter>MKPointOfInterestFilter queryFragment region>MKCoordinateRegion
      resultTypes results
    MKLocalSearchCompleter.ResultType: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = address physicalFeature pointOfInterest query
    MKLocalSearchCompleterDelegate: NSObjectProtocol | completer completerDidUpdateResults
    MKLocalSearchCompletion: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | subtitle subtitleHighlightRanges title titleHighlightRanges
    MKLookAroundBadgePosition: Hashable RawRepresentable | = bottomTrailing topLeading topTrailing
    MKLookAroundScene: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol |
    MKLookAroundSceneRequest: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | coordinate>CLLocationCoordinate2D mapItem>MKMapItem = scene
    MKMapItem: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | isCurrentLocation name openInMaps openMaps phoneNumber
      placemark>MKPlacemark pointOfInterestCategory>MKPointOfInterestCategory timeZone url =
      forCurrentLocation
    MKMapPoint: | coordinate>CLLocationCoordinate2D distance x y
    MKMapRect: | contains height isEmpty isNull maxX maxY midX midY minX minY origin>MKMapPoint
      width = null size union world
    MKMapSize: | height width = world
    MKOverlayLevel: Hashable RawRepresentable | = aboveLabels aboveRoads
    MKPlacemark: CLPlacemark CustomDebugStringConvertible CustomStringConvertible Hashable
      MKAnnotation NSObjectProtocol | coordinate>CLLocationCoordinate2D countryCode subtitle title
    MKPointAnnotation: CustomDebugStringConvertible CustomStringConvertible Hashable MKAnnotation
      NSObject NSObjectProtocol | coordinate>CLLocationCoordinate2D subtitle title
    MKPointOfInterestCategory: Hashable RawRepresentable | rawValue = airport amusementPark
      animalService aquarium atm automotiveRepair bakery bank baseball basketball beach beauty
      bowling brewery cafe campground carRental castle conventionCenter distillery evCharger
      fairground fireStation fishing fitnessCenter foodMarket fortress gasStation goKart golf
      hiking hospital hotel kayaking landmark laundry library mailbox marina miniGolf movieTheater
      museum musicVenue nationalMonument nationalPark nightlife park parking pharmacy planetarium
      police postOffice publicTransport restaurant restroom rockClimbing rvPark school skatePark
      skating skiing soccer spa stadium store surfing swimming tennis theater university
      volleyball winery zoo
    MKPointOfInterestFilter: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | excludes includes = excludingAll includingAll
    MKPolyline: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | coordinates pointCount
    MKRoute: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | Step advisoryNotices distance expectedTravelTime name polyline>MKPolyline
      steps transportType>MKDirectionsTransportType
    MKRoute.Step: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | distance instructions notice polyline>MKPolyline
      transportType>MKDirectionsTransportType
    MPChangePlaybackPositionCommand: CustomDebugStringConvertible CustomStringConvertible Hashable
      MPRemoteCommand NSObjectProtocol |
    MPChangePlaybackPositionCommandEvent: CustomDebugStringConvertible CustomStringConvertible
      Hashable MPRemoteCommandEvent NSObjectProtocol | positionTime
    MPMediaItemArtwork: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | bounds image>UIImage
    MPNowPlayingInfoCenter: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | nowPlayingInfo playbackState>MPNowPlayingPlaybackState = default
    MPNowPlayingInfoMediaType: Hashable RawRepresentable | = audio none video
    MPNowPlayingPlaybackState: Hashable RawRepresentable | = interrupted paused playing stopped
      unknown
    MPRemoteCommand: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | addTarget isEnabled removeTarget
    MPRemoteCommandCenter: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | changePlaybackPositionCommand>MPChangePlaybackPositionCommand
      nextTrackCommand>MPRemoteCommand pauseCommand>MPRemoteCommand playCommand>MPRemoteCommand
      previousTrackCommand>MPRemoteCommand seekBackwardCommand>MPRemoteCommand
      seekForwardCommand>MPRemoteCommand skipBackwardCommand>MPSkipIntervalCommand
      skipForwardCommand>MPSkipIntervalCommand stopCommand>MPRemoteCommand
      togglePlayPauseCommand>MPRemoteCommand = shared
    MPRemoteCommandEvent: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | command>MPRemoteCommand timestamp
    MPRemoteCommandHandlerStatus: Hashable RawRepresentable | = commandFailed deviceNotFound
      noActionableNowPlayingItem noSuchContent success
    MPSeekCommandEvent: CustomDebugStringConvertible CustomStringConvertible Hashable
      MPRemoteCommandEvent NSObjectProtocol | type>MPSeekCommandEventType
    MPSeekCommandEventType: Hashable RawRepresentable | = beginSeeking endSeeking
    MPSkipIntervalCommand: CustomDebugStringConvertible CustomStringConvertible Hashable
      MPRemoteCommand NSObjectProtocol | preferredIntervals
    MPSkipIntervalCommandEvent: CustomDebugStringConvertible CustomStringConvertible Hashable
      MPRemoteCommandEvent NSObjectProtocol | interval
    MPVolumeView: Hashable NSObjectProtocol UIView | showsVolumeSlider
    MagnificationGesture: Gesture | Value minimumScaleDelta = body
    MagnifyGesture: Gesture | Body Value minimumScaleDelta
    MagnifyGesture.Value: | magnification startAnchor>UnitPoint startLocation time velocity
    MainTimeline: | current
    MainTimelineClock: | date schedule
    MajorValueAlignment: Hashable | = matching page unit
    Map: View | = body
    MapAnnotation: MapAnnotationProtocol |
    MapAnnotationProtocol: |
    MapCamera: Hashable | centerCoordinate>CLLocationCoordinate2D distance hash heading pitch
    MapCameraBounds: |
    MapCameraPosition: | camera followsUserHeading followsUserLocation item positionedByUser
      region = automatic fallbackPosition rect userLocation
    MapCameraUpdateContext: | camera>MapCamera rect>MKMapRect region>MKCoordinateRegion
    MapCameraUpdateFrequency: Hashable | = continuous onEnd
    MapCircle: MapContent | Body
    MapCompass: View | = body
    MapContent: | Body body = annotationSubtitles annotationTitles foregroundStyle mapOverlayLevel
      stroke strokeStyle tag tint
    MapContentBuilder: | buildBlock>EmptyMapContent buildEither>_MapContentChoice buildExpression
      buildIf buildPartialBlock
    MapContentView: View | = body
    MapInteractionModes: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = all pan pitch rotate zoom
    MapMarker: MapAnnotationProtocol |
    MapPin: MapAnnotationProtocol |
    MapPitchToggle: View | = body
    MapPolygon: MapContent | Body
    MapPolyline: MapContent | Body ContourStyle
    MapPolyline.ContourStyle: Hashable | = geodesic straight
    MapProxy: | camera>MapCamera convert
    MapReader: View | = body
    MapScaleView: View | = body
    MapStyle: | Elevation StandardEmphasis = hybrid imagery standard
    MapStyle.Elevation: Hashable | = automatic flat realistic
    MapStyle.StandardEmphasis: Hashable | = automatic muted
    MapUserLocationButton: View | = body
    MapUserTrackingMode: Hashable | = follow none
    MapZoomStepper: View | = body
    MarkDimension: ExpressibleByFloatLiteral ExpressibleByIntegerLiteral | = automatic fixed inset
      ratio
    MarkStackingMethod: | = center normalized standard unstacked
    Marker: MapContent | Body
    MatchedGeometryProperties: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = frame position size
    MatchedTransitionSourceConfiguration: | = background clipShape shadow
    Material: Hashable ShapeStyle | = bar regular thick thin ultraThick ultraThin
    Measurement.FormatStyle: Encodable FormatStyle Hashable | UnitWidth format hidesScaleName
      locale numberFormatStyle usage>MeasurementFormatUnitUsage width
    Measurement.FormatStyle.UnitWidth: Encodable Hashable | abbreviated narrow wide
    MeasurementFormatUnitUsage: Encodable Hashable | = asProvided food general person personHeight
      personWeight road weather workout
    MeasurementFormatter: CustomDebugStringConvertible CustomStringConvertible Formatter Hashable
      NSCoding NSCopying NSObjectProtocol | UnitOptions locale numberFormatter string unitOptions
      unitStyle
    MeasurementFormatter.UnitOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = naturalScale providedUnit temperatureWithoutUnit
    Menu: View | Body
    MenuActionDismissBehavior: Hashable | = automatic disabled enabled
    MenuControlGroupStyle: ControlGroupStyle | makeBody>View
    MenuOrder: Hashable | = automatic fixed priority
    MenuPickerStyle: PickerStyle |
    MenuStyle: | Body Configuration makeBody = automatic borderlessButton button
    MenuStyleConfiguration: | Content Label
    MeshGradient: ShapeStyle View | BezierPoint Body Colors Locations background>Color colorSpace
      colors height locations smoothsColors width
    MeshGradient.BezierPoint: | bottomControlPoint leadingControlPoint position topControlPoint
      trailingControlPoint
    MeshGradient.Colors: | = colors
    MeshGradient.Locations: | = bezierPoints points
    MessageComposeResult: Hashable RawRepresentable | = cancelled failed sent
    ModifiedContent: DynamicViewContent View ViewModifier | Body content data modifier = body
    MoveKeyframe: KeyframeTrackContent | Body = body
    MultiDatePicker: View | = body
    NSCoding: ~ | encode
    NSCollectionLayoutBoundarySupplementaryItem: CustomDebugStringConvertible
      CustomStringConvertible Hashable NSCollectionLayoutItem NSObjectProtocol |
      alignment>NSRectAlignment elementKind pinToVisibleBounds
    NSCollectionLayoutContainer: NSObjectProtocol | contentInsets>NSDirectionalEdgeInsets
      contentSize effectiveContentInsets>NSDirectionalEdgeInsets effectiveContentSize
    NSCollectionLayoutDimension: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | dimension isAbsolute isEstimated isFractionalHeight
      isFractionalWidth = absolute estimated fractionalHeight fractionalWidth
    NSCollectionLayoutEnvironment: NSObjectProtocol | container>NSCollectionLayoutContainer
      traitCollection>UITraitCollection
    NSCollectionLayoutGroup: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSCollectionLayoutItem NSObjectProtocol | interItemSpacing>NSCollectionLayoutSpacing
      subitems = horizontal vertical
    NSCollectionLayoutItem: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | contentInsets>NSDirectionalEdgeInsets layoutSize>NSCollectionLayoutSize
    NSCollectionLayoutSection: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | boundarySupplementaryItems contentInsets>NSDirectionalEdgeInsets
      interGroupSpacing
      orthogonalScrollingBehavior>UICollectionLayoutSectionOrthogonalScrollingBehavior
      supplementariesFollowContentInsets = list
    NSCollectionLayoutSize: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | heightDimension>NSCollectionLayoutDimension
      widthDimension>NSCollectionLayoutDimension
    NSCollectionLayoutSpacing: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | isFixedSpacing isFlexibleSpacing spacing = fixed flexible
    NSCopying: ~ | copy
    NSDiffableDataSourceSnapshot: | appendItems appendSections deleteAllItems deleteItems
      deleteSections indexOfItem indexOfSection insertItems insertSections itemIdentifiers
      moveItem moveSection numberOfItems numberOfSections reconfigureItems
      reconfiguredItemIdentifiers reloadItems reloadSections reloadedItemIdentifiers
      reloadedSectionIdentifiers sectionIdentifier sectionIdentifiers
    NSDirectionalEdgeInsets: Hashable | bottom leading top trailing = zero
    NSDirectionalRectEdge: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable
      SetAlgebra | rawValue = all bottom leading top trailing
    NSExpression: CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying NSObject
      NSObjectProtocol | ExpressionType constantValue copy expressionValue keyPath =
      expressionForEvaluatedObject
    NSItemProvider: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | DataHandler ErrorCode RepresentationVisibility canLoadObject errorDomain
      hasItemConformingToTypeIdentifier loadDataRepresentation loadFileRepresentation loadItem
      loadObject loadTransferable register registerDataRepresentation registerFileRepresentation
      registerObject registeredContentTypes registeredTypeIdentifiers suggestedName
    NSItemProvider.ErrorCode: Hashable RawRepresentable | = itemUnavailableError
      unavailableCoercionError unexpectedValueClassError unknownError
    NSItemProvider.RepresentationVisibility: Hashable | = all group ownProcess team
    NSItemProviderFileOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = openInPlace
    NSItemProviderReading: | readableTypeIdentifiersForItemProvider = object
    NSItemProviderWriting: | loadData writableTypeIdentifiersForItemProvider
    NSLayoutAnchor: | constraint>NSLayoutConstraint
    NSLayoutConstraint: | Attribute Axis Relation activate constant deactivate firstAttribute
      firstItem identifier isActive multiplier priority>UILayoutPriority relation secondAttribute
      secondItem
    NSLayoutConstraint.Attribute: Hashable RawRepresentable | = bottom centerX centerY
      firstBaseline height lastBaseline leading left notAnAttribute right top trailing width
    NSLayoutConstraint.Axis: Hashable RawRepresentable | = horizontal vertical
    NSLayoutConstraint.Relation: Hashable RawRepresentable | = equal greaterThanOrEqual
      lessThanOrEqual
    NSLayoutDimension: NSLayoutAnchor | constraint>NSLayoutConstraint
    NSLayoutXAxisAnchor: NSLayoutAnchor |
    NSLayoutYAxisAnchor: NSLayoutAnchor |
    NSLineBreakMode: Hashable RawRepresentable | = byCharWrapping byClipping byTruncatingHead
      byTruncatingMiddle byTruncatingTail byWordWrapping
    NSMutableCopying: ~ | mutableCopy
    NSMutableParagraphStyle: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSCopying NSMutableCopying NSObjectProtocol NSParagraphStyle | alignment>NSTextAlignment
      lineBreakMode>NSLineBreakMode lineSpacing setParagraphStyle
    NSObject: ~ CustomDebugStringConvertible CustomStringConvertible Hashable NSObjectProtocol |
      classFallbacksForKeyedArchiver classForCoder classForKeyedArchiver classForKeyedUnarchiver
      copy debugDescription description hash hashValue isEqual isKind isMember isProxy isSubclass
      mutableCopy replacementObject superclass = self
    NSObjectProtocol: ~ | debugDescription description hash isEqual isProxy = self
    NSParagraphStyle: CustomDebugStringConvertible CustomStringConvertible Hashable NSCopying
      NSMutableCopying NSObject NSObjectProtocol | alignment>NSTextAlignment copy hash isEqual
      lineBreakMode>NSLineBreakMode lineSpacing mutableCopy = default
    NSRectAlignment: Hashable RawRepresentable | = bottom bottomLeading bottomTrailing leading
      none top topLeading topTrailing trailing
    NSSecureCoding: ~ NSCoding | supportsSecureCoding
    NSStringDrawingContext: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | actualScaleFactor minimumScaleFactor totalBounds
    NSStringDrawingOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = truncatesLastVisibleLine usesDeviceMetrics usesFontLeading usesLineFragmentOrigin
    NSTextAlignment: Hashable RawRepresentable | = center justified left natural right
    NSTextContainer: | lineBreakMode>NSLineBreakMode lineFragmentPadding maximumNumberOfLines
    NSUbiquitousKeyValueStore: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | array bool data dictionary dictionaryRepresentation
      didChangeExternallyNotification double longLong object removeObject set string synchronize =
      default
    NSUnderlineStyle: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra | rawValue =
      byWord double patternDash patternDashDot patternDashDotDot patternDot single thick
    NSUserActivity: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | activityType addUserInfoEntries becomeCurrent expirationDate invalidate
      isEligibleForHandoff isEligibleForPrediction isEligibleForPublicIndexing isEligibleForSearch
      keywords needsSave referrerURL requiredUserInfoKeys resignCurrent targetContentIdentifier
      title userInfo webpageURL
    NWInterface: | InterfaceType
    NWInterface.InterfaceType: Hashable | = cellular loopback other wifi wiredEthernet
    NWPath: | Status UnsatisfiedReason isConstrained isExpensive status supportsDNS supportsIPv4
      supportsIPv6 unsatisfiedReason usesInterfaceType
    NWPath.Status: Hashable | = requiresConnection satisfied unsatisfied
    NWPath.UnsatisfiedReason: Hashable | = cellularDenied localNetworkDenied notAvailable
      vpnInactive wifiDenied
    NWPathMonitor: | cancel currentPath>NWPath pathUpdateHandler queue start
    NamedCoordinateSpace: CoordinateSpaceProtocol | coordinateSpace>CoordinateSpace = named
    Namespace: DynamicProperty GraphProperty | ID isSameInput wrappedValue
    Namespace.ID: Hashable |
    NavigationBarItem: | TitleDisplayMode
    NavigationBarItem.TitleDisplayMode: Hashable | = automatic inline large
    NavigationControlGroupStyle: ControlGroupStyle | makeBody>View
    NavigationControllerView: View | = body
    NavigationLink: View | Body = isDetailLink
    NavigationLinkPickerStyle: PickerStyle |
    NavigationPath: | CodableRepresentation append codable count isEmpty removeLast
    NavigationPath.CodableRepresentation: Encodable | encode
    NavigationSplitView: View | = body
    NavigationSplitViewColumn: Hashable | = content detail sidebar
    NavigationSplitViewStyle: | = automatic balanced prominentDetail
    NavigationSplitViewVisibility: Encodable Hashable | = all automatic detailOnly doubleColumn
    NavigationStack: View | = body
    NavigationTransition: | = automatic zoom
    NavigationView: View | = body
    NavigationViewStyle: | = automatic columns stack
    NotificationCenter.Notifications: AsyncSequence | Element Iterator makeAsyncIterator
    NotificationCenter.Notifications.Iterator: AsyncIteratorProtocol | next
    NotificationCenter.Publisher: Publisher | Failure Output center name object receive
    NumberBins: BidirectionalCollection Collection RandomAccessCollection Sequence | endIndex
      index startIndex thresholds
    Numeric: ~ AdditiveArithmetic ExpressibleByIntegerLiteral | Magnitude magnitude
    OSAllocatedUnfairLock: | withLock withLockUnchecked
    OSLog: | isEnabled = default disabled
    OSLogFloatFormatting: | = exponential fixed hex hybrid
    OSLogIntegerFormatting: | = decimal hex octal
    OSLogInterpolation: StringInterpolationProtocol | appendInterpolation appendLiteral
    OSLogMessage: ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringInterpolation
      ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral |
    OSLogPrivacy: | Mask = auto private public sensitive
    OSLogPrivacy.Mask: Hashable | = hash none
    OSLogStringAlignment: | = left none right
    OSLogType: Hashable RawRepresentable | rawValue = debug default error fault info
    ObservableObject: | ObjectWillChangePublisher objectWillChange
    ObservableObjectPublisher: Publisher | Failure Output receive send
    ObservedObject: DynamicProperty GraphProperty | Wrapper isSameInput projectedValue
      wrappedValue
    ObservedObject.Wrapper: ? |
    OpenSettingsAction: | callAsFunction isSameInput
    OpenURLAction: | Result callAsFunction
    OpenURLAction.Result: | = discarded handled systemAction
    OpenWindowAction: | callAsFunction isSameInput
    OperationQueue.SchedulerOptions: |
    OptionSet: ~ ExpressibleByArrayLiteral RawRepresentable SetAlgebra | Element contains
      formIntersection formSymmetricDifference formUnion insert remove update = intersection
      symmetricDifference union
    Optional: ~ AxisContent AxisMark ChartContent Commands CustomDebugStringConvertible
      CustomReflectable DecodableWithConfiguration Encodable EncodableWithConfiguration Gesture
      Hashable MapContent TableColumnContent TableRowContent View | Body OCombine Publisher
      TableColumnBody TableColumnSortComparator TableRowBody TableRowValue Value customMirror
      debugDescription encode flatMap hash map ocombine publisher unsafelyUnwrapped = none some
      take
    OutlineGroup: View | = body
    OutlineSubgroupChildren: View | Body
    PDFDisplayDirection: Hashable RawRepresentable | = horizontal vertical
    PDFDisplayMode: Hashable RawRepresentable | = singlePage singlePageContinuous twoUp
      twoUpContinuous
    PDFDocument: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | dataRepresentation documentURL write
    PDFView: Hashable NSObjectProtocol UIView | autoScales displayDirection>PDFDisplayDirection
      displayMode>PDFDisplayMode displaysPageBreaks document>PDFDocument maxScaleFactor
      minScaleFactor
    PHAccessLevel: Hashable RawRepresentable | = addOnly readWrite
    PHAuthorizationStatus: Hashable RawRepresentable | = authorized denied limited notDetermined
      restricted
    PHPhotoLibrary: | authorizationStatus>PHAuthorizationStatus requestAuthorization = shared
    PHPickerCapabilities: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra
      | rawValue = collectionNavigation search selectionActions sensitivityAnalysisIntervention
      stagingArea
    PHPickerConfiguration: Hashable | AssetRepresentationMode Selection filter>PHPickerFilter
      preferredAssetRepresentationMode selection selectionLimit
    PHPickerConfiguration.AssetRepresentationMode: Hashable RawRepresentable | = automatic
      compatible current
    PHPickerConfiguration.Selection: Hashable RawRepresentable | = default ordered
    PHPickerFilter: Hashable | PlaybackStyle = all any bursts cinematicVideos depthEffectPhotos
      images livePhotos not panoramas playbackStyle screenRecordings screenshots slomoVideos
      spatialMedia timelapseVideos videos
    PHPickerFilter.PlaybackStyle: Hashable RawRepresentable | = image imageAnimated livePhoto
      unsupported video videoLooping
    PHPickerResult: Hashable | assetIdentifier itemProvider>NSItemProvider
    PHPickerViewController: Hashable NSObjectProtocol UIViewController |
      configuration>PHPickerConfiguration delegate viewDidLoad
    PHPickerViewControllerDelegate: | picker
    PageContrast: CaseIterable Hashable | = aa standard
    PageIndexViewStyle: IndexViewStyle | BackgroundDisplayMode
    PageIndexViewStyle.BackgroundDisplayMode: | = always automatic interactive never
    PagePresentationSizing: PresentationSizing |
    PageTabViewStyle: TabViewStyle | IndexDisplayMode
    PageTabViewStyle.IndexDisplayMode: | = always automatic never
    PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle |
    PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle |
    PagingScrollTargetBehavior: ScrollTargetBehavior | updateTarget
    PaletteControlGroupStyle: ControlGroupStyle | makeBody>View
    PalettePickerStyle: PickerStyle |
    PasteButton: View | = body
    Path: Animatable Shape View | Element addArc addCurve addEllipse addLine addLines addPath
      addQuadCurve addRect addRects addRelativeArc addRoundedRect boundingRect cgPath>CGPath
      closeSubpath contains currentPoint forEach isEmpty move = applying offsetBy path strokedPath
      trimmedPath
    Path.Element: | = closeSubpath curve line move quadCurve
    PeriodicTimelineSchedule: TimelineSchedule | Entries entries
    PeriodicTimelineSchedule.Entries: IteratorProtocol Sequence | next
    PhaseAnimator: View | = body
    PhotosPicker: View | = body
    PhotosPickerItem: Hashable | EncodingDisambiguationPolicy itemIdentifier loadTransferable
      supportedContentTypes
    PhotosPickerItem.EncodingDisambiguationPolicy: Hashable | = automatic compatible current
    PhotosPickerSelectionBehavior: Hashable | = continuous continuousAndOrdered default ordered
    PhotosPickerStyle: Hashable | = compact inline presentation
    PickedFile: Hashable | name size type url
    Picker: View | Body
    PickerStyle: | = automatic inline menu navigationLink palette radioGroup segmented wheel
    PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle |
    PictureHosts: Scene | Body
    PinnedScrollableViews: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable
      SetAlgebra | rawValue = sectionFooters sectionHeaders
    PlaceholderContentView: View | Body
    PlainButtonStyle: PrimitiveButtonStyle _DrawnButtonStyle |
    PlainListStyle: ListStyle |
    PlainTextEditorStyle: TextEditorStyle |
    PlainTextFieldStyle: TextFieldStyle |
    Plot: ChartContent | Body
    PlotDimensionScaleRange: PositionScaleRange |
    Plottable: | PrimitivePlottable primitivePlottable
    PlottableProjection: | = value
    PlottableValue: | = value
    PointMark: ChartContent | Body
    PointOfInterestCategories: Hashable | = all excluding excludingAll including
    PointPlot: ChartContent VectorizedChartContent | Body DataElement
    PopoverAttachmentAnchor: | Source = point rect
    PopoverAttachmentAnchor.Source: | = bounds
    PositionScaleRange: | = plotDimension
    PreferenceKey: | Value defaultValue reduce
    PresentationAdaptation: Hashable | = automatic fullScreenCover none popover sheet
    PresentationBackgroundInteraction: Hashable | = automatic disabled enabled
    PresentationContentInteraction: Hashable | = automatic resizes scrolls
    PresentationDetent: Hashable | Context = custom fraction height large medium
    PresentationDetent.Context: ? | maxDetentValue
    PresentationMode: | dismiss isPresented
    PresentationSizing: | = automatic fitted form page sticky
    PresentedWindowContent: View | = body
    Preview: | ViewTraits
    Preview.ViewTraits: |
    PreviewDevice: ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringLiteral
      ExpressibleByUnicodeScalarLiteral RawRepresentable | rawValue
    PreviewLayout: | = device fixed sizeThatFits
    PreviewModifier: | Body Content Context body makeSharedContext
    PreviewModifierContent: View | = body
    PreviewPlatform: Hashable | = iOS macOS tvOS watchOS
    PreviewProvider: | Previews platform>PreviewPlatform previews
    PreviewTrait: | = defaultLayout fixedLayout landscapeLeft landscapeRight modifier portrait
      portraitUpsideDown sizeThatFitsLayout
    PrimitiveButtonStyle: | Body Configuration automatic>DefaultButtonStyle
      bordered>BorderedButtonStyle borderedProminent>BorderedProminentButtonStyle
      borderless>BorderlessButtonStyle glass>GlassButtonStyle
      glassProminent>GlassProminentButtonStyle link>LinkButtonStyle makeBody
      plain>PlainButtonStyle
    PrimitiveButtonStyleConfiguration: | Label label role>ButtonRole trigger
    PrimitivePlottableProtocol: Plottable | = primitivePlottable
    ProcessInfo.ThermalState: Hashable RawRepresentable | = critical fair nominal serious
    Product: Hashable Identifiable | CollectionTaskState ProductType PurchaseError PurchaseOption
      PurchaseResult SubscriptionInfo SubscriptionOffer SubscriptionPeriod
      SubscriptionRelationship TaskState currentEntitlement>VerificationResult description
      displayName displayPrice id isFamilyShareable jsonRepresentation
      latestTransaction>VerificationResult price priceFormatStyle products purchase subscription
      type
    Product.CollectionTaskState: | products unavailableProductIDs = failure loading success
    Product.ProductType: Hashable RawRepresentable | rawValue = autoRenewable consumable
      nonConsumable nonRenewable
    Product.PurchaseError: Error Hashable | = ineligibleForOffer invalidOfferIdentifier
      invalidOfferPrice invalidOfferSignature invalidQuantity missingOfferParameters
      productUnavailable purchaseNotAllowed
    Product.PurchaseOption: Hashable | = appAccountToken onStorefrontChange quantity
      simulatesAskToBuyInSandbox
    Product.PurchaseResult: | = pending success userCancelled
    Product.SubscriptionInfo: Hashable | RenewalInfo RenewalState Status groupDisplayName
      groupLevel introductoryOffer isEligibleForIntroOffer promotionalOffers status
      subscriptionGroupID subscriptionPeriod winBackOffers
    Product.SubscriptionInfo.RenewalInfo: Hashable | autoRenewPreference currentProductID
      gracePeriodExpirationDate isInBillingRetry renewalDate willAutoRenew
    Product.SubscriptionInfo.RenewalState: Hashable RawRepresentable | rawValue = expired
      inBillingRetryPeriod inGracePeriod revoked subscribed
    Product.SubscriptionInfo.Status: | Groups Statuses all renewalInfo>VerificationResult state
      transaction>VerificationResult updates
    Product.SubscriptionInfo.Status.Groups: AsyncSequence | AsyncIterator Element
      makeAsyncIterator
    Product.SubscriptionInfo.Status.Groups.AsyncIterator: AsyncIteratorProtocol | next
    Product.SubscriptionInfo.Status.Statuses: AsyncSequence | AsyncIterator Element
      makeAsyncIterator
    Product.SubscriptionInfo.Status.Statuses.AsyncIterator: AsyncIteratorProtocol | next
    Product.SubscriptionOffer: Hashable | OfferType PaymentMode displayPrice id paymentMode period
      periodCount price type
    Product.SubscriptionOffer.OfferType: Hashable RawRepresentable | rawValue = introductory
      promotional winBack
    Product.SubscriptionOffer.PaymentMode: Hashable RawRepresentable | rawValue = freeTrial
      payAsYouGo payUpFront
    Product.SubscriptionPeriod: Hashable | Unit unit value = everySixMonths everyThreeDays
      everyThreeMonths everyTwoMonths everyTwoWeeks monthly weekly yearly
    Product.SubscriptionPeriod.Unit: Hashable | = day month week year
    Product.SubscriptionRelationship: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = all crossgrade current downgrade upgrade
    Product.TaskState: | product>Product = failure loading success unavailable
    ProductView: View | = body
    ProductViewStyle: | Body Configuration makeBody = automatic compact large regular
    ProductViewStyleConfiguration: | Icon State hasCurrentEntitlement icon product>Product
      purchase state
    ProductViewStyleConfiguration.Icon: View | = body
    ProgressView: View | Body
    ProgressViewStyle: | Body Configuration makeBody = automatic circular linear
    ProgressViewStyleConfiguration: | CurrentValueLabel Label currentValueLabel fractionCompleted
      label
    ProjectionTransform: | invert isAffine isIdentity m11 m12 m13 m21 m22 m23 m31 m32 m33 =
      concatenating inverted
    Prominence: Hashable | = increased standard
    ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle |
    ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle |
    ProposedViewSize: | height replacingUnspecifiedDimensions width = infinity unspecified zero
    ProxyRepresentation: TransferRepresentation |
    Published: | Publisher projectedValue subscript
    Published.Publisher: Publisher | Failure Output receive
    PublishedBox: PublishedStorage | beginModification endModification publish value
    PublishedStorage: |
    Publisher: ~ | Failure Output allSatisfy append asDriver assertNoFailure assign breakpoint
      breakpointOnError buffer catch collect combineLatest compactMap contains count debounce
      decode delay drop dropFirst encode eraseToAnyPublisher filter first flatMap handleEvents
      ignoreOutput last makeConnectable map mapError max measureInterval merge min multicast
      output prefix prepend print receive reduce removeDuplicates replaceEmpty replaceError
      replaceNil retry scan setFailureType share sink subscribe switchToLatest throttle timeout
      tryAllSatisfy tryCatch tryCompactMap tryContains tryDrop tryFilter tryFirst tryLast tryMap
      tryMax tryMin tryPrefix tryReduce tryRemoveDuplicates tryScan values zip
    Publishers.CollectByTime: Publisher | Failure Output options receive strategy upstream
    Publishers.CombineLatest: Publisher | Failure Output a b receive
    Publishers.CombineLatest3: Publisher | Failure Output a b c receive
    Publishers.CombineLatest4: Publisher | Failure Output a b c d receive
    Publishers.Merge: Publisher | Failure Output a b merge receive
    Publishers.Merge3: Publisher | Failure Output a b c merge receive
    Publishers.Merge4: Publisher | Failure Output a b c d merge receive
    Publishers.Merge5: Publisher | Failure Output a b c d e merge receive
    Publishers.Merge6: Publisher | Failure Output a b c d e f merge receive
    Publishers.Merge7: Publisher | Failure Output a b c d e f g merge receive
    Publishers.Merge8: Publisher | Failure Output a b c d e f g h receive
    Publishers.MergeMany: Publisher | Failure Output publishers receive = merge
    Publishers.TimeGroupingStrategy: | = byTime byTimeOrCount
    PurchaseAction: | callAsFunction
    PushType: | = token
    QLPreviewController: Hashable NSObjectProtocol UIViewController | canPreview
      currentPreviewItemIndex dataSource delegate reloadData viewDidLoad
    QLPreviewControllerDataSource: | numberOfPreviewItems previewController>QLPreviewItem
    QLPreviewControllerDelegate: | previewControllerWillDismiss
    QLPreviewItem: | previewItemTitle previewItemURL
    RadialGradient: Hashable ShapeStyle View | Body
    RadioGroupPickerStyle: PickerStyle |
    RandomAccessCollection: ~ BidirectionalCollection Collection Sequence | Element Index Indices
      SubSequence distance endIndex formIndex index indices startIndex
    RangeExpression: ~ | Bound contains relative
    RawRepresentable: ~ | RawValue codingKey encode hash hashValue rawValue
    ReadinessCheck: Scene | Body
    ReceivedTransferredFile: | file isOriginalFile
    Rectangle: Animatable InsettableShape Shape View | path>Path = inset
    RectangleCornerRadii: Hashable | bottomLeading bottomTrailing topLeading topTrailing
    RectangleMark: ChartContent | Body
    RectanglePlot: ChartContent VectorizedChartContent | Body DataElement
    RedactionReasons: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra |
      rawValue = invalidated placeholder privacy
    ReferenceFileDocument: ObservableObject | ReadConfiguration Snapshot WriteConfiguration
      fileWrapper>FileWrapper readableContentTypes snapshot writableContentTypes
    RefreshAction: | callAsFunction
    RefusedFile: Hashable | Reason name reason size
    RefusedFile.Reason: Hashable | = empty tooLarge wrongType
    RegularProductViewStyle: ProductViewStyle | makeBody>View
    RelativeDateTimeFormatter: CustomDebugStringConvertible CustomStringConvertible Formatter
      Hashable NSCoding NSCopying NSObjectProtocol | DateTimeStyle UnitsStyle calendar
      dateTimeStyle formattingContext locale localizedString string unitsStyle
    RelativeDateTimeFormatter.DateTimeStyle: Hashable RawRepresentable | = named numeric
    RelativeDateTimeFormatter.UnitsStyle: Hashable RawRepresentable | = abbreviated full short
      spellOut
    RenameAction: | callAsFunction
    RenameButton: View | = body
    RequestReviewAction: | callAsFunction
    RotateGesture: Gesture | Body Value minimumAngleDelta>Angle
    RotateGesture.Value: | rotation>Angle startAnchor>UnitPoint startLocation time velocity>Angle
    RotationGesture: Gesture | Value minimumAngleDelta>Angle = body
    RoundedBorderTextFieldStyle: TextFieldStyle |
    RoundedCornerStyle: Hashable | = circular continuous
    RoundedRectangle: Animatable InsettableShape Shape View | cornerSize path>Path
      style>RoundedCornerStyle = inset
    RowActions: |
    RowsView: ~ UIView |
    RuleMark: ChartContent | Body
    RulePlot: ChartContent VectorizedChartContent | Body DataElement
    RunLoop.SchedulerOptions: |
    SFSafariViewController: Hashable NSObjectProtocol UIViewController | Configuration
      DismissButtonStyle configuration delegate dismissButtonStyle preferredBarTintColor>UIColor
      preferredControlTintColor>UIColor viewDidLoad
    SFSafariViewController.Configuration: | barCollapsingEnabled entersReaderIfAvailable
    SFSafariViewController.DismissButtonStyle: Hashable RawRepresentable | = cancel close done
    SFSafariViewControllerDelegate: NSObjectProtocol | safariViewControllerDidFinish
    SKStoreReviewController: | requestReview
    SafeAreaRegions: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra |
      rawValue = all container keyboard
    ScaleDomain: | = automatic
    ScaleType: Hashable | = date linear log power squareRoot symmetricLog
    ScaledMetric: DynamicProperty | wrappedValue
    Scene: | Body body = backgroundTask commands commandsRemoved commandsReplaced defaultSize
      environment environmentObject handlesExternalEvents onChange windowResizability
    SceneBuilder: | buildBlock
    ScenePadding: | = minimum
    ScenePhase: Hashable | = active background inactive
    SceneStorage: DynamicProperty GraphProperty | isSameInput projectedValue>Binding wrappedValue
    SchedulerTimeIntervalConvertible: ~ | = microseconds milliseconds nanoseconds seconds
    ScrollAnchorRole: Hashable | = alignment initialOffset sizeChanges
    ScrollBounceBehavior: Hashable | = always automatic basedOnSize
    ScrollDismissesKeyboardMode: Hashable | = automatic immediately interactively never
    ScrollEdgeEffectStyle: Hashable | = automatic hard soft
    ScrollGeometry: CustomDebugStringConvertible | bounds containerSize contentInsets>EdgeInsets
      contentOffset contentSize debugDescription visibleRect
    ScrollIndicatorVisibility: Hashable | = automatic hidden never visible
    ScrollPhase: CustomDebugStringConvertible Hashable | debugDescription isScrolling = animating
      decelerating idle interacting tracking
    ScrollPhaseChangeContext: | geometry>ScrollGeometry
    ScrollPosition: | edge>Edge isPositionedByUser point scrollTo viewID x y
    ScrollTarget: Hashable | anchor>UnitPoint rect
    ScrollTargetBehavior: | Properties PropertiesContext TargetContext properties updateTarget
      viewAligned>ViewAlignedScrollTargetBehavior = paging
    ScrollTargetBehaviorContext: ? | axes containerSize contentSize originalTarget>ScrollTarget
      velocity>CGVector
    ScrollTargetBehaviorProperties: | limitsScrolls
    ScrollTargetBehaviorPropertiesContext: ? |
    ScrollTransitionConfiguration: | Threshold = animated animation identity interactive threshold
    ScrollTransitionConfiguration.Threshold: | = centered hidden inset visible
    ScrollTransitionPhase: Hashable | isIdentity value = bottomTrailing identity topLeading
    ScrollView: View | Body axes content showsIndicators
    ScrollViewProxy: | scrollTo
    ScrollViewReader: View | content = body
    SearchFieldPlacement: | NavigationBarDrawerDisplayMode = automatic navigationBarDrawer sidebar
      toolbar
    SearchFieldPlacement.NavigationBarDrawerDisplayMode: | = always automatic
    SearchPresentationToolbarBehavior: | = automatic avoidHidingContent
    SearchScopeActivation: | = automatic onSearchPresentation onTextEntry
    SearchSuggestionsPlacement: | Set = automatic content menu
    SearchSuggestionsPlacement.Set: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = content menu
    SearchToolbarBehavior: | = automatic minimize
    SearchUnavailableContent: | Actions Description Label
    SecRandom: |
    Section: TableRowContent View | Body TableRowBody TableRowValue
    SectionCollection: BidirectionalCollection Collection RandomAccessCollection Sequence |
      Element Index endIndex startIndex
    SectionConfiguration: Identifiable | ID containerValues>ContainerValues
      content>SubviewsCollection footer>SubviewsCollection header>SubviewsCollection id
    SectionConfiguration.ID: Hashable |
    SectorMark: ChartContent | Body
    SectorPlot: ChartContent VectorizedChartContent | Body DataElement
    SecureField: View | Body
    SegmentedPickerStyle: PickerStyle |
    Selector: CustomStringConvertible ExpressibleByExtendedGraphemeClusterLiteral
      ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Hashable | description hash
    SensoryFeedback: | Flexibility Weight = alignment decrease error impact increase levelChange
      selection start stop success warning
    SensoryFeedback.Flexibility: Hashable | = rigid soft solid
    SensoryFeedback.Weight: Hashable | = heavy light medium
    SentTransferredFile: | allowAccessingOriginalFile file
    SeparatorShapeStyle: ShapeStyle |
    Sequence: ~ | Element Iterator allSatisfy compactMap compare contains count dropFirst dropLast
      elementsEqual enumerated filter first flatMap forEach joined lazy lexicographicallyPrecedes
      makeIterator map max min prefix publisher reduce reversed shuffled sorted split starts
      suffix underestimatedCount withContiguousStorageIfAvailable = drop
    SequenceGesture: Gesture | Body Value first second
    SequenceGesture.Value: | = first second
    SetAlgebra: ~ ExpressibleByArrayLiteral | Element contains formIntersection
      formSymmetricDifference formUnion insert isDisjoint isEmpty isStrictSubset isStrictSuperset
      isSubset isSuperset remove subtract update = intersection subtracting symmetricDifference
      union
    Settings: Scene | Body
    SettingsLink: View | = body
    ShadowStyle: | = drop inner
    Shape: Animatable View | Body capsule>Capsule circle>Circle ellipse>Ellipse fill>_ShapeView
      path>Path rect stroke = offset rotation scale size transform trim
    ShapeStyle: | Resolved angularGradient>AngularGradient bar>Material black>Color blue>Color
      brown>Color clear>Color conicGradient>AngularGradient cyan>Color
      ellipticalGradient>EllipticalGradient gray>Color green>Color indigo>Color
      linearGradient>LinearGradient mint>Color orange>Color pink>Color
      primary>HierarchicalShapeStyle purple>Color quaternary quinary radialGradient>RadialGradient
      red>Color regularMaterial>Material resolve secondary teal>Color tertiary
      thickMaterial>Material thinMaterial>Material ultraThickMaterial>Material
      ultraThinMaterial>Material white>Color yellow>Color = background fill foreground link
      opacity placeholder separator shadow tint
    ShapeView: View | Content shape = stroke strokeBorder
    ShareLink: View | = body
    SharePreview: |
    SharedProcessApp: App |
    SidebarAdaptableTabViewStyle: TabViewStyle |
    SidebarCommands: Commands | = body
    SidebarListStyle: ListStyle |
    SignInWithAppleButton: View | Label Style = body
    SignInWithAppleButton.Label: | = continue signIn signUp
    SignInWithAppleButton.Style: | = black white whiteOutline
    SignedNumeric: ~ AdditiveArithmetic ExpressibleByIntegerLiteral Numeric | negate
    SimultaneousGesture: Gesture | Body Value first second
    SimultaneousGesture.Value: Hashable | first second
    Slider: View | Body
    SortComparator: ~ Hashable | Compared compare localized>LocalizedStandardComparator
      localizedStandard>LocalizedStandardComparator order
    Source: ~ | lostLastReader
    Spacer: View | Body minLength
    SpacerSizing: Hashable | = fixed flexible
    SpatialTapGesture: Gesture | Body Value coordinateSpace>CoordinateSpace count
    SpatialTapGesture.Value: | location
    Spring: Hashable | bounce damping dampingRatio duration mass response settlingDuration
      stiffness value velocity = bouncy smooth snappy
    SpringKeyframe: KeyframeTrackContent | Body = body
    StackNavigationViewStyle: NavigationViewStyle |
    StandardLayout: ~ Animatable Layout SystemLayout | placeSubviews sizeThatFits = makeCache
    State: DynamicProperty GraphProperty Hashable KeepableProperty | isSameInput
      projectedValue>Binding wrappedValue
    StateBox: Keepable Source | kept
    StateObject: DynamicProperty GraphProperty | isSameInput projectedValue wrappedValue
    Stepper: View | Body
    StoreButtonKind: Hashable | = cancellation policies redeemCode restorePurchases signIn
    StoreKitError: Error | = networkError notAvailableInStorefront notEntitled systemError unknown
      userCancelled
    StoreView: View | = body
    Storefront: Hashable Identifiable | Storefronts countryCode id updates = current
    Storefront.Storefronts: AsyncSequence | AsyncIterator Element makeAsyncIterator
    Storefront.Storefronts.AsyncIterator: AsyncIteratorProtocol | next>Storefront
    Strideable: ~ | Stride distance = advanced
    String.LocalizationValue: ExpressibleByExtendedGraphemeClusterLiteral
      ExpressibleByStringInterpolation ExpressibleByStringLiteral
      ExpressibleByUnicodeScalarLiteral |
    StringInterpolationProtocol: ~ | StringLiteralType appendLiteral
    StrokeStyle: Hashable | dash dashPhase lineCap>CGLineCap lineJoin>CGLineJoin lineWidth
      miterLimit
    SubmitLabel: | = continue done go join next return route search send
    SubmitTriggers: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra | rawValue =
      search text
    SubscriptionStoreButtonLabel: Hashable | = action automatic displayName multiline price
      singleLine
    SubscriptionStoreControlBackground: Hashable | = automatic gradientMaterial
    SubscriptionStoreControlPlacement: Hashable | = automatic bottomBar buttonsInBottomBar leading
      scrollView trailing
    SubscriptionStoreControlStyle: | = automatic buttons compactPicker pagedPicker
      pagedProminentPicker picker prominentPicker
    SubscriptionStorePolicyKind: Hashable | = privacyPolicy termsOfService
    SubscriptionStoreView: View | = body
    Subview: Identifiable View | Body ID containerValues>ContainerValues id
    Subview.ID: Hashable |
    SubviewsCollection: BidirectionalCollection Collection RandomAccessCollection Sequence View |
      Body Element Index SubSequence endIndex startIndex
    SubviewsCollectionSlice: BidirectionalCollection Collection RandomAccessCollection Sequence
      View | Body Element Index SubSequence endIndex startIndex
    SwitchToggleStyle: ToggleStyle | makeBody>View
    SymbolEffectOptions: Hashable | RepeatBehavior = default nonRepeating repeat repeating speed
    SymbolEffectOptions.RepeatBehavior: Hashable | = continuous periodic
    SymbolRenderingMode: Hashable | = hierarchical monochrome multicolor palette
    SymbolVariants: Hashable | contains = circle fill none rectangle slash square
    SystemLayout: ~ Animatable Layout |
    SystemShapeStyle: ShapeStyle |
    Tab: TabContent | TabValue
    TabBarMinimizeBehavior: Hashable | = automatic never onScrollDown onScrollUp
    TabBarOnlyTabViewStyle: TabViewStyle |
    TabContent: | TabValue = accessibilityHint accessibilityIdentifier accessibilityLabel
      accessibilityValue badge contextMenu customizationBehavior customizationID defaultVisibility
      disabled hidden pageLink popover swipeActions tabPlacement
    TabContentBuilder: | buildBlock buildEither>_TabGroup buildExpression
      buildIf>_OptionalTabContent
    TabCustomizationBehavior: | = automatic disabled reorderable
    TabPlacement: Hashable | = automatic pinned sidebarOnly
    TabRole: Hashable | = search
    TabSearchActivation: | = automatic searchTabSelection
    TabSection: TabContent | TabValue = sectionActions
    TabView: View | = body
    TabViewBottomAccessoryPlacement: Hashable | = expanded inline
    TabViewCustomization: Encodable | SectionCustomization TabCustomization resetSectionOrder
      resetVisibility
    TabViewCustomization.SectionCustomization: | tabOrder
    TabViewCustomization.TabCustomization: | sidebarVisibility>Visibility
      tabBarVisibility>Visibility
    TabViewStyle: | page>PageTabViewStyle = automatic sidebarAdaptable tabBarOnly
    Table: View | Body
    TableColumn: TableColumnContent | TableColumnBody TableColumnSortComparator TableRowValue =
      customizationID width
    TableColumnAlignment: Hashable | = automatic center leading numeric trailing
    TableColumnBuilder: | buildEither>_ConditionalTableColumns buildExpression buildIf
      buildPartialBlock
    TableColumnContent: | TableColumnBody TableColumnSortComparator TableRowValue tableColumnBody
      = alignment
    TableColumnForEach: TableColumnContent | TableColumnBody TableColumnSortComparator
      TableRowValue content data
    TableForEachContent: TableRowContent | TableRowBody TableRowValue
    TableOutlineGroupContent: TableRowContent | TableRowBody TableRowValue
    TableRow: TableRowContent | TableRowBody TableRowValue
    TableRowBuilder: | buildEither>_ConditionalTableRows buildExpression buildIf buildPartialBlock
    TableRowContent: | TableRowBody TableRowValue tableRowBody = contextMenu
    TableStyle: | = automatic bordered inset
    TapGesture: Gesture | Body Value count
    Text: View | Body Case DateStyle LineStyle Scale TruncationMode = accessibilityHeading
      accessibilityLabel baselineOffset bold font fontDesign fontWeight fontWidth foregroundColor
      foregroundStyle italic kerning monospaced monospacedDigit strikethrough tracking underline
    Text.Case: Hashable | = lowercase uppercase
    Text.DateStyle: Encodable Hashable | = date offset relative time timer
    Text.LineStyle: Hashable | Pattern = single
    Text.LineStyle.Pattern: Hashable | = dash dashDot dashDotDot dot solid
    Text.Scale: Hashable | = default secondary
    Text.TruncationMode: Hashable | = head middle tail
    TextAlignment: CaseIterable Hashable | = center leading trailing
    TextEditingCommands: Commands | Body
    TextEditor: View | Body
    TextEditorStyle: | = automatic plain
    TextField: View | Body
    TextFieldStyle: | = automatic plain roundedBorder
    TextFormattingCommands: Commands | Body
    TextInputAutocapitalization: | = characters never sentences words
    TextSelectability: | allowsSelection = disabled enabled
    TextSelection: Hashable | Indices affinity>TextSelectionAffinity indices isInsertion
    TextSelection.Indices: Hashable | = multiSelection selection
    TextSelectionAffinity: Hashable | = automatic downstream upstream
    TimelineSchedule: | Entries Mode entries = animation everyMinute explicit periodic
    TimelineScheduleMode: Hashable | = lowFrequency normal
    TimelineView: View | Body Context
    TimelineView.Context: | Cadence cadence date
    TimelineView.Context.Cadence: Hashable | = live minutes seconds
    Timer.TimerPublisher: ConnectablePublisher Publisher | Failure Output connect interval mode
      options receive runLoop tolerance
    TintShapeStyle: ShapeStyle |
    Tip: Identifiable | Action InvalidationReason actions id image>Image invalidate message>Text
      title>Text
    TipView: View | = body
    Tips: | Action ActionBuilder ConfigurationOption InvalidationReason configure
    Tips.Action: Identifiable | id
    Tips.ActionBuilder: | buildBlock buildEither buildExpression buildOptional
    Tips.ConfigurationOption: | DatastoreLocation DisplayFrequency = datastoreLocation
      displayFrequency
    Tips.ConfigurationOption.DatastoreLocation: | = applicationDefault
    Tips.ConfigurationOption.DisplayFrequency: | = daily hourly immediate monthly weekly
    Tips.InvalidationReason: Encodable Hashable RawRepresentable | = actionPerformed
      displayCountExceeded displayDurationExceeded tipClosed
    TitleAndIconLabelStyle: LabelStyle | makeBody>View
    TitleOnlyLabelStyle: LabelStyle | makeBody>View
    Toggle: View | Body
    ToggleStyle: | Body Configuration makeBody = automatic button checkbox switch
    ToggleStyleConfiguration: | Label isMixed isOn label
    ToolbarCommands: Commands | Body
    ToolbarContent: | Body body = matchedTransitionSource sharedBackgroundVisibility
    ToolbarContentBuilder: | buildBlock buildEither>_EitherToolbarContent buildExpression
      buildIf>_OptionalToolbarContent
    ToolbarCustomizationBehavior: | = default disabled reorderable
    ToolbarCustomizationOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = alwaysAvailable
    ToolbarDefaultItemKind: Hashable | = search sidebarToggle title
    ToolbarItem: CustomizableToolbarContent ToolbarContent | Body
    ToolbarItemGroup: ToolbarContent | Body
    ToolbarItemPlacement: | = automatic bottomBar cancellationAction confirmationAction
      destructiveAction keyboard navigation navigationBarLeading navigationBarTrailing
      primaryAction principal secondaryAction status title topBarLeading topBarTrailing
    ToolbarPlacement: Hashable | = automatic bottomBar navigationBar tabBar windowToolbar
    ToolbarRole: Hashable | = automatic browser editor navigationStack
    ToolbarSpacer: CustomizableToolbarContent ToolbarContent | Body
    ToolbarTitleDisplayMode: | = automatic inline inlineLarge large
    ToolbarTitleMenu: ToolbarContent | Body
    Transaction: Hashable Identifiable | OwnershipType RefundRequestError RefundRequestStatus
      Transactions addAnimationCompletion all animation>Animation appAccountToken
      currentEntitlements disablesAnimations environment expirationDate finish id isContinuous
      isUpgraded jsonRepresentation latest>VerificationResult originalID ownershipType productID
      productType purchaseDate purchasedQuantity revocationDate subscriptionGroupID unfinished
      updates
    Transaction.OwnershipType: Hashable RawRepresentable | rawValue = familyShared purchased
    Transaction.RefundRequestError: Error Hashable | = duplicateRequest failed
    Transaction.RefundRequestStatus: Hashable | = success userCancelled
    Transaction.Transactions: AsyncSequence | AsyncIterator Element makeAsyncIterator
    Transaction.Transactions.AsyncIterator: AsyncIteratorProtocol | next>VerificationResult
    TransferRepresentation: | Item = suggestedFileName
    TransferRepresentationBuilder: | buildBlock buildExpression buildPartialBlock
    Transferable: | Representation suggestedFilename transferRepresentation
    TransferredFile: |
    Transition: | Body Content blurReplace>BlurReplaceTransition body
      properties>TransitionProperties = animation asymmetric combined identity move offset opacity
      push scale slide
    TransitionPhase: Hashable | isIdentity value = didDisappear identity willAppear
    TransitionProperties: | hasMotion
    TupleView: View | Body value
    TypesettingLanguage: | = automatic explicit
    UIAccessibility: | Notification isReduceMotionEnabled isSwitchControlRunning
      isVoiceOverRunning post
    UIAccessibility.Notification: Hashable | = announcement layoutChanged screenChanged
    UIAccessibilityTraits: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable
      SetAlgebra | rawValue = adjustable allowsDirectInteraction button causesPageTurn header
      image keyboardKey link none notEnabled playsSound searchField selected startsMediaSession
      staticText summaryElement tabBar toggleButton updatesFrequently
    UIAction: UIMenuElement | Identifier attributes discoverabilityTitle identifier sender state
    UIAction.Identifier: Hashable RawRepresentable | rawValue
    UIActivity: Hashable NSObjectProtocol UIResponder | ActivityType Category activityCategory
      activityDidFinish activityImage>UIImage activityTitle activityType
      activityViewController>UIViewController canPerform perform prepare
    UIActivity.ActivityType: Hashable RawRepresentable | rawValue = addToReadingList airDrop
      assignToContact copyToPasteboard mail markupAsPDF message openInIBooks postToFacebook
      postToFlickr postToTencentWeibo postToTwitter postToVimeo postToWeibo print saveToCameraRoll
    UIActivity.Category: Hashable RawRepresentable | = action share
    UIActivityIndicatorView: Hashable NSObjectProtocol UIView | Style color>UIColor
      hidesWhenStopped isAnimating startAnimating stopAnimating style = appearance
    UIActivityIndicatorView.Style: Hashable RawRepresentable | = large medium
    UIActivityItemSource: NSObjectProtocol | activityViewController
      activityViewControllerPlaceholderItem
    UIActivityViewController: Hashable NSObjectProtocol UIViewController |
      CompletionWithItemsHandler completionWithItemsHandler excludedActivityTypes viewDidDisappear
      viewWillAppear
    UIAdaptivePresentationControllerDelegate: NSObjectProtocol |
      presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
      presentationControllerShouldDismiss presentationControllerWillDismiss
    UIAlertAction: | Style isEnabled style title
    UIAlertAction.Style: Hashable RawRepresentable | = cancel default destructive
    UIAlertController: Hashable NSObjectProtocol UIViewController | Style actions addAction
      addTextField message preferredAction>UIAlertAction preferredStyle textFields
    UIAlertController.Style: Hashable RawRepresentable | = actionSheet alert
    UIApplication: | LaunchOptionsKey OpenExternalURLOptionsKey OpenURLOptionsKey State
      alternateIconName applicationIconBadgeNumber applicationState backgroundTimeRemaining
      beginBackgroundTask>UIBackgroundTaskIdentifier canOpenURL connectedScenes delegate
      didBecomeActiveNotification didEnterBackgroundNotification didFinishLaunchingNotification
      didReceiveMemoryWarningNotification endBackgroundTask isIdleTimerDisabled
      isRegisteredForRemoteNotifications keyWindow>UIWindow open openNotificationSettingsURLString
      openSessions openSettingsURLString preferredContentSizeCategory>UIContentSizeCategory
      registerForRemoteNotifications sendAction setAlternateIconName shortcutItems
      significantTimeChangeNotification supportsAlternateIcons supportsMultipleScenes
      userDidTakeScreenshotNotification willEnterForegroundNotification
      willResignActiveNotification willTerminateNotification windows = shared
    UIApplication.LaunchOptionsKey: Hashable RawRepresentable | rawValue = location
      remoteNotification shortcutItem sourceApplication url userActivityDictionary
    UIApplication.OpenExternalURLOptionsKey: Hashable |
    UIApplication.OpenURLOptionsKey: Hashable RawRepresentable | rawValue = annotation openInPlace
      sourceApplication
    UIApplication.State: Hashable RawRepresentable | = active background inactive
    UIApplicationDelegate: NSObjectProtocol | application applicationDidBecomeActive
      applicationDidEnterBackground applicationDidFinishLaunching
      applicationDidReceiveMemoryWarning applicationSignificantTimeChange
      applicationWillEnterForeground applicationWillResignActive applicationWillTerminate main
      window>UIWindow
    UIApplicationDelegateAdaptor: DynamicProperty GraphProperty | isSameInput projectedValue
      wrappedValue
    UIApplicationShortcutItem: | localizedSubtitle localizedTitle type userInfo
    UIBackgroundConfiguration: | backgroundColor>UIColor backgroundInsets>NSDirectionalEdgeInsets
      cornerRadius customView>UIView strokeColor>UIColor strokeWidth = clear listGroupedCell
      listPlainCell updated
    UIBackgroundFetchResult: Hashable RawRepresentable | = failed newData noData
    UIBackgroundTaskIdentifier: Hashable RawRepresentable | rawValue = invalid
    UIBarAppearance: | backgroundColor>UIColor backgroundEffect>UIBlurEffect
      configureWithDefaultBackground configureWithOpaqueBackground
      configureWithTransparentBackground shadowColor>UIColor
    UIBarButtonItem: UIBarItem | Style SystemItem action>Selector customView>UIView isHidden
      menu>UIMenu primaryAction>UIAction setTitleTextAttributes style target tintColor>UIColor
      width = appearance fixedSpace flexibleSpace
    UIBarButtonItem.Style: Hashable RawRepresentable | = done plain prominent
    UIBarButtonItem.SystemItem: Hashable RawRepresentable | = action add bookmarks camera cancel
      close compose done edit fastForward fixedSpace flexibleSpace organize pause play redo
      refresh reply rewind save search stop trash undo
    UIBarButtonItemAppearance: | disabled>UIBarButtonItemStateAppearance
      focused>UIBarButtonItemStateAppearance highlighted>UIBarButtonItemStateAppearance
      normal>UIBarButtonItemStateAppearance
    UIBarButtonItemStateAppearance: | backgroundImage>UIImage titlePositionAdjustment>UIOffset
      titleTextAttributes
    UIBarItem: | accessibilityHint accessibilityIdentifier accessibilityLabel image>UIImage
      isEnabled tag title
    UIBarMetrics: Hashable RawRepresentable | = compact compactPrompt default defaultPrompt
    UIBarStyle: Hashable RawRepresentable | = black default
    UIBezierPath: | addArc addClip addCurve addLine addQuadCurve append apply bounds cgPath>CGPath
      close contains currentPoint fill isEmpty lineCapStyle>CGLineCap lineJoinStyle>CGLineJoin
      lineWidth miterLimit move removeAllPoints setLineDash stroke usesEvenOddFillRule
    UIBlurEffect: UIVisualEffect | Style
    UIBlurEffect.Style: Hashable RawRepresentable | = dark extraLight light prominent regular
      systemChromeMaterial systemChromeMaterialDark systemChromeMaterialLight systemMaterial
      systemMaterialDark systemMaterialLight systemThickMaterial systemThickMaterialDark
      systemThickMaterialLight systemThinMaterial systemThinMaterialDark systemThinMaterialLight
      systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight
    UIButton: Hashable NSObjectProtocol UIControl | ButtonType Configuration buttonType
      configuration contentEdgeInsets>UIEdgeInsets currentImage>UIImage currentTitle image>UIImage
      menu>UIMenu setAttributedTitle setImage setTitle setTitleColor showsMenuAsPrimaryAction
      title titleColor>UIColor titleLabel>UILabel = appearance
    UIButton.ButtonType: Hashable RawRepresentable | = close contactAdd custom detailDisclosure
      infoDark infoLight system
    UIButton.Configuration: | CornerStyle Size attributedTitle baseBackgroundColor>UIColor
      baseForegroundColor>UIColor buttonSize contentInsets>NSDirectionalEdgeInsets cornerStyle
      image>UIImage imagePadding imagePlacement>NSDirectionalRectEdge showsActivityIndicator
      subtitle title titlePadding = bordered borderedProminent borderedTinted borderless filled
      gray plain tinted
    UIButton.Configuration.CornerStyle: Hashable RawRepresentable | = capsule dynamic fixed large
      medium small
    UIButton.Configuration.Size: Hashable RawRepresentable | = large medium mini small
    UICellAccessory: | ActionHandler CheckmarkOptions CustomViewConfiguration DeleteOptions
      DetailOptions DisclosureIndicatorOptions DisplayedState LabelOptions Placement = checkmark
      customView delete detail disclosureIndicator label
    UICellAccessory.CustomViewConfiguration: |
    UICellAccessory.DisclosureIndicatorOptions: | isHidden tintColor>UIColor
    UICellAccessory.DisplayedState: Hashable | = always whenEditing whenNotEditing
    UICellAccessory.Placement: | = leading trailing
    UICellConfigurationState: Hashable UIConfigurationState | isDisabled isEditing isHighlighted
      isSelected
    UICollectionLayoutListConfiguration: | Appearance FooterMode HeaderMode
      SwipeActionsConfigurationProvider appearance backgroundColor>UIColor footerMode headerMode
      leadingSwipeActionsConfigurationProvider showsSeparators
      trailingSwipeActionsConfigurationProvider
    UICollectionLayoutListConfiguration.Appearance: Hashable RawRepresentable | = grouped
      insetGrouped plain sidebar sidebarPlain
    UICollectionLayoutListConfiguration.FooterMode: Hashable RawRepresentable | = none
      supplementary
    UICollectionLayoutListConfiguration.HeaderMode: Hashable RawRepresentable | =
      firstItemInSection none supplementary
    UICollectionLayoutSectionOrthogonalScrollingBehavior: Hashable RawRepresentable | = continuous
      continuousGroupLeadingBoundary groupPaging groupPagingCentered none paging
    UICollectionReusableView: Hashable NSObjectProtocol UIView | prepareForReuse reuseIdentifier
    UICollectionView: Hashable NSObjectProtocol RowsView UIScrollView | CellRegistration
      ScrollDirection ScrollPosition SupplementaryRegistration allowsMultipleSelection
      allowsSelection cellForItem>UICollectionViewCell collectionViewLayout>UICollectionViewLayout
      dataSource delegate deleteItems deleteSections dequeueConfiguredReusableCell
      dequeueConfiguredReusableSupplementary dequeueReusableCell>UICollectionViewCell
      dequeueReusableSupplementaryView>UICollectionReusableView deselectItem
      elementKindSectionFooter elementKindSectionHeader indexPath indexPathsForSelectedItems
      indexPathsForVisibleItems insertItems insertSections isEditing moveItem moveSection
      numberOfItems numberOfSections performBatchUpdates reconfigureItems
      refreshControl>UIRefreshControl register reloadData reloadItems reloadSections scrollToItem
      selectItem setCollectionViewLayout supplementaryView>UICollectionReusableView visibleCells =
      appearance backgroundView
    UICollectionView.CellRegistration: | Handler
    UICollectionView.ScrollDirection: Hashable RawRepresentable | = horizontal vertical
    UICollectionView.ScrollPosition: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = bottom centeredHorizontally centeredVertically left right top
    UICollectionView.SupplementaryRegistration: | Handler
    UICollectionViewCell: Hashable NSObjectProtocol UICollectionReusableView |
      ConfigurationUpdateHandler backgroundConfiguration>UIBackgroundConfiguration
      configurationState>UICellConfigurationState configurationUpdateHandler contentConfiguration
      frame isHighlighted isSelected setNeedsUpdateConfiguration updateConfiguration =
      backgroundView contentView selectedBackgroundView
    UICollectionViewCompositionalLayout: CustomDebugStringConvertible CustomStringConvertible
      Hashable NSObjectProtocol UICollectionViewLayout |
      configuration>UICollectionViewCompositionalLayoutConfiguration = list
    UICollectionViewCompositionalLayoutConfiguration: CustomDebugStringConvertible
      CustomStringConvertible Hashable NSObject NSObjectProtocol | interSectionSpacing
      scrollDirection
    UICollectionViewController: Hashable NSObjectProtocol UICollectionViewDataSource
      UICollectionViewDelegate UIScrollViewDelegate UIViewController |
      clearsSelectionOnViewWillAppear collectionView collectionViewLayout>UICollectionViewLayout
      loadView numberOfSections scrollViewDidScroll viewWillAppear
    UICollectionViewDataSource: NSObjectProtocol | collectionView numberOfSections
    UICollectionViewDelegate: NSObjectProtocol UIScrollViewDelegate | collectionView
    UICollectionViewDelegateFlowLayout: NSObjectProtocol UICollectionViewDelegate
      UIScrollViewDelegate | collectionView
    UICollectionViewDiffableDataSource: CustomDebugStringConvertible CustomStringConvertible
      Hashable NSObject NSObjectProtocol UICollectionViewDataSource | CellProvider
      SupplementaryViewProvider apply applySnapshotUsingReloadData collectionView index indexPath
      itemIdentifier numberOfSections sectionIdentifier snapshot>NSDiffableDataSourceSnapshot
      supplementaryViewProvider
    UICollectionViewFlowLayout: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol UICollectionViewLayout | automaticSize estimatedItemSize
      footerReferenceSize headerReferenceSize itemSize minimumInteritemSpacing minimumLineSpacing
      scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds
      sectionInset>UIEdgeInsets
    UICollectionViewLayout: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | collectionView>UICollectionView invalidateLayout prepare
    UICollectionViewListCell: Hashable NSObjectProtocol UICollectionViewCell | accessories
      defaultBackgroundConfiguration>UIBackgroundConfiguration
      defaultContentConfiguration>UIListContentConfiguration
    UIColor: CustomDebugStringConvertible CustomStringConvertible Hashable NSCoding NSCopying
      NSObject NSObjectProtocol NSSecureCoding | cgColor>CGColor copy encode getHue getRed
      getWhite hash isEqual set setFill setStroke supportsSecureCoding = black blue brown clear
      cyan darkGray gray green label lightGray link magenta opaqueSeparator orange placeholderText
      purple quaternaryLabel quaternarySystemFill red resolvedColor secondaryLabel
      secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground separator
      systemBackground systemBlue systemBrown systemCyan systemFill systemGray systemGray2
      systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground
      systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal
      systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill
      tertiarySystemGroupedBackground tintColor white withAlphaComponent yellow
    UIConfigurationState: |
    UIContentConfiguration: | makeContentView = updated
    UIContentSizeCategory: Hashable RawRepresentable | isAccessibilityCategory rawValue =
      accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge
      accessibilityLarge accessibilityMedium extraExtraExtraLarge extraExtraLarge extraLarge
      extraSmall large medium small unspecified
    UIContentView: | configuration>UIContentConfiguration
    UIContextMenuConfiguration: | identifier
    UIContextMenuInteraction: UIInteraction | delegate didMove location view>UIView willMove
    UIContextMenuInteractionDelegate: NSObjectProtocol | contextMenuInteraction
    UIContextualAction: | Handler Style backgroundColor>UIColor handler image>UIImage style title
    UIContextualAction.Style: Hashable RawRepresentable | = destructive normal
    UIControl: Hashable NSObjectProtocol UIView | ContentHorizontalAlignment
      ContentVerticalAlignment Event State actions addAction addTarget allTargets
      contentHorizontalAlignment contentVerticalAlignment isEnabled isHighlighted isSelected
      removeAction removeTarget sendAction sendActions state
    UIControl.ContentHorizontalAlignment: Hashable RawRepresentable | = center fill leading left
      right trailing
    UIControl.ContentVerticalAlignment: Hashable RawRepresentable | = bottom center fill top
    UIControl.Event: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra | rawValue =
      allEditingEvents allEvents allTouchEvents editingChanged editingDidBegin editingDidEnd
      editingDidEndOnExit primaryActionTriggered touchCancel touchDown touchDownRepeat
      touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside
      valueChanged
    UIControl.State: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra |
      rawValue = disabled focused highlighted normal selected
    UIDataDetectorTypes: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = address all calendarEvent link phoneNumber
    UIDatePicker: Hashable NSObjectProtocol UIControl | Mode date datePickerMode maximumDate
      minimumDate preferredDatePickerStyle>UIDatePickerStyle setDate = appearance
    UIDatePicker.Mode: Hashable RawRepresentable | = date dateAndTime time
    UIDatePickerStyle: Hashable RawRepresentable | = automatic compact inline wheels
    UIDevice: | BatteryState batteryLevel batteryLevelDidChangeNotification batteryState
      batteryStateDidChangeNotification beginGeneratingDeviceOrientationNotifications
      endGeneratingDeviceOrientationNotifications identifierForVendor isBatteryMonitoringEnabled
      isGeneratingDeviceOrientationNotifications localizedModel model name
      orientation>UIDeviceOrientation orientationDidChangeNotification systemName systemVersion
      userInterfaceIdiom>UIUserInterfaceIdiom = current
    UIDevice.BatteryState: Hashable RawRepresentable | = charging full unknown unplugged
    UIDeviceOrientation: Hashable RawRepresentable | isFlat isLandscape isPortrait
      isValidInterfaceOrientation = faceDown faceUp landscapeLeft landscapeRight portrait
      portraitUpsideDown unknown
    UIDocumentInteractionController: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | annotation delegate name presentOpenInMenu presentOptionsMenu
      presentPreview url uti
    UIDocumentInteractionControllerDelegate: NSObjectProtocol |
      documentInteractionControllerViewControllerForPreview>UIViewController
    UIDocumentPickerDelegate: NSObjectProtocol | documentPicker documentPickerWasCancelled
    UIDocumentPickerViewController: Hashable NSObjectProtocol UIViewController |
      allowsMultipleSelection delegate directoryURL shouldShowFileExtensions viewDidAppear
      viewDidLoad
    UIEdgeInsets: Hashable | bottom left right top = zero
    UIEvent: |
    UIFeedbackGenerator: | prepare
    UIFont: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | TextStyle Weight buttonFontSize familyNames
      fontDescriptor>UIFontDescriptor fontName fontNames labelFontSize lineHeight pointSize
      smallSystemFontSize systemFontSize = boldSystemFont italicSystemFont
      monospacedDigitSystemFont monospacedSystemFont preferredFont systemFont withSize
    UIFont.TextStyle: Hashable RawRepresentable | rawValue = body callout caption1 caption2
      footnote headline largeTitle subheadline title1 title2 title3
    UIFont.Weight: Hashable RawRepresentable | rawValue = black bold heavy light medium regular
      semibold thin ultraLight
    UIFontDescriptor: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | SymbolicTraits SystemDesign pointSize postscriptName symbolicTraits =
      preferredFontDescriptor withDesign withSize withSymbolicTraits
    UIFontDescriptor.SymbolicTraits: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = traitBold traitCondensed traitExpanded traitItalic traitLooseLeading
      traitMonoSpace traitTightLeading
    UIFontDescriptor.SystemDesign: Hashable RawRepresentable | rawValue = default monospaced
      rounded serif
    UIFontMetrics: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | scaledFont>UIFont scaledValue = default
    UIGestureRecognizer: Hashable | State addTarget cancelsTouchesInView delegate hash isEnabled
      name removeTarget require state view>UIView
    UIGestureRecognizer.State: Hashable RawRepresentable | = began cancelled changed ended failed
      possible recognized
    UIGestureRecognizerDelegate: | gestureRecognizer gestureRecognizerShouldBegin
    UIGestureRecognizerRepresentable: | Context CoordinateSpaceConverter Coordinator
      UIGestureRecognizerType handleUIGestureRecognizerAction makeCoordinator
      makeUIGestureRecognizer updateUIGestureRecognizer
    UIGestureRecognizerRepresentableContext: |
      converter>UIGestureRecognizerRepresentableCoordinateSpaceConverter coordinator
    UIGestureRecognizerRepresentableCoordinateSpaceConverter: | localTranslation localVelocity
    UIGraphicsImageRenderer: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | format>UIGraphicsRendererFormat image>UIImage
    UIGraphicsImageRendererContext: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol UIGraphicsRendererContext | currentImage>UIImage
    UIGraphicsImageRendererFormat: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol UIGraphicsRendererFormat | opaque scale
    UIGraphicsRendererContext: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | cgContext>CGContext clip fill format>UIGraphicsRendererFormat
      stroke
    UIGraphicsRendererFormat: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | bounds = default preferred
    UIHostingConfiguration: DrawnConfiguration HostingConfiguration UIContentConfiguration |
      makeContentView = background margins updated
    UIHostingController: Hashable NSObjectProtocol UIViewController | loadView rootView
      safeAreaRegions>SafeAreaRegions sizeThatFits sizingOptions>UIHostingControllerSizingOptions
    UIHostingControllerSizingOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = intrinsicContentSize preferredContentSize
    UIImage: NSItemProviderReading | Configuration Orientation RenderingMode SymbolConfiguration
      SymbolScale SymbolWeight cgImage>CGImage draw isSymbolImage jpegData pngData
      prepareForDisplay prepareThumbnail readableTypeIdentifiersForItemProvider renderingMode
      scale size symbolConfiguration = applyingSymbolConfiguration byPreparingForDisplay
      byPreparingThumbnail object preparingForDisplay preparingThumbnail withConfiguration
      withRenderingMode withTintColor
    UIImage.Configuration: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol |
    UIImage.Orientation: Hashable RawRepresentable | = down downMirrored left leftMirrored right
      rightMirrored up upMirrored
    UIImage.RenderingMode: Hashable RawRepresentable | = alwaysOriginal alwaysTemplate automatic
    UIImage.SymbolConfiguration: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol UIImage.Configuration | hash isEqual = applying preferringMonochrome
      preferringMulticolor unspecified
    UIImage.SymbolScale: Hashable RawRepresentable | = default large medium small unspecified
    UIImage.SymbolWeight: Hashable RawRepresentable | = black bold heavy light medium regular
      semibold thin ultraLight unspecified
    UIImagePickerController: Hashable NSObjectProtocol UINavigationController | CameraCaptureMode
      CameraDevice CameraFlashMode InfoKey SourceType allowsEditing availableMediaTypes
      cameraCaptureMode cameraDevice cameraFlashMode isCameraDeviceAvailable isSourceTypeAvailable
      mediaTypes sourceType
    UIImagePickerController.CameraCaptureMode: Hashable RawRepresentable | = photo video
    UIImagePickerController.CameraDevice: Hashable RawRepresentable | = front rear
    UIImagePickerController.CameraFlashMode: Hashable RawRepresentable | = auto off on
    UIImagePickerController.InfoKey: Hashable RawRepresentable | rawValue = cropRect editedImage
      imageURL mediaType mediaURL originalImage
    UIImagePickerController.SourceType: Hashable RawRepresentable | = camera photoLibrary
      savedPhotosAlbum
    UIImagePickerControllerDelegate: NSObjectProtocol | imagePickerController
      imagePickerControllerDidCancel
    UIImageView: Hashable NSObjectProtocol UIView | highlightedImage>UIImage image>UIImage
      isHighlighted
    UIImpactFeedbackGenerator: UIFeedbackGenerator | FeedbackStyle impactOccurred
    UIImpactFeedbackGenerator.FeedbackStyle: Hashable RawRepresentable | = heavy light medium
      rigid soft
    UIInteraction: | didMove view>UIView willMove
    UIInterfaceOrientation: Hashable RawRepresentable | isLandscape isPortrait = landscapeLeft
      landscapeRight portrait portraitUpsideDown unknown
    UIInterfaceOrientationMask: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = all allButUpsideDown landscape landscapeLeft landscapeRight portrait
      portraitUpsideDown
    UIKeyInput: | deleteBackward hasText insertText
    UIKeyboardType: Hashable RawRepresentable | = URL alphabet asciiCapable asciiCapableNumberPad
      decimalPad default emailAddress namePhonePad numberPad numbersAndPunctuation phonePad
      twitter webSearch
    UILabel: Hashable NSObjectProtocol UIView | adjustsFontForContentSizeCategory
      adjustsFontSizeToFitWidth attributedText drawText font>UIFont intrinsicContentSize isEnabled
      lineBreakMode>NSLineBreakMode minimumScaleFactor numberOfLines text
      textAlignment>NSTextAlignment textColor>UIColor textRect = appearance
    UILayoutGuide: | bottomAnchor>NSLayoutYAxisAnchor centerXAnchor>NSLayoutXAxisAnchor
      centerYAnchor>NSLayoutYAxisAnchor heightAnchor>NSLayoutDimension
      leadingAnchor>NSLayoutXAxisAnchor leftAnchor>NSLayoutXAxisAnchor owningView>UIView
      rightAnchor>NSLayoutXAxisAnchor topAnchor>NSLayoutYAxisAnchor
      trailingAnchor>NSLayoutXAxisAnchor widthAnchor>NSLayoutDimension
    UILayoutPriority: Hashable RawRepresentable | rawValue = defaultHigh defaultLow
      fittingSizeLevel required
    UIListContentConfiguration: DrawnConfiguration UIContentConfiguration | ImageProperties
      TextProperties attributedText image>UIImage imageProperties imageToTextPadding
      makeContentView prefersSideBySideTextAndSecondaryText secondaryAttributedText secondaryText
      secondaryTextProperties text textProperties textToSecondaryTextVerticalPadding = cell
      subtitleCell updated valueCell
    UIListContentConfiguration.ImageProperties: | cornerRadius maximumSize tintColor>UIColor
    UIListContentConfiguration.TextProperties: | color>UIColor font>UIFont
      lineBreakMode>NSLineBreakMode numberOfLines
    UILongPressGestureRecognizer: Hashable UIGestureRecognizer | minimumPressDuration
    UIMenu: UIMenuElement | Identifier Options children identifier options = replacingChildren
    UIMenu.Identifier: Hashable RawRepresentable | rawValue
    UIMenu.Options: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra | rawValue =
      destructive displayInline singleSelection
    UIMenuElement: | Attributes State image>UIImage subtitle title
    UIMenuElement.Attributes: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = destructive disabled hidden keepsMenuPresented
    UIMenuElement.State: Hashable RawRepresentable | = mixed off on
    UIModalPresentationStyle: Hashable RawRepresentable | = automatic formSheet fullScreen
      overFullScreen pageSheet
    UINavigationBar: | backIndicatorImage>UIImage backIndicatorTransitionMaskImage>UIImage
      backgroundColor>UIColor barTintColor>UIColor compactAppearance>UINavigationBarAppearance
      isTranslucent largeTitleTextAttributes prefersLargeTitles
      scrollEdgeAppearance>UINavigationBarAppearance setBackgroundImage shadowImage>UIImage
      standardAppearance>UINavigationBarAppearance tintColor>UIColor titleTextAttributes =
      appearance
    UINavigationBarAppearance: UIBarAppearance | backButtonAppearance>UIBarButtonItemAppearance
      backIndicatorImage>UIImage backIndicatorTransitionMaskImage>UIImage
      buttonAppearance>UIBarButtonItemAppearance doneButtonAppearance>UIBarButtonItemAppearance
      largeTitleTextAttributes setBackIndicatorImage titleTextAttributes
    UINavigationController: Hashable NSObjectProtocol UIViewController | beginAppearanceTransition
      delegate endAppearanceTransition interactivePopGestureRecognizer>UIGestureRecognizer
      isNavigationBarHidden isToolbarHidden navigationBar>UINavigationBar popToRootViewController
      popToViewController pushViewController setNavigationBarHidden setToolbarHidden
      setViewControllers transitionCoordinator viewControllers = popViewController
      topViewController visibleViewController
    UINavigationControllerDelegate: NSObjectProtocol | navigationController
    UINavigationItem: Hashable NSObjectProtocol UIResponder | BackButtonDisplayMode
      LargeTitleDisplayMode backBarButtonItem>UIBarButtonItem backButtonDisplayMode
      backButtonTitle hidesBackButton largeTitleDisplayMode leftBarButtonItem>UIBarButtonItem
      leftBarButtonItems leftItemsSupplementBackButton rightBarButtonItem>UIBarButtonItem
      rightBarButtonItems setHidesBackButton setLeftBarButton setLeftBarButtonItems
      setRightBarButton setRightBarButtonItems title titleView>UIView
    UINavigationItem.BackButtonDisplayMode: Hashable RawRepresentable | = default generic minimal
    UINavigationItem.LargeTitleDisplayMode: Hashable RawRepresentable | = always automatic never
    UINotificationFeedbackGenerator: UIFeedbackGenerator | FeedbackType notificationOccurred
    UINotificationFeedbackGenerator.FeedbackType: Hashable RawRepresentable | = error success
      warning
    UIOffset: | horizontal vertical = zero
    UIOpenURLContext: Hashable | hash url
    UIPageControl: Hashable NSObjectProtocol UIControl | currentPage
      currentPageIndicatorTintColor>UIColor hidesForSinglePage numberOfPages
      pageIndicatorTintColor>UIColor = appearance
    UIPageViewController: Hashable NSObjectProtocol UIViewController | NavigationDirection
      NavigationOrientation OptionsKey TransitionStyle children dataSource delegate
      navigationOrientation setViewControllers transitionStyle viewControllers
    UIPageViewController.NavigationDirection: Hashable RawRepresentable | = forward reverse
    UIPageViewController.NavigationOrientation: Hashable RawRepresentable | = horizontal vertical
    UIPageViewController.OptionsKey: Hashable RawRepresentable | rawValue = interPageSpacing
    UIPageViewController.TransitionStyle: Hashable RawRepresentable | = pageCurl scroll
    UIPageViewControllerDataSource: | pageViewController>UIViewController presentationCount
      presentationIndex
    UIPageViewControllerDelegate: | pageViewController
    UIPanGestureRecognizer: Hashable UIGestureRecognizer | setTranslation translation velocity
    UIPasteboard: | hasImages hasStrings hasURLs image>UIImage images itemProviders string strings
      url urls = general
    UIPinchGestureRecognizer: Hashable UIGestureRecognizer | scale velocity
    UIPopoverArrowDirection: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = any down left right unknown up
    UIPopoverPresentationController: Hashable NSObjectProtocol UIPresentationController |
      arrowDirection>UIPopoverArrowDirection backgroundColor>UIColor barButtonItem>UIBarButtonItem
      canOverlapSourceViewRect passthroughViews permittedArrowDirections>UIPopoverArrowDirection
      sourceRect sourceView>UIView
    UIPopoverPresentationControllerDelegate: NSObjectProtocol
      UIAdaptivePresentationControllerDelegate |
    UIPresentationController: Hashable NSObjectProtocol UIResponder | delegate
      presentedViewController>UIViewController
    UIPreviewParameters: | backgroundColor>UIColor shadowPath>UIBezierPath
      visiblePath>UIBezierPath
    UIPreviewTarget: | center container>UIView transform>CGAffineTransform
    UIProgressView: Hashable NSObjectProtocol UIView | Style progress progressTintColor>UIColor
      progressViewStyle setProgress trackTintColor>UIColor = appearance
    UIProgressView.Style: Hashable RawRepresentable | = bar default
    UIRectCorner: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra |
      rawValue = allCorners bottomLeft bottomRight topLeft topRight
    UIRefreshControl: Hashable NSObjectProtocol UIControl | attributedTitle beginRefreshing
      endRefreshing isRefreshing = appearance
    UIResponder: Hashable NSObjectProtocol | becomeFirstResponder canBecomeFirstResponder
      canResignFirstResponder debugDescription description hash isEqual isFirstResponder isProxy
      keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey
      keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification
      keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey
      keyboardWillChangeFrameNotification keyboardWillHideNotification
      keyboardWillShowNotification resignFirstResponder value = next self
    UIReturnKeyType: Hashable RawRepresentable | = continue default done emergencyCall go google
      join next route search send yahoo
    UIRotationGestureRecognizer: Hashable UIGestureRecognizer | rotation velocity
    UIScene: Hashable NSObjectProtocol UIResponder | ActivationState ConnectionOptions
      activationState delegate didActivateNotification didEnterBackgroundNotification
      session>UISceneSession title willDeactivateNotification willEnterForegroundNotification
    UIScene.ActivationState: Hashable RawRepresentable | = background foregroundActive
      foregroundInactive unattached
    UIScene.ConnectionOptions: | sourceApplication urlContexts userActivities
    UISceneConfiguration: | delegateClass name role sceneClass
    UISceneDelegate: NSObjectProtocol | scene sceneDidBecomeActive sceneDidDisconnect
      sceneDidEnterBackground sceneWillEnterForeground sceneWillResignActive
    UISceneSession: Hashable | Role configuration>UISceneConfiguration hash persistentIdentifier
      role scene>UIScene userInfo
    UISceneSession.Role: Hashable RawRepresentable | rawValue = windowApplication
    UIScreen: | bounds brightness isCaptured maximumFramesPerSecond nativeBounds nativeScale scale
      screens traitCollection>UITraitCollection = main
    UIScrollView: Hashable NSObjectProtocol UIView | KeyboardDismissMode
      adjustedContentInset>UIEdgeInsets alwaysBounceHorizontal alwaysBounceVertical bounces
      contentInset>UIEdgeInsets contentOffset contentSize delegate isDecelerating isDragging
      isPagingEnabled isScrollEnabled isTracking keyboardDismissMode
      refreshControl>UIRefreshControl setContentOffset showsHorizontalScrollIndicator
      showsVerticalScrollIndicator = appearance
    UIScrollView.KeyboardDismissMode: Hashable RawRepresentable | = interactive
      interactiveWithAccessory none onDrag onDragWithAccessory
    UIScrollViewDelegate: NSObjectProtocol | scrollViewDidEndDecelerating scrollViewDidEndDragging
      scrollViewDidEndScrollingAnimation scrollViewDidScroll scrollViewWillBeginDecelerating
      scrollViewWillBeginDragging
    UISearchBar: Hashable NSObjectProtocol UIView | Style
      autocapitalizationType>UITextAutocapitalizationType
      autocorrectionType>UITextAutocorrectionType barTintColor>UIColor becomeFirstResponder
      canBecomeFirstResponder delegate isFirstResponder keyboardType>UIKeyboardType placeholder
      prompt resignFirstResponder returnKeyType>UIReturnKeyType searchBarStyle
      setShowsCancelButton showsCancelButton text = appearance
    UISearchBar.Style: Hashable RawRepresentable | = default minimal prominent
    UISearchBarDelegate: NSObjectProtocol | searchBar searchBarCancelButtonClicked
      searchBarSearchButtonClicked searchBarShouldBeginEditing searchBarShouldEndEditing
      searchBarTextDidBeginEditing searchBarTextDidEndEditing
    UISegmentedControl: Hashable NSObjectProtocol UIControl | insertSegment isMomentary noSegment
      numberOfSegments removeAllSegments removeSegment selectedSegmentIndex
      selectedSegmentTintColor>UIColor setTitle setTitleTextAttributes titleForSegment
      titleTextAttributes = appearance
    UISelectionFeedbackGenerator: UIFeedbackGenerator | selectionChanged
    UISheetPresentationController: Hashable NSObjectProtocol UIPresentationController | Detent
      animateChanges detents invalidateDetents largestUndimmedDetentIdentifier
      preferredCornerRadius prefersEdgeAttachedInCompactHeight prefersGrabberVisible
      prefersScrollingExpandsWhenScrolledToEdge selectedDetentIdentifier
      widthFollowsPreferredContentSizeWhenEdgeAttached
    UISheetPresentationController.Detent: | Identifier identifier resolvedValue = custom large
      medium
    UISheetPresentationController.Detent.Identifier: Hashable RawRepresentable | rawValue = large
      medium
    UISheetPresentationControllerDelegate: NSObjectProtocol
      UIAdaptivePresentationControllerDelegate |
      sheetPresentationControllerDidChangeSelectedDetentIdentifier
    UISheetPresentationControllerDetentResolutionContext: |
      containerTraitCollection>UITraitCollection maximumDetentValue
    UISlider: Hashable NSObjectProtocol UIControl | isContinuous maximumTrackTintColor>UIColor
      maximumValue maximumValueImage>UIImage minimumTrackTintColor>UIColor minimumValue
      minimumValueImage>UIImage setValue thumbTintColor>UIColor value = appearance
    UIStackView: Hashable NSObjectProtocol UIView | Alignment Distribution addArrangedSubview
      alignment arrangedSubviews axis distribution insertArrangedSubview
      isLayoutMarginsRelativeArrangement layoutMargins>UIEdgeInsets removeArrangedSubview
      setCustomSpacing spacing
    UIStackView.Alignment: Hashable RawRepresentable | = bottom center fill firstBaseline
      lastBaseline leading top trailing
    UIStackView.Distribution: Hashable RawRepresentable | = equalCentering equalSpacing fill
      fillEqually fillProportionally
    UIStatusBarAnimation: Hashable RawRepresentable | = fade none slide
    UIStatusBarManager: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | isStatusBarHidden statusBarFrame statusBarStyle>UIStatusBarStyle
    UIStatusBarStyle: Hashable RawRepresentable | = darkContent default lightContent
    UIStepper: Hashable NSObjectProtocol UIControl | autorepeat isContinuous maximumValue
      minimumValue stepValue value wraps = appearance
    UISwipeActionsConfiguration: | actions performsFirstActionWithFullSwipe
    UISwipeGestureRecognizer: Hashable UIGestureRecognizer | Direction direction
    UISwipeGestureRecognizer.Direction: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = down left right up
    UISwitch: Hashable NSObjectProtocol UIControl | isOn onTintColor>UIColor setOn
      thumbTintColor>UIColor title = appearance
    UITabBar: | backgroundColor>UIColor barTintColor>UIColor isHidden isTranslucent
      scrollEdgeAppearance>UITabBarAppearance standardAppearance>UITabBarAppearance
      tintColor>UIColor unselectedItemTintColor>UIColor = appearance
    UITabBarAppearance: UIBarAppearance | compactInlineLayoutAppearance>UITabBarItemAppearance
      inlineLayoutAppearance>UITabBarItemAppearance stackedLayoutAppearance>UITabBarItemAppearance
    UITabBarController: Hashable NSObjectProtocol UIViewController | beginAppearanceTransition
      children delegate endAppearanceTransition isTabBarHidden selectedIndex setTabBarHidden
      setViewControllers tabBar>UITabBar viewControllers = selectedViewController
    UITabBarControllerDelegate: NSObjectProtocol | tabBarController
    UITabBarItem: UIBarItem | SystemItem badgeColor>UIColor badgeValue selectedImage>UIImage
      setTitleTextAttributes = appearance
    UITabBarItem.SystemItem: Hashable RawRepresentable | = bookmarks contacts downloads favorites
      featured history more mostRecent mostViewed recents search topRated
    UITabBarItemAppearance: | Style configureWithDefault disabled>UITabBarItemStateAppearance
      focused>UITabBarItemStateAppearance normal>UITabBarItemStateAppearance
      selected>UITabBarItemStateAppearance
    UITabBarItemAppearance.Style: Hashable RawRepresentable | = compactInline inline stacked
    UITabBarItemStateAppearance: | badgeBackgroundColor>UIColor badgeTextAttributes
      iconColor>UIColor titlePositionAdjustment>UIOffset titleTextAttributes
    UITableView: Hashable NSObjectProtocol RowsView UIScrollView | RowAnimation ScrollPosition
      Style allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
      allowsSelectionDuringEditing automaticDimension backgroundColor>UIColor beginUpdates
      cellForRow>UITableViewCell contentInset>UIEdgeInsets dataSource delegate deleteRows
      deleteSections dequeueReusableCell>UITableViewCell
      dequeueReusableHeaderFooterView>UITableViewHeaderFooterView deselectRow endUpdates
      estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight indexPath
      indexPathForSelectedRow indexPathsForSelectedRows indexPathsForVisibleRows insertRows
      insertSections isEditing moveRow moveSection numberOfRows numberOfSections
      performBatchUpdates reconfigureRows refreshControl>UIRefreshControl register reloadData
      reloadRows reloadSections rowHeight scrollToRow sectionFooterHeight sectionHeaderHeight
      sectionHeaderTopPadding selectRow separatorColor>UIColor separatorInset>UIEdgeInsets
      separatorStyle setEditing style visibleCells = appearance backgroundView tableFooterView
      tableHeaderView
    UITableView.RowAnimation: Hashable RawRepresentable | = automatic bottom fade left middle none
      right top
    UITableView.ScrollPosition: Hashable RawRepresentable | = bottom middle none top
    UITableView.Style: Hashable RawRepresentable | = grouped insetGrouped plain
    UITableViewCell: Hashable NSObjectProtocol UIView | AccessoryType CellStyle EditingStyle
      SelectionStyle SeparatorStyle accessoryType backgroundColor>UIColor
      configurationState>UICellConfigurationState configurationUpdateHandler contentConfiguration
      defaultContentConfiguration>UIListContentConfiguration detailTextLabel>UILabel
      editingAccessoryType imageView>UIImageView isEditing isHighlighted isSelected
      prepareForReuse reuseIdentifier selectionStyle separatorInset>UIEdgeInsets setEditing
      setHighlighted setNeedsUpdateConfiguration setSelected textLabel>UILabel updateConfiguration
      = accessoryView appearance backgroundView contentView editingAccessoryView
      selectedBackgroundView
    UITableViewCell.AccessoryType: Hashable RawRepresentable | = checkmark detailButton
      detailDisclosureButton disclosureIndicator none
    UITableViewCell.CellStyle: Hashable RawRepresentable | = default subtitle value1 value2
    UITableViewCell.EditingStyle: Hashable RawRepresentable | = delete insert none
    UITableViewCell.SelectionStyle: Hashable RawRepresentable | = blue default gray none
    UITableViewCell.SeparatorStyle: Hashable RawRepresentable | = none singleLine
    UITableViewController: Hashable NSObjectProtocol UIScrollViewDelegate UITableViewDataSource
      UITableViewDelegate UIViewController | clearsSelectionOnViewWillAppear loadView
      numberOfSections refreshControl>UIRefreshControl scrollViewDidScroll sectionIndexTitles
      setEditing tableView viewWillAppear
    UITableViewDataSource: NSObjectProtocol | numberOfSections sectionIndexTitles tableView
    UITableViewDelegate: NSObjectProtocol UIScrollViewDelegate | tableView
    UITableViewDiffableDataSource: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol UITableViewDataSource | CellProvider apply
      applySnapshotUsingReloadData defaultRowAnimation index indexPath itemIdentifier
      numberOfSections sectionIdentifier snapshot>NSDiffableDataSourceSnapshot tableView
    UITableViewHeaderFooterView: Hashable NSObjectProtocol UIView | contentConfiguration
      defaultContentConfiguration>UIListContentConfiguration prepareForReuse reuseIdentifier
      textLabel>UILabel = contentView
    UITapGestureRecognizer: Hashable UIGestureRecognizer | numberOfTapsRequired
      numberOfTouchesRequired
    UITargetedPreview: | parameters>UIPreviewParameters size target>UIPreviewTarget view>UIView
    UITextAutocapitalizationType: Hashable RawRepresentable | = allCharacters none sentences words
    UITextAutocorrectionType: Hashable RawRepresentable | = default no yes
    UITextContentType: Hashable RawRepresentable | rawValue = URL addressCity addressCityAndState
      addressState birthdate birthdateDay birthdateMonth birthdateYear cellularEID cellularIMEI
      countryName creditCardExpiration creditCardExpirationMonth creditCardExpirationYear
      creditCardFamilyName creditCardGivenName creditCardMiddleName creditCardName
      creditCardNumber creditCardSecurityCode creditCardType dateTime emailAddress familyName
      flightNumber fullStreetAddress givenName jobTitle location middleName name namePrefix
      nameSuffix newPassword nickname oneTimeCode organizationName password postalCode
      shipmentTrackingNumber streetAddressLine1 streetAddressLine2 sublocality telephoneNumber
      username
    UITextField: EditedText Hashable NSObjectProtocol UIControl UIKeyInput UITextInput |
      BorderStyle ViewMode adjustsFontForContentSizeCategory attributedPlaceholder attributedText
      autocapitalizationType>UITextAutocapitalizationType
      autocorrectionType>UITextAutocorrectionType becomeFirstResponder borderStyle
      canBecomeFirstResponder clearButtonMode delegate deleteBackward editingRect font>UIFont
      insertText isEditing isFirstResponder isSecureTextEntry keyboardType>UIKeyboardType
      leftViewMode placeholder placeholderRect replace resignFirstResponder
      returnKeyType>UIReturnKeyType rightViewMode selectedTextRange>UITextRange
      smartDashesType>UITextSmartDashesType smartQuotesType>UITextSmartQuotesType
      spellCheckingType>UITextSpellCheckingType text textAlignment>NSTextAlignment
      textColor>UIColor textContentType>UITextContentType textRect = appearance endOfDocument
      inputAccessoryView inputView leftView rightView
    UITextField.BorderStyle: Hashable RawRepresentable | = bezel line none roundedRect
    UITextField.ViewMode: Hashable RawRepresentable | = always never unlessEditing whileEditing
    UITextFieldDelegate: NSObjectProtocol | textField textFieldDidBeginEditing
      textFieldDidChangeSelection textFieldDidEndEditing textFieldShouldBeginEditing
      textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn
    UITextInput: UIKeyInput | compare hasText markedTextRange>UITextRange offset replace
      selectedTextRange>UITextRange text textRange>UITextRange = beginningOfDocument endOfDocument
      position
    UITextPosition: |
    UITextRange: | isEmpty = end start
    UITextSmartDashesType: Hashable RawRepresentable | = default no yes
    UITextSmartQuotesType: Hashable RawRepresentable | = default no yes
    UITextSpellCheckingType: Hashable RawRepresentable | = default no yes
    UITextView: EditedText Hashable NSObjectProtocol UIKeyInput UIScrollView UITextInput |
      adjustsFontForContentSizeCategory attributedText
      autocapitalizationType>UITextAutocapitalizationType
      autocorrectionType>UITextAutocorrectionType becomeFirstResponder canBecomeFirstResponder
      dataDetectorTypes>UIDataDetectorTypes delegate deleteBackward font>UIFont insertText
      isEditable isFirstResponder isSelectable keyboardType>UIKeyboardType linkTextAttributes
      replace resignFirstResponder returnKeyType>UIReturnKeyType selectedRange
      selectedTextRange>UITextRange smartDashesType>UITextSmartDashesType
      smartQuotesType>UITextSmartQuotesType spellCheckingType>UITextSpellCheckingType text
      textAlignment>NSTextAlignment textColor>UIColor textContainer>NSTextContainer
      textContainerInset>UIEdgeInsets textContentType>UITextContentType = appearance endOfDocument
      inputAccessoryView
    UITextViewDelegate: NSObjectProtocol UIScrollViewDelegate | textView textViewDidBeginEditing
      textViewDidChange textViewDidChangeSelection textViewDidEndEditing
      textViewShouldBeginEditing textViewShouldEndEditing
    UIToolbar: Hashable NSObjectProtocol UIView | barStyle>UIBarStyle barTintColor>UIColor
      intrinsicContentSize isTranslucent items setItems = appearance
    UITouch: | view>UIView
    UITraitCollection: | displayScale horizontalSizeClass>UIUserInterfaceSizeClass
      preferredContentSizeCategory>UIContentSizeCategory userInterfaceStyle>UIUserInterfaceStyle
      verticalSizeClass>UIUserInterfaceSizeClass = current
    UITransitionContextViewControllerKey: Hashable RawRepresentable | rawValue = from to
    UIUserInterfaceIdiom: Hashable RawRepresentable | = carPlay mac pad phone tv unspecified
      vision
    UIUserInterfaceSizeClass: Hashable RawRepresentable | = compact regular unspecified
    UIUserInterfaceStyle: Hashable RawRepresentable | = dark light unspecified
    UIView: Hashable NSObjectProtocol UIResponder | AnimationCurve AnimationOptions
      AutoresizingMask ContentMode accessibilityElementsHidden accessibilityHint
      accessibilityIdentifier accessibilityLabel accessibilityTraits>UIAccessibilityTraits
      accessibilityValue addConstraint addConstraints addGestureRecognizer addInteraction
      addSubview alpha animate autoresizingMask backgroundColor>UIColor
      bottomAnchor>NSLayoutYAxisAnchor bounds bringSubviewToFront center
      centerXAnchor>NSLayoutXAxisAnchor centerYAnchor>NSLayoutYAxisAnchor clipsToBounds
      constraints contentCompressionResistancePriority>UILayoutPriority
      contentHuggingPriority>UILayoutPriority contentMode convert didAddSubview didMoveToSuperview
      draw drawHierarchy endEditing firstBaselineAnchor>NSLayoutYAxisAnchor frame
      gestureRecognizers heightAnchor>NSLayoutDimension insertSubview interactions
      intrinsicContentSize invalidateIntrinsicContentSize isAccessibilityElement isDescendant
      isHidden isOpaque isUserInteractionEnabled lastBaselineAnchor>NSLayoutYAxisAnchor
      layer>CALayer layerClass layoutIfNeeded layoutMarginsGuide>UILayoutGuide layoutSubviews
      leadingAnchor>NSLayoutXAxisAnchor leftAnchor>NSLayoutXAxisAnchor noIntrinsicMetric
      performWithoutAnimation point removeConstraint removeConstraints removeFromSuperview
      removeGestureRecognizer removeInteraction rightAnchor>NSLayoutXAxisAnchor
      safeAreaLayoutGuide>UILayoutGuide sendSubviewToBack setContentCompressionResistancePriority
      setContentHuggingPriority setNeedsDisplay setNeedsLayout sizeThatFits sizeToFit subviews tag
      tintColor>UIColor topAnchor>NSLayoutYAxisAnchor trailingAnchor>NSLayoutXAxisAnchor
      transform>CGAffineTransform transition translatesAutoresizingMaskIntoConstraints
      widthAnchor>NSLayoutDimension willMove willRemoveSubview = appearance hitTest next superview
      viewWithTag
    UIView.AnimationCurve: Hashable RawRepresentable | = easeIn easeInOut easeOut linear
    UIView.AnimationOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = allowUserInteraction autoreverse beginFromCurrentState curveEaseIn curveEaseInOut
      curveEaseOut curveLinear layoutSubviews repeat transitionCrossDissolve
    UIView.AutoresizingMask: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin
      flexibleTopMargin flexibleWidth
    UIView.ContentMode: Hashable RawRepresentable | = bottom bottomLeft bottomRight center left
      redraw right scaleAspectFill scaleAspectFit scaleToFill top topLeft topRight
    UIViewAnimatingPosition: Hashable RawRepresentable | = current end start
    UIViewAnimatingState: Hashable RawRepresentable | = active inactive stopped
    UIViewController: Hashable NSObjectProtocol UIResponder | addChild
      additionalSafeAreaInsets>UIEdgeInsets beginAppearanceTransition children didMove
      didReceiveMemoryWarning dismiss editButtonItem>UIBarButtonItem endAppearanceTransition
      hidesBottomBarWhenPushed isBeingDismissed isBeingPresented isEditing isModalInPresentation
      isMovingFromParent isMovingToParent isViewLoaded loadView loadViewIfNeeded
      modalPresentationStyle>UIModalPresentationStyle navigationController>UINavigationController
      navigationItem>UINavigationItem pageAddress
      popoverPresentationController>UIPopoverPresentationController
      preferredInterfaceOrientationForPresentation>UIInterfaceOrientation
      preferredStatusBarStyle>UIStatusBarStyle
      preferredStatusBarUpdateAnimation>UIStatusBarAnimation prefersHomeIndicatorAutoHidden
      prefersStatusBarHidden present presentationController>UIPresentationController
      removeFromParent setEditing setNeedsStatusBarAppearanceUpdate
      setNeedsUpdateOfSupportedInterfaceOrientations setToolbarItems
      sheetPresentationController>UISheetPresentationController shouldAutorotate
      supportedInterfaceOrientations>UIInterfaceOrientationMask
      tabBarController>UITabBarController tabBarItem>UITabBarItem title toolbarItems
      traitCollection>UITraitCollection traitCollectionDidChange transition transitionCoordinator
      view>UIView viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIsAppearing
      viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews
      viewWillTransition willMove willTransition = parent presentedViewController
      presentingViewController
    UIViewControllerRepresentable: View | Context Coordinator UIViewControllerType
      dismantleUIViewController makeCoordinator makeUIViewController sizeThatFits
      updateUIViewController
    UIViewControllerRepresentableContext: | coordinator environment>EnvironmentValues
      transaction>Transaction
    UIViewControllerTransitionCoordinator: NSObjectProtocol
      UIViewControllerTransitionCoordinatorContext |
    UIViewControllerTransitionCoordinatorContext: NSObjectProtocol | isAnimated
      viewController>UIViewController
    UIViewPropertyAnimator: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | addAnimations addCompletion delay duration isRunning startAnimation
      state>UIViewAnimatingState = runningPropertyAnimator
    UIViewRepresentable: View | Context Coordinator UIViewType dismantleUIView makeCoordinator
      makeUIView sizeThatFits updateUIView
    UIViewRepresentableContext: | coordinator environment>EnvironmentValues
      transaction>Transaction
    UIVisualEffect: |
    UIVisualEffectView: Hashable NSObjectProtocol UIView | = contentView effect
    UIWindow: Hashable NSObjectProtocol UIView | Level backgroundColor>UIColor bounds isHidden
      isKeyWindow isUserInteractionEnabled makeKey makeKeyAndVisible
      overrideUserInterfaceStyle>UIUserInterfaceStyle rootViewController>UIViewController
      safeAreaInsets>UIEdgeInsets screen>UIScreen windowLevel windowScene>UIWindowScene = hitTest
    UIWindow.Level: Hashable RawRepresentable | rawValue = alert normal statusBar
    UIWindowScene: Hashable NSObjectProtocol UIScene | GeometryPreferences
      interfaceOrientation>UIInterfaceOrientation keyWindow>UIWindow requestGeometryUpdate
      screen>UIScreen statusBarManager>UIStatusBarManager windows
    UIWindowScene.GeometryPreferences: | iOS
    UIWindowScene.GeometryPreferences.iOS: UIWindowScene.GeometryPreferences |
      interfaceOrientations>UIInterfaceOrientationMask
    UIWindowSceneDelegate: NSObjectProtocol UISceneDelegate | window>UIWindow
    UNAuthorizationOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = alert badge carPlay criticalAlert providesAppNotificationSettings provisional
      sound
    UNAuthorizationStatus: Hashable RawRepresentable | = authorized denied ephemeral notDetermined
      provisional
    UNCalendarNotificationTrigger: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol UNNotificationTrigger | dateComponents nextTriggerDate
    UNError: CustomNSError Error Hashable | Code code errorCode errorDomain
    UNError.Code: Hashable RawRepresentable | = notificationInvalidNoContent
      notificationInvalidNoDate notificationsNotAllowed
    UNMutableNotificationContent: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObjectProtocol UNNotificationContent | badge body categoryIdentifier
      interruptionLevel>UNNotificationInterruptionLevel relevanceScore sound>UNNotificationSound
      subtitle targetContentIdentifier threadIdentifier title userInfo
    UNNotification: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | date request>UNNotificationRequest
    UNNotificationAction: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | identifier options>UNNotificationActionOptions title
    UNNotificationActionOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = authenticationRequired destructive foreground
    UNNotificationCategory: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | actions identifier
    UNNotificationCategoryOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra
      | rawValue = customDismissAction
    UNNotificationContent: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | badge body categoryIdentifier
      interruptionLevel>UNNotificationInterruptionLevel relevanceScore sound>UNNotificationSound
      storedBody storedSubtitle storedTitle subtitle targetContentIdentifier threadIdentifier
      title userInfo
    UNNotificationInterruptionLevel: Hashable RawRepresentable | = active critical passive
      timeSensitive
    UNNotificationPresentationOptions: ExpressibleByArrayLiteral OptionSet RawRepresentable
      SetAlgebra | rawValue = alert badge banner list sound
    UNNotificationRequest: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | content>UNNotificationContent identifier trigger>UNNotificationTrigger
    UNNotificationResponse: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | actionIdentifier notification>UNNotification
    UNNotificationSetting: Hashable RawRepresentable | = disabled enabled notSupported
    UNNotificationSettings: | alertSetting>UNNotificationSetting
      authorizationStatus>UNAuthorizationStatus badgeSetting>UNNotificationSetting
      soundSetting>UNNotificationSetting
    UNNotificationSound: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | name = default defaultCritical
    UNNotificationSoundName: Hashable RawRepresentable | rawValue
    UNNotificationTrigger: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | repeats
    UNTimeIntervalNotificationTrigger: CustomDebugStringConvertible CustomStringConvertible
      Hashable NSObjectProtocol UNNotificationTrigger | nextTriggerDate timeInterval
    UNUserNotificationCenter: | add delegate deliveredNotifications getNotificationSettings
      getPendingNotificationRequests notificationSettings>UNNotificationSettings
      pendingNotificationRequests removeAllDeliveredNotifications
      removeAllPendingNotificationRequests removeDeliveredNotifications
      removePendingNotificationRequests requestAuthorization setBadgeCount
      setNotificationCategories = current
    UNUserNotificationCenterDelegate: | userNotificationCenter
    URLSession.AsyncBytes: AsyncSequence | AsyncIterator Element makeAsyncIterator task
    URLSession.AsyncBytes.AsyncIterator: AsyncIteratorProtocol | next
    URLSession.DataTaskPublisher: Publisher | Failure Output receive request session
    UTTagClass: Hashable RawRepresentable | rawValue = filenameExtension mimeType
    UTType: CustomStringConvertible Encodable Hashable | conforms description identifier
      isDeclared isDynamic isPublic isSubtype isSupertype preferredFilenameExtension
      preferredMIMEType supertypes tags = aiff application archive audio audiovisualContent avi
      bmp bundle calendarEvent commaSeparatedText compositeContent contact content css data
      database delimitedText directory diskImage emailMessage epub executable fileURL folder font
      geoJSON gif gzip heic heif html ico image item javaScript jpeg json livePhoto log message
      midi movie mp3 mpeg mpeg4Audio mpeg4Movie package pdf plainText png presentation
      propertyList pythonScript quickTimeMovie rawImage realityFile rtf rtfd shellScript
      sourceCode spreadsheet svg swiftSource symbolicLink tabSeparatedText text tiff url usdz
      utf8PlainText vCard video volume wav webP xml yaml zip
    UndoManager: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | beginUndoGrouping canRedo canUndo disableUndoRegistration
      enableUndoRegistration endUndoGrouping groupingLevel groupsByEvent isRedoing
      isUndoRegistrationEnabled isUndoing levelsOfUndo redo redoActionName redoCount
      redoMenuItemTitle redoMenuTitle registerUndo removeAllActions setActionName undo
      undoActionName undoCount undoMenuItemTitle undoMenuTitle undoNestedGroup
    UnevenRoundedRectangle: Animatable InsettableShape Shape View |
      cornerRadii>RectangleCornerRadii path>Path style>RoundedCornerStyle = inset
    UnitCurve: Hashable | value velocity = bezier circularEaseIn circularEaseInOut circularEaseOut
      easeIn easeInOut easeOut inverse linear
    UnitPoint: Animatable Hashable | animatableData>AnimatablePair x y = bottom bottomLeading
      bottomTrailing center leading top topLeading topTrailing trailing zero
    UserAnnotation: MapContent | Body
    UserInterfaceSizeClass: Hashable | = compact regular
    VStack: View | Body
    VStackLayout: Animatable Layout StandardLayout SystemLayout | Cache
      alignment>HorizontalAlignment layoutProperties>LayoutProperties spacing
    ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior ScrollTargetBehavior |
      updateTarget
    ValueAlignedLimitBehavior: Hashable | = always automatic never
    VectorArithmetic: AdditiveArithmetic | magnitudeSquared scale
    VectorizedAreaPlotContent: ChartContent VectorizedChartContent | Body
    VectorizedBarPlotContent: ChartContent VectorizedChartContent | Body
    VectorizedChartContent: ChartContent | DataElement = accessibilityIdentifier
      accessibilityLabel accessibilityValue foregroundStyle lineStyle opacity position symbol
      symbolSize
    VectorizedLinePlotContent: ChartContent VectorizedChartContent | Body
    VectorizedPointPlotContent: ChartContent VectorizedChartContent | Body
    VectorizedRectanglePlotContent: ChartContent VectorizedChartContent | Body
    VectorizedRulePlotContent: ChartContent VectorizedChartContent | Body
    VectorizedSectorPlotContent: ChartContent VectorizedChartContent | Body
    VerificationResult: | VerificationError jwsRepresentation payloadValue unsafePayloadValue =
      unverified verified
    VerificationResult.VerificationError: Error Hashable | = invalidCertificateChain
      invalidDeviceVerification invalidEncoding invalidSignature missingRequiredProperties
      revokedCertificate
    VerticalAlignment: Hashable | = bottom center firstTextBaseline lastTextBaseline top
    VerticalEdge: CaseIterable Encodable Hashable RawRepresentable | Set = bottom top
    VerticalEdge.Set: ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra |
      rawValue = all bottom top
    VideoPlayer: View | = body
    View: | Body body equatable>EquatableView = accentColor accessibility accessibilityAction
      accessibilityActions accessibilityActivationPoint accessibilityAddTraits
      accessibilityAdjustableAction accessibilityChildren accessibilityCustomContent
      accessibilityDirectTouch accessibilityElement accessibilityError accessibilityFocused
      accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier
      accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel
      accessibilityLabeledPair accessibilityLinkedGroup accessibilityRemoveTraits
      accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor
      accessibilityRotorEntry accessibilityScrollAction accessibilityShowsLargeContentViewer
      accessibilitySortPriority accessibilityTextContentType accessibilityValue actionSheet alert
      alignmentGuide allowsHitTesting allowsTightening alternatingRowBackgrounds anchorPreference
      animation aspectRatio autocapitalization autocorrectionDisabled background
      backgroundExtensionEffect backgroundPreferenceValue backgroundStyle badge baselineOffset
      belowToasts blendMode blur bold border brightness buttonBorderShape buttonRepeatBehavior
      buttonSizing buttonStyle chartAngleSelection chartBackground chartForegroundStyleScale
      chartGesture chartLegend chartLineStyleScale chartOverlay chartPlotStyle chartScrollPosition
      chartScrollTargetBehavior chartScrollableAxes chartSymbolScale chartSymbolSizeScale
      chartXAxis chartXAxisLabel chartXScale chartXSelection chartXVisibleDomain chartYAxis
      chartYAxisLabel chartYScale chartYSelection chartYVisibleDomain clipShape clipped
      colorInvert colorMultiply colorScheme compositingGroup confirmationDialog
      containerBackground containerRelativeFrame containerShape containerValue contentMargins
      contentShape contentTransition contextMenu contrast controlGroupStyle controlSize
      coordinateSpace cornerRadius currentEntitlementTask datePickerStyle defaultAppStorage
      defaultFocus defaultScrollAnchor defersSystemGestures deleteDisabled dialogIcon
      dialogSeverity dialogSuppressionToggle disableAutocorrection disabled disclosureGroupStyle
      draggable drawingGroup dropDestination dynamicTypeSize edgesIgnoringSafeArea environment
      environmentObject fieldError fieldFocus fileDialogConfirmationLabel
      fileDialogDefaultDirectory fileDialogMessage fileExporter fileExporterFilenameLabel
      fileImporter fileMover findDisabled findNavigator fixedSize
      flipsForRightToLeftLayoutDirection focusEffectDisabled focusable focused focusedObject
      focusedSceneObject focusedSceneValue focusedValue font fontDesign fontWeight fontWidth
      foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup
      gesture glassEffect glassEffectID glassEffectTransition glassEffectUnion grayscale
      gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle handlesExternalEvents
      headerProminence help hidden highPriorityGesture hoverEffect hueRotation id ignoresSafeArea
      imageScale inAppPurchaseOptions indexViewStyle inspector inspectorColumnWidth
      interactiveDismissDisabled invalidatableContent italic kerning keyboardShortcut keyboardType
      keyframeAnimator labelStyle labeledContentStyle labelsHidden labelsVisibility layoutPriority
      layoutValue lineLimit lineSpacing listItemTint listRowBackground listRowInsets
      listRowSeparator listRowSeparatorTint listRowSpacing listSectionIndexVisibility
      listSectionSeparator listSectionSeparatorTint listSectionSpacing listStyle luminanceToAlpha
      manageSubscriptionsSheet mapControlVisibility mapControls mapScope mapStyle mapTiles mask
      matchedGeometryEffect matchedTransitionSource menuActionDismissBehavior menuIndicator
      menuOrder menuStyle minimumScaleFactor modifier monospaced monospacedDigit moveDisabled
      multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden navigationBarItems
      navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationDocument
      navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSplitViewStyle
      navigationSubtitle navigationTitle navigationTransition navigationViewStyle
      offerCodeRedemption offset onAppear onChange onContinueUserActivity onContinuousHover
      onDisappear onDrag onDrop onGeometryChange onHover onInAppPurchaseCompletion
      onInAppPurchaseStart onKeyPress onLongPressGesture onMapCameraChange onOpenURL
      onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange
      onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit onTapGesture opacity
      overlay overlayPreferenceValue padding pageAddress pageContrast pageDescription pageLink
      pageNotFound pagePreview pageThemeColor pageTitle persistentSystemOverlays phaseAnimator
      photosPicker photosPickerAccessoryVisibility photosPickerDisabledCapabilities
      photosPickerStyle pickerStyle popover popoverTip position preference preferredColorScheme
      preferredSubscriptionOffer presentationBackground presentationBackgroundInteraction
      presentationCompactAdaptation presentationContentInteraction presentationCornerRadius
      presentationDetents presentationDragIndicator presentationPreventsAppTermination
      presentationSizing previewDevice previewDisplayName previewInterfaceOrientation
      previewLayout privacySensitive productViewStyle progressViewStyle projectionEffect
      quickLookPreview redacted refreshable refundRequestSheet renameAction replaceDisabled
      rotation3DEffect rotationEffect safeAreaBar safeAreaInset safeAreaPadding saturation
      savesDraft scaleEffect scaledToFill scaledToFit scenePadding scrollBounceBehavior
      scrollClipDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard
      scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash
      scrollPosition scrollTargetBehavior scrollTargetLayout scrollTransition searchCompletion
      searchFocused searchPresentationToolbarBehavior searchScopes searchSuggestions
      searchToolbarBehavior searchable sectionIndexLabel selectionDisabled sensoryFeedback shadow
      sheet signInWithAppleButtonStyle simultaneousGesture speechAdjustedPitch
      speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
      statusBar statusBarHidden storeButton storeProductTask storeProductsTask strikethrough
      submitLabel submitScope subscriptionStatusTask subscriptionStoreButtonLabel
      subscriptionStoreControlBackground subscriptionStoreControlIcon
      subscriptionStoreControlStyle subscriptionStorePickerItemBackground
      subscriptionStorePolicyDestination subscriptionStorePolicyForegroundStyle
      subscriptionStoreSignInAction swipeActions symbolEffect symbolEffectsRemoved
      symbolRenderingMode symbolVariant tabBarMinimizeBehavior tabItem tabViewBottomAccessory
      tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter
      tabViewSidebarHeader tabViewStyle tableColumnHeaders tableStyle tag task textCase
      textContentType textEditorStyle textFieldStyle textInputAutocapitalization textScale
      textSelection tint toast toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility
      toolbarColorScheme toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility
      tracking transaction transformAnchorPreference transformEffect transformEnvironment
      transformPreference transition translationPresentation truncationMode typesettingLanguage
      underline unredacted userActivity visualEffect writingToolsAffordanceVisibility
      writingToolsBehavior zIndex
    ViewAlignedScrollTargetBehavior: ScrollTargetBehavior | LimitBehavior updateTarget
    ViewAlignedScrollTargetBehavior.LimitBehavior: Hashable | = always alwaysByOne automatic never
    ViewBuilder: | buildBlock buildEither>_ConditionalContent buildExpression buildIf
      buildLimitedAvailability>AnyView
    ViewDimensions: | height width
    ViewModifier: | Body Content body = concat
    ViewSpacing: | distance formUnion = union zero
    ViewThatFits: View | Body
    Visibility: CaseIterable Hashable | = automatic hidden visible
    VisitorCredentials: | forget keep maximumLength network
    VisitorLocation: | Answer Coordinate Permission explainSettings permission request
    VisitorLocation.Answer: | = denied found unavailable
    VisitorLocation.Coordinate: | accuracy latitude longitude
    VisitorLocation.Permission: Hashable | = denied granted notDetermined
    VisualEffect: Animatable | = blur brightness contrast grayscale hueRotation offset opacity
      rotation3DEffect rotationEffect saturation scaleEffect transformEffect
    WCError: CustomNSError Error Hashable LocalizedError | Code code errorCode errorDescription
      errorDomain errorUserInfo
    WCError.Code: Hashable RawRepresentable | = companionAppNotInstalled deliveryFailed
      deviceNotPaired fileAccessDenied genericError insufficientSpace invalidParameter
      messageReplyFailed messageReplyTimedOut notReachable payloadTooLarge payloadUnsupportedTypes
      sessionInactive sessionMissingDelegate sessionNotActivated sessionNotSupported
      transferTimedOut watchAppNotInstalled watchOnlyApp
    WCSession: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | activate activationState>WCSessionActivationState applicationContext
      delegate isComplicationEnabled isPaired isReachable isSupported isWatchAppInstalled
      receivedApplicationContext sendMessage sendMessageData updateApplicationContext = default
    WCSessionActivationState: Hashable RawRepresentable | = activated inactive notActivated
    WCSessionDelegate: NSObjectProtocol | session sessionDidBecomeInactive sessionDidDeactivate
      sessionReachabilityDidChange
    WKAudiovisualMediaTypes: ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra |
      rawValue = all audio video
    WKError: Error Hashable LocalizedError | Code code errorDescription errorDomain
    WKError.Code: Hashable RawRepresentable | = javaScriptExceptionOccurred
      javaScriptResultTypeIsUnsupported unknown webContentProcessTerminated webViewInvalidated
    WKFrameInfo: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | isMainFrame request webView>WKWebView
    WKNavigation: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol |
    WKNavigationAction: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | navigationType>WKNavigationType request shouldPerformDownload
      sourceFrame>WKFrameInfo targetFrame>WKFrameInfo
    WKNavigationActionPolicy: Hashable RawRepresentable | = allow cancel download
    WKNavigationDelegate: NSObjectProtocol | webView webViewWebContentProcessDidTerminate
    WKNavigationResponse: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | canShowMIMEType isForMainFrame response
    WKNavigationResponsePolicy: Hashable RawRepresentable | = allow cancel download
    WKNavigationType: Hashable RawRepresentable | = backForward formResubmitted formSubmitted
      linkActivated other reload
    WKPreferences: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | javaScriptCanOpenWindowsAutomatically javaScriptEnabled minimumFontSize
    WKScriptMessage: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | body name webView>WKWebView
    WKScriptMessageHandler: NSObjectProtocol | userContentController
    WKUIDelegate: NSObjectProtocol | webView webViewDidClose
    WKUserContentController: CustomDebugStringConvertible CustomStringConvertible Hashable
      NSObject NSObjectProtocol | add addUserScript removeAllScriptMessageHandlers
      removeAllUserScripts removeScriptMessageHandler userScripts
    WKUserScript: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | injectionTime>WKUserScriptInjectionTime isForMainFrameOnly source
    WKUserScriptInjectionTime: Hashable RawRepresentable | = atDocumentEnd atDocumentStart
    WKWebView: Hashable NSObjectProtocol UIView | allowsBackForwardNavigationGestures
      allowsLinkPreview canGoBack canGoForward configuration>WKWebViewConfiguration
      customUserAgent estimatedProgress evaluateJavaScript goBack>WKNavigation
      goForward>WKNavigation isInspectable isLoading load>WKNavigation loadFileURL>WKNavigation
      loadHTMLString>WKNavigation navigationDelegate reload>WKNavigation
      reloadFromOrigin>WKNavigation scrollView>UIScrollView stopLoading title uiDelegate url
    WKWebViewConfiguration: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | allowsInlineMediaPlayback applicationNameForUserAgent
      defaultWebpagePreferences>WKWebpagePreferences
      mediaTypesRequiringUserActionForPlayback>WKAudiovisualMediaTypes preferences>WKPreferences
      userContentController>WKUserContentController websiteDataStore>WKWebsiteDataStore
    WKWebpagePreferences: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | ContentMode allowsContentJavaScript preferredContentMode
    WKWebpagePreferences.ContentMode: Hashable RawRepresentable | = desktop mobile recommended
    WKWebsiteDataRecord: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | dataTypes displayName
    WKWebsiteDataStore: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | allWebsiteDataTypes dataRecords fetchDataRecords isPersistent removeData
      = default nonPersistent
    WKWindowFeatures: CustomDebugStringConvertible CustomStringConvertible Hashable NSObject
      NSObjectProtocol | height width
    WebAuthenticationSession: | BrowserSession authenticate
    WebAuthenticationSession.BrowserSession: Hashable | = ephemeral
    WebPage: | NavigationError NavigationEvent estimatedProgress isLoading load reload stopLoading
      title url
    WebPage.NavigationError: Error | = failedProvisionalNavigation invalidURL pageClosed
      webContentProcessTerminated
    WebPage.NavigationEvent: Hashable | = committed finished receivedServerRedirect
      startedProvisionalNavigation
    WebView: View | = body
    WheelDatePickerStyle: DatePickerStyle | makeBody>View
    WheelPickerStyle: PickerStyle |
    WidgetCenter: | reloadAllTimelines reloadTimelines = shared
    WindowGroup: Scene | Body
    WindowResizability: | = automatic contentMinSize contentSize
    WritingToolsBehavior: | = automatic complete disabled limited
    ZStack: View | Body
    ZStackLayout: Animatable Layout StandardLayout SystemLayout | Cache alignment>Alignment
    ZoomNavigationTransition: NavigationTransition |
    _AdjustableModifier: ViewModifier | Body
    _AlignmentGuideModifier: ViewModifier | Body
    _AnchorPreferenceModifier: ViewModifier | Body
    _AnimatedParts: | next
    _AnimatedProperty: | data set
    _AnimationModifier: ViewModifier | Body
    _AnyCommands: Commands | Body
    _AppInfo: | register
    _AppearanceActionModifier: ViewModifier | Body
    _AttributeModifier: ViewModifier | Body
    _AxisContentList: AxisContent |
    _AxisMarkList: AxisMark |
    _BackgroundStyleModifier: ViewModifier | Body
    _BadgeModifier: ViewModifier | Body
    _BlendModifier: ViewModifier | Body
    _BorderModifier: ViewModifier | Body
    _ButtonStyleModifier: ViewModifier | Body
    _ChangedGesture: Gesture | Body Value
    _ChangedMapContent: MapContent | Body
    _ChangingScene: Scene | Body
    _ChartContentChoice: ChartContent | Body = first second
    _ChartContentPair: ChartContent | Body
    _ClipModifier: ViewModifier | Body
    _ColorMultiplyModifier: ViewModifier | Body
    _ConditionalContent: View | Body Storage
    _ConditionalContent.Storage: | = falseContent trueContent
    _ConditionalTableColumns: TableColumnContent | TableColumnBody TableColumnSortComparator
      TableRowValue = first second
    _ConditionalTableRows: TableRowContent | TableRowBody TableRowValue = first second
    _ContainerFrameModifier: ViewModifier | Body
    _ContainerValueModifier: ViewModifier | Body
    _ContextMenuModifier: ViewModifier | Body
    _ContinuousHoverModifier: ViewModifier | Body
    _CoordinateSpaceModifier: ViewModifier | Body
    _DefaultAnnotatedMapContent: View | = body
    _DefaultFocusModifier: ViewModifier | Body
    _DefaultMapContent: View | = body
    _DisabledModifier: ViewModifier | Body
    _DragModifier: ViewModifier | Body
    _DrawnButtonStyle: PrimitiveButtonStyle | makeBody>Button
    _DropModifier: ViewModifier | Body
    _EitherCommands: Commands | Body
    _EitherToolbarContent: CustomizableToolbarContent ToolbarContent | Body
    _EmptyChartContent: ChartContent | Body
    _EndedGesture: Gesture | Body Value
    _EntryKey: | Value defaultValue
    _EnvironmentKeyTransformModifier: ViewModifier | Body
    _FieldErrorModifier: ViewModifier | Body
    _FlexFrameLayout: ViewModifier | Body
    _FlipModifier: ViewModifier | Body
    _FocusableModifier: ViewModifier | Body
    _FocusedModifier: ViewModifier | Body
    _FocusedValueModifier: ViewModifier | Body
    _FontModifier: ViewModifier | Body
    _ForegroundStyleModifier: ViewModifier | Body
    _FormatSpecifiable: |
    _FrameLayout: ViewModifier | Body
    _GeometryChangeModifier: ViewModifier | Body
    _GestureModifier: ViewModifier | Body
    _GesturePhase: | = active ended failed possible
    _HelpModifier: ViewModifier | Body
    _HoverModifier: ViewModifier | Body
    _IgnoredByLayoutEffect: Animatable GeometryEffect ViewModifier | Body animatableData
      effectValue>ProjectionTransform
    _InheritedModifier: ViewModifier | Body
    _InsetModifier: ViewModifier | Body
    _InsetShape: Animatable InsettableShape Shape View | animatableData>AnimatablePair path>Path =
      inset
    _KeyPressModifier: ViewModifier | Body
    _LaidOut: View | Body
    _LayerModifier: ViewModifier | Body
    _LayoutValueModifier: ViewModifier | Body
    _LineModifier: ViewModifier | Body
    _MapContentChoice: MapContent | Body = first second
    _MapContentPair: MapContent | Body
    _MapGesture: Gesture | Body
    _MaskModifier: ViewModifier | Body
    _ModifiedChartContent: ChartContent | Body
    _ModifiedTab: TabContent | TabValue
    _ModifiedTableRow: TableRowContent | TableRowBody TableRowValue
    _OpacityShapeStyle: ShapeStyle |
    _OptionalModifier: ViewModifier | Body
    _OptionalTabContent: TabContent | TabValue
    _OptionalToolbarContent: CustomizableToolbarContent ToolbarContent | Body
    _PaddingLayout: ViewModifier | Body
    _PageLinkModifier: ViewModifier | Body
    _PlottedValue: Hashable | = category date number
    _PositionModifier: ViewModifier | Body
    _PreferenceActionModifier: ViewModifier | Body
    _PreferenceLayerModifier: ViewModifier | Body
    _PreferenceTransformModifier: ViewModifier | Body
    _PreferenceWritingModifier: ViewModifier | Body
    _PreferredColorSchemeModifier: ViewModifier | Body
    _PressModifier: ViewModifier | Body
    _PressingModifier: ViewModifier | Body
    _PreviewDeclaration: |
    _PreviewSite: | Declared preview
    _PreviewSite.Declared: |
    _RowActionDisabledModifier: ViewModifier | Body
    _RowActionsModifier: ViewModifier | Body
    _RowAttributeModifier: ViewModifier | Body
    _RowBackgroundModifier: ViewModifier | Body
    _SafeAreaPaddingModifier: ViewModifier | Body
    _ScrollPositionModifier: ViewModifier | Body
    _ScrollScopeModifier: ViewModifier | Body
    _ScrollTargetLayout: ViewModifier | Body
    _ScrollTransitionModifier: ViewModifier | Body
    _SearchFocusModifier: ViewModifier | Body
    _SelectionDisabledModifier: ViewModifier | Body
    _SelectionMenuModifier: ViewModifier | Body
    _ShadowModifier: ViewModifier | Body
    _ShadowShapeStyle: ShapeStyle |
    _ShapeView: ShapeView View | Body shape
    _ShareItem: Transferable |
    _SimultaneousModifier: ViewModifier | Body
    _SizedShape: Animatable Shape View | animatableData>AnimatablePair path>Path
    _SpokenActionModifier: ViewModifier | Body
    _SpokenActionsModifier: ViewModifier | Body
    _SpokenModifier: ViewModifier | Body
    _StoredTransition: Transition | body>View
    _StrokeShapeView: ShapeView View | Body shape
    _StrokedShape: Animatable Shape View | animatableData path>Path
    _StyleModifier: ViewModifier | Body
    _StylePart: View | Body
    _SubmitModifier: ViewModifier | Body
    _SubscriptionModifier: ViewModifier | Body
    _SurroundedScene: Scene | Body
    _SwipeActionsModifier: ViewModifier | Body
    _SymbolEffect: | = appear automatic backward bounce breathe byLayer clockwise counterClockwise
      cumulative custom dimInactiveLayers disappear down downUp drawOff drawOn forward
      hideInactiveLayers individually iterative left magic nonReversing offUp plain pulse replace
      reversing right rotate scale up upUp variableColor wholeSymbol wiggle
    _TabContentView: View | Body
    _TabGroup: TabContent | TabValue
    _TabItemModifier: ViewModifier | Body
    _TableColumnPair: TableColumnContent | TableColumnBody TableColumnSortComparator TableRowValue
    _TableRowPair: TableRowContent | TableRowBody TableRowValue
    _TagModifier: ViewModifier | Body
    _TaskModifier: ViewModifier | Body
    _TextFieldStyleLabel: View | Body
    _TintModifier: ViewModifier | Body
    _TintedMapContent: MapContent | Body
    _TraitsModifier: ViewModifier | Body
    _TransactionModifier: ViewModifier | Body
    _TransferForms: TransferRepresentation |
    _TransferWay: Hashable | = reading writing
    _TransformedShape: Animatable Shape View | animatableData path>Path
    _TrimmedShape: Animatable Shape View | animatableData>AnimatablePair path>Path
    _TupleCommands: Commands | Body
    _TupleScene: Scene | Body
    _TupleTabContent: TabContent | TabValue
    _TupleToolbarContent: CustomizableToolbarContent ToolbarContent | Body
    _UIHostingConfigurationBackgroundView: View | = body
    _ValueActionModifier: ViewModifier | Body
    _ViewModifier_Content: View | Body
    _VisualEffectModifier: ViewModifier | Body
    """#

  /// Other types that a file may mean, such as `Data`.
  static let others = #"""
    ASPresentationAnchor AccessibilityFinding AccessibilityRule Actor AdditiveArithmetic
    AffineTransform AlignmentOptions AlphaNumericRule AlphaRule AnyActor
    AnyBidirectionalCollection AnyCancellable AnyClass AnyCollection AnyHashable AnyIndex
    AnyIterator AnyKeyPath AnyObject AnyPublisher AnyRandomAccessCollection AnyRegexOutput
    AnySequence AnySubscriber Array ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence
    AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
    AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence
    AsyncPublisher AsyncSequence AsyncStream AsyncThrowingCompactMapSequence
    AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence
    AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingPublisher
    AsyncThrowingStream AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedString
    AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    AttributedSubstring AudioFormatID BaseTextFieldViewEvents BaseTextFieldViewModel
    BaseTextFieldViewModelEvents BaseViewModel BidirectionalCollection BidirectionalIndexable
    BidirectionalSlice BinaryFloatingPoint BinaryInteger Binder BitwiseCopyable BlockOperation
    Bool BooleanLiteralConvertible BooleanLiteralType BrowserLocationProvider Bundle
    ByteCountFormatter CBool CChar CChar16 CChar32 CChar8 CDouble CFAbsoluteTime CFArray CFBoolean
    CFDictionary CFString CFTimeInterval CFTypeRef CFloat CFloat16 CGFloat CGPoint CGRect
    CGRectEdge CGSize CInt CLGeocodeCompletionHandler CLLocationAccuracy CLLocationDegrees
    CLLocationDirection CLLocationDirectionAccuracy CLLocationDistance CLLocationSpeed
    CLLocationSpeedAccuracy CLong CLongDouble CLongLong CMAccelerometerHandler
    CMDeviceMotionHandler CMGyroHandler CMPedometerHandler CMTimeEpoch CMTimeScale CMTimeValue
    CShort CSignedChar CTFont CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong
    CUnsignedShort CVaListPointer CVarArg CWideChar Calendar Cancellable CancellationError
    CardExpiryMonthRule CardExpiryYearRule CaseIterable Catalog CellTextField Character
    CharacterSet CharacterSetRule CheckTimedOut CheckedContinuation CivilYear Clock ClosedRange
    ClosedRangeIndex CocoaError Codable CodableAttributedStringKey CodableConfiguration
    CodableWithConfiguration CodingKey CodingKeyRepresentable CodingUserInfoKey Collection
    CollectionDifference CollectionOfOne CombineIdentifier CommandLine Comparable
    ComparableComparator Comparator ComparisonResult Component ConcurrentValue ConfirmationRule
    ConnectablePublisher Constraint ContiguousArray ContiguousBytes ContinuousClock Coordinate
    Coordinator Copyable CountableClosedRange CountablePartialRangeFrom CountableRange
    CurrentValueSubject CustomCombineIdentifierConvertible CustomConsumingRegexComponent
    CustomDebugStringConvertible CustomLeafReflectable CustomNSError
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
    CustomStringConvertible CustomTextFieldStyle DSLTree Data DataModelFieldBinding DataProtocol
    Date DateComponents DateFormatter DateInterval DateIntervalFormatter Decimal Decodable
    DecodableAttributedStringKey DecodableWithConfiguration Decoder DecodingConfigurationProviding
    DecodingError DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices
    DefaultStringInterpolation DefaultTabLabel Deferred Dictionary DictionaryIndex
    DictionaryIterator DictionaryLiteral DictionaryLiteralConvertible Dimension
    DiscardingTaskGroup DiscontiguousAttributedSubstring DiscontiguousSlice DiscreteFormatStyle
    DispatchData DispatchDataIterator DispatchGroup DispatchIO DispatchObject DispatchPredicate
    DispatchQoS DispatchQueue DispatchSemaphore DispatchSource DispatchSourceHandler
    DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal DispatchSourceTimer
    DispatchSourceUserDataAdd DispatchSourceUserDataOr DispatchSourceUserDataReplace
    DispatchSourceWrite DispatchSpecificKey DispatchTime DispatchTimeInterval
    DispatchTimeoutResult DispatchWallTime DispatchWorkItem DispatchWorkItemFlags Disposable
    DisposeBag Double Driver DropFirstSequence DropWhileSequence DropdownView Duration
    DurationProtocol ElementKind EmailRule EmissionContext Empty EmptyCollection EmptyIterator
    EmptyStateView Encodable EncodableAttributedStringKey EncodableWithConfiguration Encoder
    EncodingConfigurationProviding EncodingError EndingCoordinator EnergyFormatter
    EnumeratedIterator EnumeratedSequence Equatable Error ErrorStateView ErrorSummary Escapable
    ExactLengthRule Executor ExecutorFactory ExecutorJob ExpressibleByArrayLiteral
    ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
    ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Expression
    ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType Fail FailureArgument
    FailureCode FieldContainer FieldDescription FieldError FieldPath FileAttributeKey
    FileAttributeType FileHandle FileManager FileManagerDelegate FileProtectionType
    FixedLocationProvider FixedWidthInteger FlattenBidirectionalCollection
    FlattenBidirectionalCollectionIndex FlattenCollection FlattenCollectionIndex FlattenSequence
    Float Float16 Float32 Float64 Float80 FloatLiteralConvertible FloatLiteralType FloatRule
    FloatingPoint FloatingPointClassification FloatingPointRoundingRule FloatingPointSign Flow
    FormField FormModel FormRefusal FormRow FormSnapshot FormStep FormatStyle Formatter
    FullNameRule Future GlobalActor HTMLAttributes Hashable Hasher HexColorRule Host IPV4Rule
    ISBNRule ISO8601DateFormatter Identifiable ImmediateScheduler ImmutableMappable IndexPath
    IndexSet Indexable IndexableBase IndexingIterator InflectionRule InlineArray InputMask
    InputStream InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralConvertible
    IntegerLiteralType InvalidationQueue ItemContainer IteratorOverOne IteratorProtocol
    IteratorSequence JSONDecoder JSONEncoder JSONSerialization JSONValue Job JobPriority
    JoinedIterator JoinedSequence Just Keepable KeptValue KeyPath KeyValuePairs
    KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer
    KeyedEncodingContainerProtocol LazyBidirectionalCollection LazyCollection
    LazyCollectionProtocol LazyDropWhileBidirectionalCollection LazyDropWhileCollection
    LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence
    LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator
    LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator
    LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection
    LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence
    LazyRandomAccessCollection LazySequence LazySequenceProtocol LengthFormatter LengthUnit Loader
    LoadingStateView Locale LocalizedError LocationCoordinateView LocationPermission
    LocationProvider LocationUnavailable LosslessStringConvertible MainActor MainExecutor
    ManagedBuffer ManagedBufferPointer MarkdownDecodableAttributedStringKey MassFormatter
    MaxLengthRule Measurement MemoryLayout Message MessageError MinLengthRule Mirror MirrorPath
    Morphology MutableBidirectionalSlice MutableCollection MutableDataProtocol MutableIndexable
    MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan
    MutableSlice MutableSpan Mutation NSAffineTransform NSAffineTransformStruct NSArray
    NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar NSCharacterSet
    NSCoder NSCoding NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock
    NSCopying NSCountedSet NSData NSDate NSDateComponents NSDateInterval NSDecimalNumber
    NSDecimalNumberBehaviors NSDecimalNumberHandler NSDictionary NSEdgeInsets NSEnumerationOptions
    NSEnumerator NSError NSErrorDomain NSExceptionName NSIndexPath NSIndexSet NSIndexSetIterator
    NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale
    NSLock NSLocking NSMeasurement NSMutableArray NSMutableAttributedString NSMutableCharacterSet
    NSMutableCopying NSMutableData NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet
    NSMutableSet NSMutableString NSNotification NSNull NSNumber NSObject NSObjectProtocol
    NSOrderedSet NSOrthography NSPersonNameComponents NSPoint NSPointArray NSPointPointer
    NSPredicate NSRange NSRangePointer NSRect NSRectArray NSRectEdge NSRectPointer NSRecursiveLock
    NSRegularExpression NSSecureCoding NSSet NSSize NSSizeArray NSSizePointer NSSortDescriptor
    NSSortOptions NSString NSTextCheckingKey NSTextCheckingResult NSTimeZone NSURL NSURLComponents
    NSURLQueryItem NSUUID NSValue NSZone Never NilLiteralConvertible NoLocationProvider
    Notification NotificationCenter NotificationQueue NumberFormatter Numeric OSStatus ObjCBool
    ObjectIdentifier Observable ObservationRegistrar ObservationTracking Observations
    OnlineValidation OnlineValidationState OpaquePointer OperatingSystemVersion Operation
    OperationQueue OptionSet Optional OutputRawSpan OutputSpan OutputStream POSIXError Page
    PageLoader ParseStrategy ParseableFormatStyle PartialAsyncTask PartialKeyPath PartialRangeFrom
    PartialRangeThrough PartialRangeUpTo PassthroughSubject PasswordRule PathFlow Pattern
    PatternError PendingCheck PersonNameComponents PersonNameComponentsFormatter PhoneNumberRule
    Pipe PlaceSlot PlatformExecutorFactory PlaygroundQuickLook PluralCategory PluralOperands
    PluralRule Port PortDelegate PortMessage Predicate PredicateBindings PredicateError
    PredicateExpression PredicateExpressions PrefixSequence ProblemDetails Process ProcessInfo
    Progress ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder
    PropertyListEncoder PropertyListSerialization Publisher Publishers QualityOfService
    RandomAccessCollection RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range
    RangeExpression RangeReplaceableBidirectionalSlice RangeReplaceableCollection
    RangeReplaceableIndexable RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet
    RawRepresentable RawSpan Record RecoverableError ReferenceConvertible ReferenceID
    ReferenceWritableKeyPath Regex RegexComponent RegexRepetitionBehavior RegexRule
    RegexSemanticLevel RegexWordBoundaryKind Repeated RequiredRule Result RetryPolicy
    ReversedCollection ReversedIndex ReversedRandomAccessCollection Rule RuleDeclaration Rules
    RunLoop RunLoopExecutor SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar
    SIMDStorage ScalarSet Scanner Scheduler SchedulerTimeIntervalConvertible SchedulingExecutor
    Schema SchemaField ScopedAttributeContainer Screen ScreenClock ScreenDrag ScreenElement
    ScreenFailure ScreenFinger ScreenNetwork ScreenSize SecRandomRef SecureEnclave SelectorView
    Sendable SendableMetatype Sequence SerialExecutor Set SetAlgebra SetIndex SetIterator
    SignedInteger SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice
    Slot SocketNativeHandle SocketPort SortComparator SortOrder Source Span
    StandardPredicateExpression StateView StaticBigInt StaticString Stream StreamDelegate
    StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
    StreamSocketSecurityLevel StrideThrough StrideThroughIterator StrideTo StrideToIterator
    Strideable String StringInterpolationConvertible StringInterpolationProtocol
    StringLiteralConvertible StringLiteralType StringProtocol StringTransform Subject Submission
    SubmitButton Subscriber Subscribers Subscription Subscriptions Substring SuspendingClock
    SystemRandomNumberGenerator SystemSoundID Task TaskExecutor TaskGroup TaskLocal TaskPriority
    TextAreaView TextCell TextCellRow TextCellsView TextFieldViewEvents TextFieldViewModel
    TextFieldViewModelEvents TextOutputStream TextOutputStreamable TextParser Thread
    ThrowingDiscardingTaskGroup ThrowingTaskGroup TimeInterval TimeZone TimelineViewDefaultContext
    Timer Toast ToastCenter TopLevelDecoder TopLevelEncoder
    UICollectionViewCompositionalLayoutSectionProvider UIContextMenuActionProvider
    UIContextMenuContentPreviewProvider UInt UInt128 UInt16 UInt32 UInt64 UInt8 URL URLComponents
    URLError URLFileResourceType URLQueryItem URLResourceKey URLResourceValues UTF16 UTF32 UTF8
    UTF8Span UUID UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode
    UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible
    UnicodeScalarType UnimplementedMainExecutor UnimplementedTaskExecutor Unit UnitAcceleration
    UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion
    UnitDuration UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference
    UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance
    UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature
    UnitVolume UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnownedJob
    UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator
    UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer
    UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator
    UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator
    UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger UserDefaults
    ValidatableField ValidatedTextField ValidationError ValidationFailure ValidationItem
    ValidationItemState ValidationReport ValidationService ValidationServiceState ValidationTiming
    ValueKind Variable ViewState Void Wording WritableKeyPath XCTActivity XCTAttachment XCTContext
    XCUIAccessibilityAuditIssue XCUIAccessibilityAuditType XCUIApplication XCUICoordinate
    XCUIDevice XCUIElement XCUIElementAttributes XCUIElementQuery XCUIElementTypeQueryProvider
    XCUIGestureVelocity XCUIKeyboardKey XCUIScreen XCUIScreenshot XCUIScreenshotProviding
    Zip2Iterator Zip2Sequence ZipCodeRule unichar uuid_string_t uuid_t
    """#
}
