/// Made by scripts/check-names from the compiler's symbol graph and docs/api; changes belong there.
enum GeneratedNames {
  /// The types that Apus declares.
  static let types = #"""
    ASAuthorization ASAuthorizationAppleIDButton ASAuthorizationAppleIDCredential
    ASAuthorizationAppleIDProvider ASAuthorizationAppleIDRequest ASAuthorizationController
    ASAuthorizationControllerDelegate ASAuthorizationControllerPresentationContextProviding
    ASAuthorizationCredential ASAuthorizationError ASAuthorizationOpenIDRequest
    ASAuthorizationPasswordProvider ASAuthorizationPasswordRequest ASAuthorizationProvider
    ASAuthorizationRequest ASAuthorizationResult ASIdentifierManager ASPasswordCredential
    ASPresentationAnchor ASUserDetectionStatus ASWebAuthenticationPresentationContextProviding
    ASWebAuthenticationSession ASWebAuthenticationSessionError ATTrackingManager AVAsset
    AVAsyncProperty AVAudioPlayer AVAudioPlayerDelegate AVAudioQuality AVAudioRecorder
    AVAudioRecorderDelegate AVAudioSession AVAudioSessionPortDescription
    AVAudioSessionRouteDescription AVAuthorizationStatus AVCaptureDevice AVError AVMediaType
    AVPartialAsyncProperty AVPlayer AVPlayerItem AVPlayerLooper AVPlayerViewController
    AVPlayerViewControllerDelegate AVQueuePlayer AVSpeechBoundary AVSpeechSynthesisVoice
    AVSpeechSynthesizer AVSpeechSynthesizerDelegate AVSpeechUtterance AVURLAsset AXCustomContent
    AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityChildBehavior
    AccessibilityCustomContentKey AccessibilityDirectTouchOptions AccessibilityFocusState
    AccessibilityHeadingLevel AccessibilityLabeledPairRole AccessibilityNotification
    AccessibilityRotorContent AccessibilityRotorContentBuilder AccessibilityRotorEntry
    AccessibilitySystemRotor AccessibilityTechnologies AccessibilityTextContentType
    AccessibilityTraits AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle
    AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle AccessoryType Action
    ActionAtItemEnd ActionBuilder ActionHandler ActionSheet Actions ActivationState Activity
    ActivityAttributes ActivityAuthorizationError ActivityAuthorizationInfo ActivityContent
    ActivityState ActivityType ActivityUIDismissalPolicy AdaptableTabBarPlacement Alert Alignment
    AlignmentID AllSatisfy AlternatingRowBackgroundBehavior Anchor Angle AngularGradient
    Animatable AnimatableIgnored AnimatableModifier AnimatablePair Animation
    AnimationCompletionCriteria AnimationCurve AnimationOptions AnimationTimelineSchedule
    Annotation AnnotationContext AnnotationOverflowResolution AnnotationPosition Announcement
    Answer AnyCancellable AnyChartContent AnyChartSymbolShape AnyGesture AnyGradient AnyLayout
    AnyPublisher AnyShape AnyShapeStyle AnySubscriber AnyTip AnyTransition AnyView App AppStorage
    AppStore AppTransaction Appearance AreaMark AreaPlot AssertNoFailure AssetRepresentationMode
    Assign AsyncBytes AsyncImage AsyncImagePhase AsyncIterator AsyncLineSequence AsyncPublisher
    AsyncThrowingPublisher Attribute Attributes AudioFormatID AuthorizationController
    AuthorizationStatus Autoconnect AutomaticControlGroupStyle AutomaticDisclosureGroupStyle
    AutomaticFormStyle AutomaticLabeledContentStyle AutomaticNavigationSplitViewStyle
    AutomaticNavigationTransition AutomaticPresentationSizing AutomaticProductViewStyle
    AutomaticScaleDomain AutomaticSubscriptionStoreControlStyle
    AutomaticSubscriptionStoreMarketingContent AutomaticTableStyle AutomaticTextEditorStyle
    AutoresizingMask Axis AxisContent AxisContentBuilder AxisGridLine AxisMark AxisMarkBuilder
    AxisMarkPosition AxisMarkPreset AxisMarkValues AxisMarks AxisTick AxisValue AxisValueLabel
    AxisValueLabelCollisionResolution AxisValueLabelOrientation BGAppRefreshTask
    BGAppRefreshTaskRequest BGProcessingTask BGProcessingTaskRequest BGTask BGTaskRequest
    BGTaskScheduler BackButtonDisplayMode BackgroundColorAttribute BackgroundDisplayMode
    BackgroundStyle BackgroundTask BalancedNavigationSplitViewStyle BarMark BarPlot
    BaselineOffsetAttribute BasicChartSymbolShape BatteryState BezierPoint Bindable Binding
    BlendMode BlurOptions BlurReplaceTransition Body BorderStyle BorderedButtonStyle
    BorderedProminentButtonStyle BorderedTableStyle BorderlessButtonMenuStyle
    BorderlessButtonStyle Boundary Breakpoint Broadcast BrowserSession Buffer BufferingStrategy
    BundleDescription Button ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole
    ButtonSizing ButtonStyle ButtonStyleConfiguration ButtonToggleStyle ButtonType
    ButtonsSubscriptionStoreControlStyle CACornerMask CADisplayLink CAFrameRateRange
    CAGradientLayer CAGradientLayerType CALayer CALayerCornerCurve CAShapeLayer
    CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin CFAbsoluteTime CFArray CFBoolean
    CFDictionary CFString CFTimeInterval CFTypeRef CGAffineTransform CGColor CGColorSpace
    CGContext CGGradient CGGradientDrawingOptions CGImage CGLineCap CGLineJoin CGPath
    CGPathDrawingMode CGPathFillRule CGVector CHHapticDeviceCapability CHHapticDynamicParameter
    CHHapticEngine CHHapticError CHHapticEvent CHHapticEventParameter CHHapticPattern
    CHHapticPatternPlayer CICode128BarcodeGenerator CIColor CIColorInvert CIContext
    CIContextOption CIFalseColor CIFilter CIFilterProtocol CIImage CIMaskToAlpha CIQRCodeGenerator
    CLAccuracyAuthorization CLActivityType CLAuthorizationStatus CLCircularRegion CLCondition
    CLError CLGeocodeCompletionHandler CLGeocoder CLHeading CLLocation CLLocationAccuracy
    CLLocationCoordinate2D CLLocationDegrees CLLocationDirection CLLocationDirectionAccuracy
    CLLocationDistance CLLocationManager CLLocationManagerDelegate CLLocationSpeed
    CLLocationSpeedAccuracy CLLocationUpdate CLMonitor CLMonitoringState CLPlacemark CLRegion
    CMAcceleration CMAccelerometerData CMAccelerometerHandler CMAltimeter CMAttitude
    CMAuthorizationStatus CMDeviceMotion CMDeviceMotionHandler CMError CMGyroData CMGyroHandler
    CMLogItem CMMotionActivityManager CMMotionManager CMPedometer CMPedometerData
    CMPedometerHandler CMRotationRate CMTime CMTimeEpoch CMTimeFlags CMTimeRange CMTimeScale
    CMTimeValue CNAuthorizationStatus CNContact CNContactFetchRequest CNContactFormatter
    CNContactFormatterStyle CNContactPickerDelegate CNContactPickerViewController
    CNContactProperty CNContactSortOrder CNContactStore CNContactType CNContactViewController
    CNContactViewControllerDelegate CNEntityType CNError CNKeyDescriptor CNLabeledValue
    CNMutableContact CNMutablePostalAddress CNPhoneNumber CNPostalAddress CNSaveRequest
    CSIndexError CSSearchableIndex CSSearchableItem CSSearchableItemAttributeSet CTFont Cache
    Cadence Callback CameraCaptureMode CameraDevice CameraFlashMode Cancellable Canvas Capsule
    Case Catch Category CategoryOptions CellProvider CellRegistration CellStyle Chart
    ChartBinRange ChartContent ChartContentBuilder ChartPlotContent ChartProxy
    ChartScrollTargetBehavior ChartSymbolShape CheckboxToggleStyle CheckmarkOptions Circle
    CircularGeographicCondition CircularProgressViewStyle ClipOptions CodableRepresentation Code
    Collect CollectByCount CollectByTime CollectionTaskState Color ColorPicker ColorRenderingMode
    ColorResource ColorScheme ColorSchemeContrast ColorSpace Colors ColumnNavigationViewStyle
    ColumnsFormStyle CombineIdentifier CombineLatest CombineLatest3 CombineLatest4 CommandGroup
    CommandGroupPlacement CommandMenu Commands CommandsBuilder CompactDatePickerStyle CompactMap
    CompactMenuControlGroupStyle CompactPickerSubscriptionStoreControlStyle
    CompactProductViewStyle Comparison Completion CompletionHandler CompletionWithItemsHandler
    Components Concatenate Conditional Configuration ConfigurationOption
    ConfigurationUpdateHandler ConnectablePublisher ConnectionOptions ContainerBackgroundPlacement
    ContainerRelativeShape ContainerValueKey ContainerValues Contains ContainsWhere Content
    ContentHorizontalAlignment ContentMarginPlacement ContentMode ContentShapeKinds
    ContentSizeCategory ContentState ContentTransition ContentUnavailableView
    ContentVerticalAlignment Context ContextMenu ContourStyle ControlGroup ControlGroupStyle
    ControlGroupStyleConfiguration ControlSize Coordinate CoordinateSpace CoordinateSpaceConverter
    CoordinateSpaceProtocol CornerStyle Count CredentialState CubicKeyframe CurrentValueLabel
    CurrentValueSubject CustomCombineIdentifierConvertible CustomPresentationDetent
    CustomViewConfiguration CustomizableToolbarContent DataElement DataHandler DataRepresentation
    DataTaskPublisher DatastoreLocation DateBins DateComponentsFormatter DatePicker
    DatePickerComponents DatePickerStyle DatePickerStyleConfiguration DateStyle DateTimeStyle
    Debounce Declared Decode DefaultButtonLabel DefaultButtonStyle DefaultDatePickerStyle
    DefaultDateProgressLabel DefaultFocusEvaluationPriority DefaultGaugeStyle
    DefaultGlassEffectShape DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle
    DefaultMenuStyle DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle
    DefaultSettingsLinkLabel DefaultShareLinkLabel DefaultTabLabel DefaultTabViewStyle
    DefaultTextFieldStyle DefaultToggleStyle DefaultToolbarItem Deferred Delay DeleteOptions
    Demand Description Design DetailOptions Detent DialogSeverity Direction
    DisabledTextSelectability DisclosureGroup DisclosureGroupStyle
    DisclosureGroupStyleConfiguration DisclosureIndicatorOptions DisclosureTableRow DismissAction
    DismissButtonStyle DismissSearchAction DismissWindowAction DisplayFrequency DisplayedState
    DistanceUnitStyle Distribution Divider DoubleColumnNavigationViewStyle DragGesture Drop
    DropDelegate DropInfo DropOperation DropProposal DropUntilOutput DropWhile DynamicProperty
    DynamicTypeSize DynamicViewContent EKAlarm EKAuthorizationStatus EKCalendar EKCalendarItem
    EKEntityType EKError EKEvent EKEventAvailability EKEventEditViewAction
    EKEventEditViewController EKEventEditViewDelegate EKEventStore EKRecurrenceEnd
    EKRecurrenceFrequency EKRecurrenceRule EKReminder EKSource EKSpan ETAResponse Edge EdgeInsets
    EditActions EditButton EditMode EditingStyle Element Elevation Ellipse EllipticalGradient
    Empty EmptyAnimatableData EmptyCommands EmptyMapContent
    EmptyMatchedTransitionSourceConfiguration EmptyModifier EmptyView EmptyVisualEffect
    EnabledTextSelectability Encode EncodingDisambiguationPolicy Endpoint EntitlementTaskState
    Entries Entry Environment EnvironmentKey EnvironmentObject EnvironmentValues
    EnvironmentalModifier EquatableView Error ErrorCode Event EventModifiers EventType Events
    EveryMinuteTimelineSchedule ExclusiveGesture ExplicitTimelineSchedule Fail Failure
    FailurePolicy FeedbackStyle FeedbackType FileDocument FileDocumentReadConfiguration
    FileDocumentWriteConfiguration FilePickerButton FileRepresentation FileWrapper FillStyle
    Filter FilterOptions FinishedAction First FirstWhere FittedPresentationSizing FlatMap
    Flexibility FloatLiteralType FocusInteractions FocusState FocusedBinding FocusedObject
    FocusedValue FocusedValueKey FocusedValues Font FontAttribute FooterMode ForEach
    ForEachSectionCollection ForEachSubviewCollection ForegroundColorAttribute ForegroundStyle
    Form FormPresentationSizing FormStyle FormStyleConfiguration FormatStyle
    FoundationSchedulerTime FunctionAreaPlotContent FunctionLinePlotContent Future Gauge
    GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryPreferences GeometryProxy
    GeometryReader Gesture GestureMask GestureState GestureStateGesture Glass GlassButtonStyle
    GlassEffectContainer GlassEffectTransition GlassProminentButtonStyle GlobalCoordinateSpace
    Gradient GradientOptions GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout
    GridRow Group GroupBox GroupBoxStyle GroupBoxStyleConfiguration GroupElementsOfContent
    GroupSectionsOfContent GroupedFormStyle GroupedListStyle Groups HKAuthorizationRequestStatus
    HKAuthorizationStatus HKCategorySample HKCategoryType HKCategoryTypeIdentifier HKError
    HKHealthStore HKMetricPrefix HKObject HKObjectType HKQuantity HKQuantitySample HKQuantityType
    HKQuantityTypeIdentifier HKQuery HKQueryOptions HKSample HKSampleQuery HKSampleType
    HKStatistics HKStatisticsOptions HKStatisticsQuery HKUnit HKWorkoutType HStack HStackLayout
    HandleEvents Handler HeaderMode HierarchicalShapeStyle HorizontalAlignment HorizontalEdge
    HoverEffect HoverPhase ID IDView Icon IconOnlyLabelStyle Identifier IgnoreOutput Image
    ImageProperties ImageRenderer ImageResource ImmediateScheduler Importance Index
    IndexDisplayMode IndexViewStyle Indices InfoKey InlinePickerStyle InlinePresentationIntent
    InlinePresentationIntentAttribute Input InsetGroupedListStyle InsetListStyle InsetTableStyle
    InsettableShape InspectorCommands IntegerLiteralType InterfaceOrientation InterfaceType
    Interpolation InterpolationMethod InterpretedSyntax InterruptionOptions InterruptionType
    InvalidationReason Iteration Iterator Just KerningAttribute Key KeyEquivalent KeyPress
    KeyboardDismissMode KeyboardShortcut KeyframeAnimator KeyframeTimeline KeyframeTrack
    KeyframeTrackContent KeyframeTrackContentBuilder Keyframes KeyframesBuilder LABiometryType
    LAContext LAError LAPolicy Label LabelOptions LabelStyle LabelStyleConfiguration
    LabeledContent LabeledContentStyle LabeledContentStyleConfiguration LabeledControlGroupContent
    LargeProductViewStyle LargeTitleDisplayMode Last LastWhere LaunchOptionsKey Layout
    LayoutDirection LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid
    LazyHStack LazyVGrid LazyVStack Leading LegibilityWeight Length Level LimitBehavior LineMark
    LinePlot LineStyle LinearCapacityGaugeStyle LinearGradient LinearKeyframe
    LinearProgressViewStyle Link LinkButtonStyle List ListFormatter ListItemTint
    ListSectionSpacing ListStyle LiveConfiguration LocalCoordinateSpace LocalizationValue
    LocalizedStandardComparator LocalizedStringKey LocalizedStringResource Locations Logger
    LongPressGesture LookAroundPreview MFMailComposeResult MFMailComposeViewController
    MFMailComposeViewControllerDelegate MFMessageComposeViewController
    MFMessageComposeViewControllerDelegate MKAnnotation MKCoordinateRegion MKCoordinateSpan
    MKDirections MKDirectionsTransportType MKDistanceFormatter MKError
    MKLocalPointsOfInterestRequest MKLocalSearch MKLocalSearchCompleter
    MKLocalSearchCompleterDelegate MKLocalSearchCompletion MKLookAroundBadgePosition
    MKLookAroundScene MKLookAroundSceneRequest MKMapItem MKMapPoint MKMapRect MKMapSize
    MKOverlayLevel MKPlacemark MKPointAnnotation MKPointOfInterestCategory MKPointOfInterestFilter
    MKPolyline MKRoute MPChangePlaybackPositionCommand MPChangePlaybackPositionCommandEvent
    MPMediaItemArtwork MPNowPlayingInfoCenter MPNowPlayingInfoMediaType MPNowPlayingPlaybackState
    MPRemoteCommand MPRemoteCommandCenter MPRemoteCommandEvent MPRemoteCommandHandlerStatus
    MPSeekCommandEvent MPSeekCommandEventType MPSkipIntervalCommand MPSkipIntervalCommandEvent
    MPVolumeView MagnificationGesture MagnifyGesture Magnitude MainTimeline MainTimelineClock
    MajorValueAlignment MakeConnectable Map MapAnnotation MapAnnotationProtocol MapCamera
    MapCameraBounds MapCameraPosition MapCameraUpdateContext MapCameraUpdateFrequency MapCircle
    MapCompass MapContent MapContentBuilder MapContentView MapError MapInteractionModes MapKeyPath
    MapKeyPath2 MapKeyPath3 MapMarker MapPin MapPitchToggle MapPolygon MapPolyline MapProxy
    MapReader MapScaleView MapStyle MapUserLocationButton MapUserTrackingMode MapZoomStepper
    MarkDimension MarkStackingMethod MarkdownParsingOptions MarkedValueLabels Marker Mask
    MatchedGeometryProperties MatchedTransitionSourceConfiguration Material MaximumValueLabel
    MeasureInterval MeasurementFormatUnitUsage MeasurementFormatter Menu MenuActionDismissBehavior
    MenuControlGroupStyle MenuOrder MenuPickerStyle MenuStyle MenuStyleConfiguration Merge Merge3
    Merge4 Merge5 Merge6 Merge7 Merge8 MergeMany MeshGradient MessageComposeResult Method
    MinimumValueLabel Mode ModifiedContent MoveKeyframe MultiDatePicker Multicast
    NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutContainer
    NSCollectionLayoutDimension NSCollectionLayoutEnvironment NSCollectionLayoutGroup
    NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
    NSCollectionLayoutSpacing NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets
    NSDirectionalRectEdge NSExpression NSItemProvider NSItemProviderFileOptions
    NSItemProviderReading NSItemProviderWriting NSLayoutAnchor NSLayoutConstraint
    NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode
    NSMutableParagraphStyle NSParagraphStyle NSRectAlignment NSStringDrawingContext
    NSStringDrawingOptions NSTextAlignment NSTextContainer NSUbiquitousKeyValueStore
    NSUnderlineStyle NSUserActivity NWInterface NWPath NWPathMonitor NamedCoordinateSpace
    Namespace NavigationBarDrawerDisplayMode NavigationBarItem NavigationControlGroupStyle
    NavigationControllerView NavigationDirection NavigationError NavigationEvent NavigationLink
    NavigationLinkPickerStyle NavigationOrientation NavigationPath NavigationSplitView
    NavigationSplitViewColumn NavigationSplitViewStyle NavigationSplitViewVisibility
    NavigationStack NavigationTransition NavigationView NavigationViewStyle Notification
    Notifications NumberBins OCombine OSAllocatedUnfairLock OSLog OSLogFloatFormatting
    OSLogIntegerFormatting OSLogInterpolation OSLogMessage OSLogPrivacy OSLogStringAlignment
    OSLogType OSStatus Observable ObservableObject ObservableObjectPublisher ObservationIgnored
    ObservationRegistrar ObservationTracked ObservationTracking Observations ObservedObject
    OfferType OpenExternalURLOptionsKey OpenIDOperation OpenSettingsAction OpenURLAction
    OpenURLOptionsKey OpenWindowAction Options OptionsKey Orientation OutlineGroup
    OutlineSubgroupChildren Output OwnershipType PDFDisplayDirection PDFDisplayMode PDFDocument
    PDFView PHAccessLevel PHAuthorizationStatus PHPhotoLibrary PHPickerCapabilities
    PHPickerConfiguration PHPickerFilter PHPickerResult PHPickerViewController
    PHPickerViewControllerDelegate PageContrast PageIndexViewStyle PagePresentationSizing
    PageTabViewStyle PagedPickerSubscriptionStoreControlStyle
    PagedProminentPickerSubscriptionStoreControlStyle PagingScrollTargetBehavior
    PaletteControlGroupStyle PalettePickerStyle ParameterID PassthroughSubject PasteButton Path
    Pattern PaymentMode PeriodicTimelineSchedule Permission PhaseAnimator Phases PhotosPicker
    PhotosPickerItem PhotosPickerSelectionBehavior PhotosPickerStyle PickedFile Picker PickerStyle
    PickerSubscriptionStoreControlStyle PictureHosts PinnedScrollableViews PlaceholderContentView
    Placement PlainButtonStyle PlainListStyle PlainTextEditorStyle PlainTextFieldStyle
    PlaybackStyle Plot PlotDimensionScaleRange Plottable PlottableProjection PlottableValue
    PointMark PointOfInterestCategories PointPlot PopoverAttachmentAnchor Port PortOverride
    PositionScaleRange PreferenceKey PrefetchStrategy PrefixUntilOutput PrefixWhile
    PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction
    PresentationDetent PresentationMode PresentationSizing PresentedWindowContent Preview
    PreviewDevice PreviewLayout PreviewModifier PreviewModifierContent PreviewPlatform
    PreviewProvider PreviewTrait Previewable PrimitiveButtonStyle
    PrimitiveButtonStyleConfiguration PrimitivePlottable PrimitivePlottableProtocol Print Product
    ProductType ProductView ProductViewStyle ProductViewStyleConfiguration ProgressView
    ProgressViewStyle ProgressViewStyleConfiguration ProjectionTransform Prominence
    ProminentDetailNavigationSplitViewStyle ProminentPickerSubscriptionStoreControlStyle Promise
    Properties PropertiesContext ProposedViewSize ProxyRepresentation Published PublishedBox
    PublishedStorage Publisher Publishers PurchaseAction PurchaseError PurchaseOption
    PurchaseResult PushType QLPreviewController QLPreviewControllerDataSource
    QLPreviewControllerDelegate QLPreviewItem RGBColorSpace RadialGradient RadioGroupPickerStyle
    ReadConfiguration ReadinessCheck ReadingOptions Reason ReceiveOn ReceivedTransferredFile
    Record RecordPermission Recording Rectangle RectangleCornerRadii RectangleMark RectanglePlot
    RedactionReasons Reduce ReferenceFileDocument RefreshAction RefundRequestError
    RefundRequestStatus RefusedFile RegularProductViewStyle Relation RelativeDateTimeFormatter
    RemoveDuplicates RenameAction RenameButton RenderingMode RenewalInfo RenewalState
    RepeatBehavior ReplaceEmpty ReplaceError RepresentationVisibility Request RequestOptions
    RequestReviewAction ResizingMode Resolved ResolvedImage ResolvedSymbol ResolvedText Response
    Result ResultType Retry Role RotateGesture RotationGesture RoundedBorderTextFieldStyle
    RoundedCornerStyle RoundedRectangle RouteChangeReason RowActions RowAnimation RuleMark
    RulePlot SFSafariViewController SFSafariViewControllerDelegate SKStoreReviewController
    SafeAreaRegions Scale ScaleDomain ScaleType ScaledMetric Scan Scene SceneBuilder ScenePadding
    ScenePhase SceneStorage Scheduler SchedulerOptions SchedulerTimeIntervalConvertible
    SchedulerTimeType Scope ScrollAnchorRole ScrollBounceBehavior ScrollDirection
    ScrollDismissesKeyboardMode ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility
    ScrollPhase ScrollPhaseChangeContext ScrollPosition ScrollTarget ScrollTargetBehavior
    ScrollTargetBehaviorContext ScrollTargetBehaviorProperties
    ScrollTargetBehaviorPropertiesContext ScrollTransitionConfiguration ScrollTransitionPhase
    ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement
    SearchPresentationToolbarBehavior SearchScopeActivation SearchSuggestionsPlacement
    SearchToolbarBehavior SearchUnavailableContent SecRandom SecRandomRef Section
    SectionCollection SectionConfiguration SectionCustomization SectorMark SectorPlot SecureField
    SegmentedPickerStyle Selection SelectionStyle Selector SensoryFeedback SentTransferredFile
    SeparatorShapeStyle SeparatorStyle Sequence SequenceGesture Set SetActiveOptions
    SetFailureType Settings SettingsLink Shading ShadowOptions ShadowStyle Shape ShapeStyle
    ShapeView Share ShareLink SharePreview SharedProcessApp SidebarAdaptableTabViewStyle
    SidebarCommands SidebarListStyle SignInWithAppleButton SimultaneousGesture Sink Size Slider
    Source SourceType Spacer SpacerSizing SpatialTapGesture Spring SpringKeyframe
    StackNavigationViewStyle StandardEmphasis State StateBox StateObject Status Statuses Step
    Stepper Stop StoppedReason Storage StoreButtonKind StoreKitError StoreView Storefront
    Storefronts Strategy Stride StrikethroughStyleAttribute StringInterpolation StrokeStyle Style
    SubSequence Subject SubmitLabel SubmitTriggers SubscribeOn Subscriber Subscribers Subscription
    SubscriptionInfo SubscriptionOffer SubscriptionPeriod SubscriptionRelationship
    SubscriptionStoreButtonLabel SubscriptionStoreControlBackground
    SubscriptionStoreControlPlacement SubscriptionStoreControlStyle SubscriptionStorePolicyKind
    SubscriptionStoreView Subscriptions Subview Subviews SubviewsCollection
    SubviewsCollectionSlice SupplementaryRegistration SupplementaryViewProvider SwiftUIAttributes
    SwipeActionsConfigurationProvider SwitchToLatest SwitchToggleStyle SymbolConfiguration
    SymbolEffectOptions SymbolRenderingMode SymbolScale SymbolVariants SymbolWeight SymbolicTraits
    SystemDesign SystemItem SystemShapeStyle SystemSoundID Tab TabBarMinimizeBehavior
    TabBarOnlyTabViewStyle TabContent TabContentBuilder TabCustomization TabCustomizationBehavior
    TabPlacement TabRole TabSearchActivation TabSection TabValue TabView
    TabViewBottomAccessoryPlacement TabViewCustomization TabViewStyle Table TableColumn
    TableColumnAlignment TableColumnBody TableColumnBuilder TableColumnContent TableColumnForEach
    TableColumnSortComparator TableForEachContent TableOutlineGroupContent TableRow TableRowBody
    TableRowBuilder TableRowContent TableRowValue TableStyle TapGesture TargetContext TaskState
    TemplateRenderingMode Text TextAlignment TextEditingCommands TextEditor TextEditorStyle
    TextField TextFieldStyle TextFormattingCommands TextInputAutocapitalization TextProperties
    TextSelectability TextSelection TextSelectionAffinity TextStyle ThermalState Threshold
    Throttle TimeControlStatus TimeGroupingStrategy TimelineSchedule TimelineScheduleMode
    TimelineView TimelineViewDefaultContext Timeout TimerPublisher TintShapeStyle Tip TipView Tips
    Title TitleAndIconLabelStyle TitleDisplayMode TitleOnlyLabelStyle Toggle ToggleStyle
    ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder
    ToolbarCustomizationBehavior ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarItem
    ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement ToolbarRole ToolbarSpacer
    ToolbarTitleDisplayMode ToolbarTitleMenu TopLevelDecoder TopLevelEncoder TrackingAttribute
    Transaction Transactions TransferRepresentation TransferRepresentationBuilder Transferable
    TransferredFile Transition TransitionPhase TransitionProperties TransitionStyle TruncationMode
    TryAllSatisfy TryCatch TryCompactMap TryComparison TryContainsWhere TryDropWhile TryFilter
    TryFirstWhere TryLastWhere TryMap TryPrefixWhile TryReduce TryRemoveDuplicates TryScan
    TupleView TypesettingLanguage UIAccessibility UIAccessibilityTraits UIAction UIActivity
    UIActivityIndicatorView UIActivityItemSource UIActivityViewController
    UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIApplication
    UIApplicationDelegate UIApplicationDelegateAdaptor UIApplicationShortcutItem
    UIBackgroundConfiguration UIBackgroundFetchResult UIBackgroundTaskIdentifier UIBarAppearance
    UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem
    UIBarMetrics UIBarStyle UIBezierPath UIBlurEffect UIButton UICellAccessory
    UICellConfigurationState UICollectionLayoutListConfiguration
    UICollectionLayoutSectionOrthogonalScrollingBehavior UICollectionReusableView UICollectionView
    UICollectionViewCell UICollectionViewCompositionalLayout
    UICollectionViewCompositionalLayoutConfiguration
    UICollectionViewCompositionalLayoutSectionProvider UICollectionViewController
    UICollectionViewDataSource UICollectionViewDelegate UICollectionViewDelegateFlowLayout
    UICollectionViewDiffableDataSource UICollectionViewFlowLayout UICollectionViewLayout
    UICollectionViewListCell UIColor UIConfigurationState UIContentConfiguration
    UIContentSizeCategory UIContentView UIContextMenuActionProvider UIContextMenuConfiguration
    UIContextMenuContentPreviewProvider UIContextMenuInteraction UIContextMenuInteractionDelegate
    UIContextualAction UIControl UIDataDetectorTypes UIDatePicker UIDatePickerStyle UIDevice
    UIDeviceOrientation UIDocumentInteractionController UIDocumentInteractionControllerDelegate
    UIDocumentPickerDelegate UIDocumentPickerViewController UIEdgeInsets UIEvent
    UIFeedbackGenerator UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer
    UIGestureRecognizerDelegate UIGestureRecognizerRepresentable
    UIGestureRecognizerRepresentableContext
    UIGestureRecognizerRepresentableCoordinateSpaceConverter UIGraphicsBeginImageContext
    UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetCurrentContext
    UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer
    UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsRendererContext
    UIGraphicsRendererFormat UIHostingConfiguration UIHostingController
    UIHostingControllerSizingOptions UIImage UIImagePickerController
    UIImagePickerControllerDelegate UIImageView UIImageWriteToSavedPhotosAlbum
    UIImpactFeedbackGenerator UIInteraction UIInterfaceOrientation UIInterfaceOrientationMask
    UIKeyInput UIKeyboardType UILabel UILayoutGuide UILayoutPriority UIListContentConfiguration
    UILongPressGestureRecognizer UIMenu UIMenuElement UIModalPresentationStyle UINavigationBar
    UINavigationBarAppearance UINavigationController UINavigationControllerDelegate
    UINavigationItem UINotificationFeedbackGenerator UIOffset UIOpenURLContext UIPageControl
    UIPageViewController UIPageViewControllerDataSource UIPageViewControllerDelegate
    UIPanGestureRecognizer UIPasteboard UIPinchGestureRecognizer UIPopoverArrowDirection
    UIPopoverPresentationController UIPopoverPresentationControllerDelegate
    UIPresentationController UIPreviewParameters UIPreviewTarget UIProgressView UIRectClip
    UIRectCorner UIRectFill UIRectFrame UIRefreshControl UIResponder UIReturnKeyType
    UIRotationGestureRecognizer UIScene UISceneConfiguration UISceneDelegate UISceneSession
    UIScreen UIScrollView UIScrollViewDelegate UISearchBar UISearchBarDelegate UISegmentedControl
    UISelectionFeedbackGenerator UISheetPresentationController
    UISheetPresentationControllerDelegate UISheetPresentationControllerDetentResolutionContext
    UISlider UIStackView UIStatusBarAnimation UIStatusBarManager UIStatusBarStyle UIStepper
    UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UITabBar UITabBarAppearance
    UITabBarController UITabBarControllerDelegate UITabBarItem UITabBarItemAppearance
    UITabBarItemStateAppearance UITableView UITableViewCell UITableViewController
    UITableViewDataSource UITableViewDelegate UITableViewDiffableDataSource
    UITableViewHeaderFooterView UITapGestureRecognizer UITargetedPreview
    UITextAutocapitalizationType UITextAutocorrectionType UITextContentType UITextField
    UITextFieldDelegate UITextInput UITextPosition UITextRange UITextSmartDashesType
    UITextSmartQuotesType UITextSpellCheckingType UITextView UITextViewDelegate UIToolbar UITouch
    UITraitCollection UITransitionContextViewControllerKey UIUserInterfaceIdiom
    UIUserInterfaceSizeClass UIUserInterfaceStyle UIView UIViewAnimatingPosition
    UIViewAnimatingState UIViewController UIViewControllerRepresentable
    UIViewControllerRepresentableContext UIViewControllerTransitionCoordinator
    UIViewControllerTransitionCoordinatorContext UIViewPropertyAnimator UIViewRepresentable
    UIViewRepresentableContext UIVisualEffect UIVisualEffectView UIWindow UIWindowScene
    UIWindowSceneDelegate UNAuthorizationOptions UNAuthorizationStatus
    UNCalendarNotificationTrigger UNError UNMutableNotificationContent UNNotification
    UNNotificationAction UNNotificationActionOptions UNNotificationCategory
    UNNotificationCategoryOptions UNNotificationContent UNNotificationInterruptionLevel
    UNNotificationPresentationOptions UNNotificationRequest UNNotificationResponse
    UNNotificationSetting UNNotificationSettings UNNotificationSound UNNotificationSoundName
    UNNotificationTrigger UNTimeIntervalNotificationTrigger UNUserNotificationCenter
    UNUserNotificationCenterDelegate UTTagClass UTType UnderlineStyleAttribute UndoManager
    UnevenRoundedRectangle Unit UnitCurve UnitOptions UnitPoint UnitWidth Units UnitsStyle
    UnsatisfiedReason Updates UserAnnotation UserInterfaceSizeClass VStack VStackLayout Value
    ValueAlignedChartScrollTargetBehavior ValueAlignedLimitBehavior VectorArithmetic
    VectorizedAreaPlotContent VectorizedBarPlotContent VectorizedChartContent
    VectorizedLinePlotContent VectorizedPointPlotContent VectorizedRectanglePlotContent
    VectorizedRulePlotContent VectorizedSectorPlotContent VerificationError VerificationResult
    VerticalAlignment VerticalEdge VideoPlayer View ViewAlignedScrollTargetBehavior ViewBuilder
    ViewDimensions ViewMode ViewModifier ViewSpacing ViewThatFits ViewTraits Visibility
    VisitorCredentials VisitorLocation VisualEffect WCError WCSession WCSessionActivationState
    WCSessionDelegate WKAudiovisualMediaTypes WKError WKFrameInfo WKNavigation WKNavigationAction
    WKNavigationActionPolicy WKNavigationDelegate WKNavigationResponse WKNavigationResponsePolicy
    WKNavigationType WKPreferences WKScriptMessage WKScriptMessageHandler WKUIDelegate
    WKUserContentController WKUserScript WKUserScriptInjectionTime WKWebView
    WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataRecord WKWebsiteDataStore
    WKWindowFeatures WaitingReason WebAuthenticationSession WebPage WebView Weight
    WheelDatePickerStyle WheelPickerStyle WidgetCenter Width WindowGroup WindowResizability
    Wrapper WriteConfiguration WritingOptions WritingToolsBehavior ZStack ZStackLayout
    ZeroFormattingBehavior Zip Zip3 Zip4 ZoomNavigationTransition iOS
    """#

  /// Absent names: a reason, and below it the names, indented by two.
  static let absent = #"""
    A browser knows no place between two thresholds: name one by visible(_:).
      .interpolated
    a browser does not say which of its windows is in front
      \.controlActiveState
    a home screen has widgets, and a watch notifications; a page is one app
      .configurationDisplayName .supportedFamilies WKNotificationScene Widget WidgetBundle
      WidgetConfiguration
    a shape is filled with a colour or a gradient; a picture has a frame of its own
      ShapeStyle.image
    focus is a page's own, and stays with fields and buttons: `@FocusState` says and sets it
      \.isFocused \.resetFocus
    it is not there: WhatAPageCannotDo.md has the list
      .accessibilityChartDescriptor .accessibilityZoomAction .colorEffect .dragContainer
      .focusSection .gridCellAnchor .itemProvider .layerEffect .lineIntersection .lineSubtraction
      .pauseAnimation .stopAnimation .subtracting .textRenderer CABasicAnimation DropSession
    no class of AppKit has a meaning on a page
      @NSApplicationDelegateAdaptor
    no view of AppKit stands in a page
      NSViewRepresentable
    pictures of AppKit
      Image(nsImage:)
    the app's own data: a screen takes it from a model
      .modelContainer @FetchRequest FetchRequest FetchedResults \.managedObjectContext
      \.modelContext
    """#
}
