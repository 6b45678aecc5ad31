"""The fonts of the tests: what browsers see of a machine's, and in which language they ask for them."""

from pathlib import Path

CONFIGURATION = Path(__file__).with_name("fonts.conf")
# Letters as wide as the headless host takes them to be, which are not drawn.
AS_HEADLESS = CONFIGURATION.with_name("fonts_as_headless.conf")
_CACHES = Path(__file__).resolve().parents[3] / ".build" / "test-caches"

# A file of each of Debian's packages that `fonts.conf` names.
_PACKAGES = {
    "fonts-inter": Path("/usr/share/fonts/opentype/inter/Inter-Regular.otf"),
    "fonts-dejavu-core": Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
    "fonts-noto-color-emoji": Path("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"),
}


def environment(configuration: Path = CONFIGURATION) -> dict[str, str]:
    """What a browser of the tests is started with, so that a text is as wide on each machine."""
    missing = [name for name, file in _PACKAGES.items() if not file.exists()]
    assert not missing, f"{' '.join(missing)} is not installed; scripts/setup test installs it"
    return {
        "FONTCONFIG_FILE": str(configuration), "XDG_CACHE_HOME": str(_CACHES),
        # Fonts are chosen by the language, too.
        "LC_ALL": "C.UTF-8", "LANGUAGE": "", "FC_LANG": "en"}
