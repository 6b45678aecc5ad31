/// Takes the place of `ProcessInfo.arguments`, which reads the arguments once: an app that asks there for what a test
/// launched it with shall see that. The linker prefers a program's own function to that of Foundation's library.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg")
func argumentsOfProcessInfo() -> [String] { CommandLine.arguments }
