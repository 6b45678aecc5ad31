// Sentences for a person who fills in a form: what to do, not what was done wrong.

extension Catalog {
  /// What is shown in Polish.
  static let polish = Catalog(
    "pl",
    [
      "required": "Proszę wypełnić to pole.",
      "accepted": "Zaznacz zgodę, aby przejść dalej.",
      "minimumLength": """
      Wpisz co najmniej {minimum, plural, one {# {unit, select, bytes {bajt} other \
      {znak}}} few {# {unit, select, bytes {bajty} other {znaki}}} many {# {unit, select, \
      bytes {bajtów} other {znaków}}} other {# {unit, select, bytes {bajta} other \
      {znaku}}}}.
      """,
      "maximumLength": """
      Wpisz co najwyżej {maximum, plural, one {# {unit, select, bytes {bajt} other \
      {znak}}} few {# {unit, select, bytes {bajty} other {znaki}}} many {# {unit, select, \
      bytes {bajtów} other {znaków}}} other {# {unit, select, bytes {bajta} other \
      {znaku}}}}.
      """,
      "exactLength": """
      Wpisz dokładnie {length, plural, one {# {unit, select, bytes {bajt} other {znak}}} \
      few {# {unit, select, bytes {bajty} other {znaki}}} many {# {unit, select, bytes \
      {bajtów} other {znaków}}} other {# {unit, select, bytes {bajta} other {znaku}}}}.
      """,
      "length": """
      Długość: od {minimum} do {maximum} {unit, select, bytes {{maximum, plural, one \
      {bajta} other {bajtów}}} other {{maximum, plural, one {znaku} other {znaków}}}}.
      """,
      "minimum": "Podaj wartość nie mniejszą niż {minimum}.",
      "maximum": """
      {isExclusive, select, true {Podaj wartość mniejszą niż {maximum}.} other {Podaj \
      wartość nie większą niż {maximum}.}}
      """,
      "range": """
      {isExclusive, select, true {Podaj wartość od {minimum} i mniejszą niż {maximum}.} \
      other {Podaj wartość od {minimum} do {maximum}.}}
      """,
      "multiple": "Podaj wielokrotność liczby {factor}.",
      "oneOf": "Wybierz jedną z wartości: {values}.",
      "noneOf": "Tej wartości nie można użyć.",
      "equal": "Oba wpisy się różnią.",
      "minimumCount": """
      Dodaj co najmniej {minimum, plural, one {# pozycję} few {# pozycje} many {# pozycji} \
      other {# pozycji}}.
      """,
      "maximumCount": """
      Pozostaw co najwyżej {maximum, plural, one {# pozycję} few {# pozycje} many {# \
      pozycji} other {# pozycji}}.
      """,
      "unique": "Ta wartość się powtarza.",
      "pattern": "Sprawdź postać tego wpisu.",
      "characters": "Niektórych z tych znaków nie można tu użyć.",
      "email": "Podaj adres e-mail, na przykład imie@example.com.",
      "url": "Podaj adres strony, na przykład https://example.com.",
      "phone": "Podaj numer telefonu, od {minimum} do {maximum} cyfr.",
      "integer": "Podaj liczbę całkowitą.",
      "decimal": "Podaj liczbę.",
      "password": """
      Użyj co najmniej {minimum, plural, one {# znaku} few {# znaków} many {# znaków} \
      other {# znaku}}{uppercase, plural, =0 {} one {, w tym wielkiej litery} few {, w tym \
      # wielkich liter} many {, w tym # wielkich liter} other {, w tym # wielkiej \
      litery}}{lowercase, plural, =0 {} one {, w tym małej litery} few {, w tym # małych \
      liter} many {, w tym # małych liter} other {, w tym # małej litery}}{digits, plural, \
      =0 {} one {, w tym cyfry} few {, w tym # cyfr} many {, w tym # cyfr} other {, w tym \
      # cyfry}}{symbols, plural, =0 {} one {, w tym symbolu} few {, w tym # symboli} many \
      {, w tym # symboli} other {, w tym # symbolu}}.
      """,
      "fullName": "Podaj imię i nazwisko.",
      "zipCode": "Podaj kod ZIP z pięciu cyfr.",
      "hexColor": "Podaj kolor, na przykład #3366CC.",
      "ipv4": "Podaj adres IPv4, na przykład 192.0.2.1.",
      "isbn": "Podaj poprawny numer ISBN.",
      "alpha": "Użyj samych liter.",
      "alphanumeric": "Użyj samych liter i cyfr.",
      "cardNumber": "Sprawdź numer karty.",
      "cardExpiryMonth": "Podaj miesiąc od 1 do 12.",
      "cardExpiryYear": "Podaj rok, w którym karta jest jeszcze ważna.",
      "invalid": "Ten wpis jest niepoprawny.",
      "undetermined": "Nie udało się tego sprawdzić. Spróbuj ponownie.",
    ])
}
