// Sentences for a person who fills in a form: what to do, not what was done wrong.

extension Catalog {
  /// What is shown in German.
  static let german = Catalog(
    "de",
    [
      "required": "Bitte füllen Sie dieses Feld aus.",
      "accepted": "Bitte stimmen Sie zu, um fortzufahren.",
      "minimumLength":
        "Geben Sie mindestens {minimum} {unit, select, bytes {Byte} other {Zeichen}} ein.",
      "maximumLength":
        "Geben Sie höchstens {maximum} {unit, select, bytes {Byte} other {Zeichen}} ein.",
      "exactLength": "Geben Sie genau {length} {unit, select, bytes {Byte} other {Zeichen}} ein.",
      "length":
        "Geben Sie {minimum} bis {maximum} {unit, select, bytes {Byte} other {Zeichen}} ein.",
      "minimum": "Geben Sie {minimum} oder mehr ein.",
      "maximum": """
      {isExclusive, select, true {Geben Sie weniger als {maximum} ein.} other {Geben Sie \
      {maximum} oder weniger ein.}}
      """,
      "range": """
      {isExclusive, select, true {Geben Sie einen Wert ab {minimum} und unter {maximum} ein.} \
      other {Geben Sie einen Wert von {minimum} bis {maximum} ein.}}
      """,
      "multiple": "Geben Sie ein Vielfaches von {factor} ein.",
      "oneOf": "Wählen Sie einen dieser Werte: {values}.",
      "noneOf": "Dieser Wert kann nicht verwendet werden.",
      "equal": "Die beiden Eingaben stimmen nicht überein.",
      "minimumCount":
        "Fügen Sie mindestens {minimum, plural, one {# Eintrag} other {# Einträge}} hinzu.",
      "maximumCount":
        "Behalten Sie höchstens {maximum, plural, one {# Eintrag} other {# Einträge}}.",
      "unique": "Dieser Wert kommt mehrmals vor.",
      "pattern": "Prüfen Sie die Form dieser Eingabe.",
      "characters": "Einige dieser Zeichen können hier nicht verwendet werden.",
      "email": "Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.",
      "url": "Geben Sie eine Web-Adresse ein, etwa https://example.com.",
      "phone": "Geben Sie eine Telefonnummer mit {minimum} bis {maximum} Ziffern ein.",
      "integer": "Geben Sie eine ganze Zahl ein.",
      "decimal": "Geben Sie eine Zahl ein.",
      "password": """
      Verwenden Sie mindestens {minimum} Zeichen{uppercase, plural, =0 {} one {, darunter einen \
      Großbuchstaben} other {, darunter # Großbuchstaben}}{lowercase, plural, =0 {} one {, \
      darunter einen Kleinbuchstaben} other {, darunter # Kleinbuchstaben}}{digits, plural, =0 \
      {} one {, darunter eine Ziffer} other {, darunter # Ziffern}}{symbols, plural, =0 {} one \
      {, darunter ein Sonderzeichen} other {, darunter # Sonderzeichen}}.
      """,
      "fullName": "Geben Sie einen Vor- und einen Nachnamen ein.",
      "zipCode": "Geben Sie eine Postleitzahl aus fünf Ziffern ein.",
      "hexColor": "Geben Sie eine Farbe ein, etwa #3366CC.",
      "ipv4": "Geben Sie eine IPv4-Adresse ein, etwa 192.0.2.1.",
      "isbn": "Geben Sie eine gültige ISBN ein.",
      "alpha": "Verwenden Sie nur Buchstaben.",
      "alphanumeric": "Verwenden Sie nur Buchstaben und Ziffern.",
      "cardNumber": "Prüfen Sie die Kartennummer.",
      "cardExpiryMonth": "Geben Sie einen Monat von 1 bis 12 ein.",
      "cardExpiryYear": "Geben Sie ein Jahr ein, in dem die Karte noch gültig ist.",
      "invalid": "Diese Eingabe ist ungültig.",
      "undetermined": "Das konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.",
    ])
}
