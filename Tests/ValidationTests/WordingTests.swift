import Foundation
import Testing

@testable import Validation

@Suite("Words")
struct WordingTests {
  private func text(
    _ code: FailureCode, _ arguments: [String: FailureArgument] = [:], in locale: String,
    at path: FieldPath = "field", catalogs: [Catalog] = []
  ) -> String {
    Wording(locale, catalogs: catalogs)
      .text(for: ValidationFailure(path: path, code: code, arguments: arguments))
  }

  @Test(
    "the forms of Polish",
    arguments: [
      (0, "many"), (1, "one"), (2, "few"), (4, "few"), (5, "many"), (11, "many"), (12, "many"),
      (14, "many"), (15, "many"), (21, "many"), (22, "few"), (24, "few"), (25, "many"),
      (31, "many"),
      (100, "many"), (101, "many"), (102, "few"), (111, "many"), (112, "many"), (114, "many"),
      (122, "few"), (1_000_000, "many"), (0.5, "other"), (1.5, "other"), (2.5, "other"),
      (-1, "one"),
      (-2, "few"),
    ])
  func polish(_ count: Double, _ form: String) {
    #expect(PluralRule.polish.category(for: count).rawValue == form)
  }

  @Test(
    "the forms of Russian",
    arguments: [
      (0, "many"), (1, "one"), (2, "few"), (4, "few"), (5, "many"), (10, "many"), (11, "many"),
      (12, "many"), (14, "many"), (20, "many"), (21, "one"), (22, "few"), (25, "many"), (31, "one"),
      (100, "many"), (101, "one"), (102, "few"), (111, "many"), (112, "many"), (121, "one"),
      (1_001, "one"), (1_011, "many"), (1_000_000, "many"), (0.5, "other"), (1.5, "other"),
      (-21, "one"),
    ])
  func russian(_ count: Double, _ form: String) {
    #expect(PluralRule.russian.category(for: count).rawValue == form)
  }

  @Test(
    "the forms of others",
    arguments: [
      ("en", 0, "other"), ("en", 1, "one"), ("en", 1.5, "other"), ("en-GB", 2, "other"),
      ("cs", 1, "one"), ("cs", 3, "few"), ("cs", 5, "other"), ("cs", 1.5, "many"), ("fr", 0, "one"),
      ("fr", 1.5, "one"), ("fr", 2, "other"), ("ja", 1, "other"), ("uk", 21, "one"),
      ("pl_PL", 2, "few"), ("ar", 0, "zero"), ("ar", 1, "one"), ("ar", 2, "two"), ("ar", 5, "few"),
      ("ar", 11, "many"), ("ar", 100, "other"), ("ar", 1.5, "other"),
    ])
  func others(_ language: String, _ count: Double, _ form: String) {
    #expect(PluralRule.rule(for: language).category(for: count).rawValue == form)
  }

  @Test(
    "counts are written in the right form",
    arguments: [
      ("en", 1, "Enter at least 1 character."), ("en", 2, "Enter at least 2 characters."),
      ("pl", 1, "Wpisz co najmniej 1 znak."), ("pl", 3, "Wpisz co najmniej 3 znaki."),
      ("pl", 8, "Wpisz co najmniej 8 znaków."), ("pl", 22, "Wpisz co najmniej 22 znaki."),
      ("ru", 1, "Введите минимум 1 символ."), ("ru", 3, "Введите минимум 3 символа."),
      ("de", 1, "Geben Sie mindestens 1 Zeichen ein."), ("ja", 8, "8文字以上で入力してください。"),
      ("ar", 8, "الحد الأدنى: 8 أحرف."), ("ar", 12, "الحد الأدنى: 12 حرفًا."),
      ("ru", 8, "Введите минимум 8 символов."), ("ru", 21, "Введите минимум 21 символ."),
    ])
  func counts(_ locale: String, _ minimum: Int, _ expected: String) {
    let arguments: [String: FailureArgument] = ["minimum": .integer(minimum), "unit": "characters"]
    #expect(text(.minimumLength, arguments, in: locale) == expected)
  }

  @Test("bytes are called bytes")
  func bytes() {
    let arguments: [String: FailureArgument] = ["maximum": 3, "unit": "bytes"]
    #expect(text(.maximumLength, arguments, in: "en") == "Enter at most 3 bytes.")
    #expect(text(.maximumLength, arguments, in: "pl") == "Wpisz co najwyżej 3 bajty.")
    #expect(text(.maximumLength, arguments, in: "ru") == "Введите максимум 3 байта.")
  }

  @Test("numbers have the language's separator, ranges say which end is outside")
  func numbers() {
    let arguments: [String: FailureArgument] = ["minimum": 0.5, "maximum": 40]
    #expect(text(.range, arguments, in: "en") == "Enter a value from 0.5 to 40.")
    #expect(text(.range, arguments, in: "pl") == "Podaj wartość od 0,5 do 40.")
    let exclusive = arguments.merging(["isExclusive": true]) { $1 }
    #expect(text(.range, exclusive, in: "en") == "Enter a value from 0.5 to less than 40.")
    #expect(
      text(.oneOf, ["values": ["PL", 2, 0.5]], in: "ru") == "Выберите одно из значений: PL, 2, 0,5."
    )
  }

  @Test("a password's message names the requirements")
  func password() {
    let rule = Rule.password(minimumLength: 10, uppercase: 1, lowercase: 0, digits: 2)
    let failure = rule.firstFailure(of: "x")!
    #expect(
      text(failure.code, failure.arguments, in: "en")
        == "Use at least 10 characters, with a capital letter, with 2 digits.")
    #expect(
      text(failure.code, failure.arguments, in: "ru")
        == "Введите минимум 10 символов, среди них 1 прописная буква, среди них 2 цифры.")
  }

  @Test("every shipped rule has a sentence in each shipped language")
  func complete() {
    let codes = Set(
      textRules.flatMap { table in
        table.rule.clauses.map(\.code.rawValue)
      }
    ).subtracting(["even"])
    let keys = Set(Catalog.english.messages.keys)
    #expect(keys.isSuperset(of: codes))
    for catalog in Wording.shipped {
      #expect(Set(catalog.messages.keys) == keys, "\(catalog.language)")
      #expect(keys.contains("minimumCount") && keys.contains("undetermined"))
    }
  }

  @Test("every shipped sentence is in its own language")
  func ownLanguage() {
    for (code, sentence) in Catalog.russian.messages {
      let isCyrillic = sentence.source.unicodeScalars.contains {
        (0x0410...0x044F).contains($0.value)
      }
      #expect(isCyrillic, "\(code): \(sentence.source)")
    }
    for (code, sentence) in Catalog.arabic.messages {
      let isArabic = sentence.source.unicodeScalars.contains {
        (0x0620...0x064A).contains($0.value)
      }
      #expect(isArabic, "\(code): \(sentence.source)")
    }
    for (code, sentence) in Catalog.japanese.messages {
      let isKana = sentence.source.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }
      #expect(isKana, "\(code): \(sentence.source)")
    }
    for catalog in [Catalog.polish, .german] {
      for (code, sentence) in catalog.messages {
        #expect(sentence != Catalog.english.messages[code], "\(code)")
        #expect(sentence != Catalog.russian.messages[code], "\(code)")
      }
    }
    #expect(Catalog.polish.messages["required"] != Catalog.german.messages["required"])
  }

  @Test("every gap of a shipped sentence is filled by its rule")
  func gaps() {
    var failures = textRules.flatMap { table in
      table.rule.clauses.map { ($0.code, $0.arguments) }
    }
    failures += Rule<Int>.all(
      .range(0...4), .minimum(1), .maximum(1), .range(..<3), .multiple(of: 2)
    )
    .clauses.map { ($0.code, $0.arguments) }
    failures += Rule<[Int]>.all(.minimumCount(1), .maximumCount(2), .unique)
      .clauses.map { ($0.code, $0.arguments) }
    failures += Rule<String>.all(
      .minimumLength(1), .maximumLength(2), .exactLength(3), .length(1...2)
    )
    .clauses.map { ($0.code, $0.arguments) }
    for (code, arguments) in failures where code != "even" {
      for locale in Wording.shipped.map(\.language) {
        let sentence = text(code, arguments, in: locale)
        #expect(!sentence.contains { "{}#".contains($0) } || code == .hexColor, "\(sentence)")
        #expect(sentence.last.map { ".。".contains($0) } ?? false, "\(sentence)")
      }
    }
  }

  @Test("the app's sentences go before, a field's own before all, a region before its language")
  func lookup() {
    let english = Catalog("en", ["required": "App", "race.required": "Please enter race"])
    let british = Catalog("en-GB", ["required": "App, GB"])
    let rows = Catalog("en", ["guests[].name.required": "Name the guest"])
    let catalogs = [english, british, rows]
    #expect(text("required", in: "en", catalogs: catalogs) == "App")
    #expect(text("required", in: "en", at: "race", catalogs: catalogs) == "Please enter race")
    #expect(text("required", in: "en_GB", at: "x", catalogs: catalogs) == "App, GB")
    #expect(
      text("required", in: "en", at: "guests[#5].name", catalogs: catalogs) == "Name the guest")
    #expect(
      text("required", in: "en", at: "guests[2].name", catalogs: catalogs) == "Name the guest")
    #expect(text("email", in: "en-GB", catalogs: catalogs).hasPrefix("Enter an email"))
    // A language stays one language: the shipped Polish goes before the app's English.
    #expect(
      text("required", in: "pl-PL", at: "race", catalogs: catalogs) == "Proszę wypełnić to pole.")
    #expect(text("race", in: "de", catalogs: [Catalog("en", ["race": "R"])]) == "R")
    #expect(text("unheardOf", in: "pl", catalogs: catalogs) == "unheardOf")
  }

  @Test("a report's first sentence for each field")
  func report() {
    let report = Rules<Address> { $0.field(\.street, .required, .length(2...3)) }
      .judge(Address(street: " "))
    #expect(report.count == 2)
    #expect(Wording().texts(for: report) == ["street": "Please fill in this field."])
  }

  @Test(
    "messages",
    arguments: [
      ("plain", "plain"), ("{n} of {word}", "3 of x"), ("{missing}", "{missing}"),
      ("{n, plural, =3 {three} other {#}}", "three"), ("{n, plural, one {a} other {# b}}", "3 b"),
      ("{word, select, x {X} other {O}}", "X"), ("{word, select, y {Y} other {O}}", "O"),
      ("{n, plural, other {{word, select, other {#}}}}", "3"), ("it's {n}", "it's 3"),
      ("'{'{n}'}'", "{3}"), ("don''t", "don't"), ("# {n,plural,other{'#'}}", "# #"), ("", ""),
      ("{ n , plural , other { # } }", " 3 "), ("{missing, plural, other {some}}", "some"),
    ])
  func messages(_ source: String, _ expected: String) throws {
    let message = try Message(source)
    #expect(message.text(["n": 3, "word": "x"], in: .english) == expected)
  }

  @Test(
    "what is no message",
    arguments: [
      "{", "}", "{}", "{a", "{a,", "{a, date}", "{a, plural}", "{a, plural, one {x}}",
      "{a, plural, other}",
      "{a, plural, other {x}", "{a b}",
      String(repeating: "{a, select, other {", count: 20) + String(repeating: "}}", count: 20),
    ])
  func noMessages(_ source: String) throws {
    #expect(throws: MessageError.self) { try Message(source) }
    let json = try JSONEncoder().encode([source])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Message].self, from: json) }
  }

  @Test("a catalogue is read of a file, and written")
  func coding() throws {
    let json =
      #"{"language": "pl", "messages": {"taken": "Zajęte: {n, plural, few {# raz(y)} other {#}}"}}"#
    let catalog = try JSONDecoder().decode(Catalog.self, from: Data(json.utf8))
    #expect(text("taken", ["n": 3], in: "pl", catalogs: [catalog]) == "Zajęte: 3 raz(y)")
    let again = try JSONDecoder().decode(Catalog.self, from: JSONEncoder().encode(catalog))
    #expect(again.messages == catalog.messages && again.language == "pl")
    #expect(again.decimalSeparator == ",")
  }
}
