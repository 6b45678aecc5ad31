/// An app that is written for one process that all visitors share.
///
/// Without it each visitor has a process of their own, as on a phone. An app that keeps nothing of one
/// visitor in `static` or global variables, and that may be trusted not to crash, says so:
///
/// ```swift
/// extension MyApp: SharedProcessApp {}
/// ```
///
/// It needs less memory for each visitor, and answers a little sooner. The variable `APUS_ISOLATION` and
/// the option `--isolation` win over it.
@MainActor @preconcurrency
public protocol SharedProcessApp: App {}
