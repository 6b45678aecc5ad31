/// An app that is written for processes that visitors share.
///
/// Without it each visitor has a process of their own, as on a phone. An app that keeps nothing of one
/// visitor in `static` or global variables, and that may be trusted not to crash, says so:
///
/// ```swift
/// extension MyApp: SharedProcessApp {}
/// ```
///
/// There is a process for each core, and a visitor always comes to the same one; what one visitor should learn of
/// another goes by ``Broadcast``. It needs less memory for each visitor. The variable `APUS_ISOLATION` and
/// the option `--isolation` win over it.
@MainActor @preconcurrency
public protocol SharedProcessApp: App {}
