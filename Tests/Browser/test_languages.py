"""The words of an app in a visitor's language; the rest as the visitor writes it."""

import re

import pytest
from playwright.sync_api import expect


def opened(new_page, origin: str, language: str):
    page = new_page(locale=language)
    page.goto(origin + "/words")
    return page


@pytest.mark.parametrize("language, lang, direction, title, tasks", [
    ("en-GB", "en-GB", None, "Good morning", "1 task"),
    ("de-DE", "de-DE", None, "Guten Morgen", "1 Aufgabe"),
    ("pl-PL", "pl-PL", None, "Dzień dobry", "1 zadanie"),
    ("ar-EG", "ar-EG", "rtl", "صباح الخير", "مهمة واحدة"),
    ("ja-JP", "ja-JP", None, "おはようございます", "1件のタスク"),
    # There are no French words: a page of English ones says so, and reads from left to right.
    ("fr-FR", "en", None, "Good morning", "1 task"),
    ("he-IL", "en", None, "Good morning", "1 task"),
])
def test_a_page_is_in_the_language_of_its_words(new_page, fixture, language, lang, direction, title, tasks):
    page = opened(new_page, fixture.origin, language)
    for _ in range(2):
        root = page.locator("html")
        expect(root).to_have_attribute("lang", lang)
        assert root.get_attribute("dir") == direction
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_text(tasks)).to_be_visible()
        # What the page told of its languages is known when it is loaded again.
        page.reload()


def test_the_region_is_the_visitors(new_page, fixture):
    page = opened(new_page, fixture.origin, "fr-FR")
    expect(page.get_by_test_id("words.locale")).to_have_text("en_FR")


@pytest.mark.parametrize("language, shown, typed, value", [
    ("en-US", "64.5", "1,234.25", "1234.25"), ("de-DE", "64,5", "1.234,25", "1234.25"),
    ("pl-PL", "64,5", "71,25", "71.25"), ("ar-EG", "٦٤٫٥", "٧١٫٢٥", "71.25"),
])
def test_what_a_locale_writes_it_reads(new_page, fixture, language, shown, typed, value):
    page = opened(new_page, fixture.origin, language)
    field = page.get_by_test_id("words.weight.input")
    expect(field).to_have_value(shown)
    field.fill(typed)
    field.press("Enter")
    expect(page.get_by_test_id("words.weight.value")).to_have_text(value)


@pytest.mark.parametrize("language", ["de-DE", "ar-EG"])
def test_the_first_language_of_the_app_counts(page, fixture, language):
    html = page.request.get(fixture.origin + "/words", headers={
        "Accept": "text/html", "Accept-Language": f"fr-FR, {language};q=0.8, en;q=0.5"}).text()
    assert re.search(r'<html lang="([^"]+)"', html).group(1) == language.split("-")[0]


@pytest.mark.parametrize("language, increment, back, offline", [
    ("en-GB", "Increment", "Back", "Offline. Your entries are kept."),
    ("de-DE", "Erhöhen", "Zurück", "Offline. Ihre Eingaben bleiben erhalten."),
    ("pl-PL", "Zwiększ", "Wstecz", "Brak połączenia. Twoje wpisy są zachowane."),
    ("ar-EG", "زيادة", "رجوع", "لا يوجد اتصال. تم الاحتفاظ بما أدخلته."),
    ("ja-JP", "増やす", "戻る", "オフラインです。入力内容は保持されています。"),
    ("fr-FR", "Increment", "Back", "Offline. Your entries are kept."),
])
def test_what_the_page_says_itself_is_in_the_language_of_its_words(
    new_page, fixture, language, increment, back, offline
):
    page = opened(new_page, fixture.origin, language)
    page.get_by_role("button", name=increment).click()
    page.locator("main a, main button:not(.step)").first.click()
    # The title of the page below comes behind it.
    expect(page.get_by_test_id("BackButton")).to_have_accessible_name(re.compile(f"^{back}(, |$)"))
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator("#banner")).to_have_text(offline)


@pytest.mark.parametrize("language, lang, direction, title, species, fault, place", [
    ("de-DE", "de-DE", None, "Beschreibung", "Hund", "Das Alter muss zwischen 0 und 40 liegen", "52,2; 21,01"),
    ("pl-PL", "pl-PL", None, "Opis zwierzęcia", "Pies", "Wiek musi wynosić od 0 do 40 lat", "52,2; 21,01"),
    ("ar-EG", "ar-EG", "rtl", "وصف الحيوان", "كلب", "يجب أن يكون العمر بين ٠ و٤٠", "٥٢٫٢، ٢١٫٠١"),
])
def test_a_report_of_the_showcase_is_in_the_visitors_language(
    new_page, server, language, lang, direction, title, species, fault, place
):
    page = new_page(locale=language)
    page.goto(server.origin + "/report")
    root = page.locator("html")
    expect(root).to_have_attribute("lang", lang)
    assert root.get_attribute("dir") == direction
    field = lambda name: page.get_by_test_id(f"animalDescription.{name}")
    page.get_by_test_id("chipNumber.continueButton.tap").click()
    page.get_by_test_id("photo.continueButton.tap").click()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    field("ageTextField.input").fill("41")
    field("continueButton.tap").click()
    expect(field("ageTextField.input.error")).to_contain_text(fault)
    field("ageTextField.input").fill("3")
    field("speciesDropdown.tap").select_option(label=species)
    expect(field("raceTextField.input")).to_be_enabled()
    field("raceTextField.input").fill("Beagle")
    field("gender.female.tap").click()
    field("latitudeTextField.input").fill("52.2")
    field("longitudeTextField.input").fill("21.01")
    field("continueButton.tap").click()
    page.get_by_test_id("contactDetails.phoneTextField.input").fill("+48 123 456 789")
    page.get_by_test_id("contactDetails.emailTextField.input").fill("luna@example.com")
    page.get_by_test_id("contactDetails.submitButton.tap").click()
    expect(page.get_by_test_id("summary.place.text")).to_have_text(place)


def test_an_area_in_english_alone_is_read_from_left_to_right_on_an_arabic_page(new_page, server):
    page = new_page(locale="ar-EG")
    page.goto(server.origin + "/login-cells")
    home = page.get_by_test_id("loginCells.allAreas.tap")
    expect(home).to_be_visible()
    assert home.evaluate("(element) => getComputedStyle(element).direction") == "ltr"
