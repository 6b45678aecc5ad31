// Sentences for a person who fills in a form: what to do, not what was done wrong.

extension Catalog {
  /// What is shown in Russian.
  static let russian = Catalog(
    "ru",
    [
      "required": "Пожалуйста, заполните это поле.",
      "accepted": "Отметьте согласие, чтобы продолжить.",
      "minimumLength": """
      Введите минимум {minimum, plural, one {# {unit, select, bytes {байт} other \
      {символ}}} few {# {unit, select, bytes {байта} other {символа}}} many {# {unit, \
      select, bytes {байтов} other {символов}}} other {# {unit, select, bytes {байта} \
      other {символа}}}}.
      """,
      "maximumLength": """
      Введите максимум {maximum, plural, one {# {unit, select, bytes {байт} other \
      {символ}}} few {# {unit, select, bytes {байта} other {символа}}} many {# {unit, \
      select, bytes {байтов} other {символов}}} other {# {unit, select, bytes {байта} \
      other {символа}}}}.
      """,
      "exactLength": """
      Введите ровно {length, plural, one {# {unit, select, bytes {байт} other {символ}}} \
      few {# {unit, select, bytes {байта} other {символа}}} many {# {unit, select, bytes \
      {байтов} other {символов}}} other {# {unit, select, bytes {байта} other \
      {символа}}}}.
      """,
      "length": """
      Длина: от {minimum} до {maximum} {unit, select, bytes {{maximum, plural, one {байта} \
      other {байтов}}} other {{maximum, plural, one {символа} other {символов}}}}.
      """,
      "minimum": "Введите значение не меньше {minimum}.",
      "maximum": """
      {isExclusive, select, true {Введите значение меньше {maximum}.} other {Введите \
      значение не больше {maximum}.}}
      """,
      "range": """
      {isExclusive, select, true {Введите значение от {minimum} и меньше {maximum}.} other \
      {Введите значение от {minimum} до {maximum}.}}
      """,
      "multiple": "Введите число, кратное {factor}.",
      "oneOf": "Выберите одно из значений: {values}.",
      "noneOf": "Это значение использовать нельзя.",
      "equal": "Значения не совпадают.",
      "minimumCount": """
      Добавьте минимум {minimum, plural, one {# пункт} few {# пункта} many {# пунктов} \
      other {# пункта}}.
      """,
      "maximumCount": """
      Оставьте максимум {maximum, plural, one {# пункт} few {# пункта} many {# пунктов} \
      other {# пункта}}.
      """,
      "unique": "Это значение повторяется.",
      "pattern": "Проверьте формат этой записи.",
      "characters": "Некоторые из этих символов здесь использовать нельзя.",
      "email": "Введите адрес электронной почты, например name@example.com.",
      "url": "Введите адрес страницы, например https://example.com.",
      "phone": "Введите номер телефона: от {minimum} до {maximum} цифр.",
      "integer": "Введите целое число.",
      "decimal": "Введите число.",
      "password": """
      Введите минимум {minimum, plural, one {# символ} few {# символа} many {# символов} \
      other {# символа}}{uppercase, plural, =0 {} one {, среди них # прописная буква} few \
      {, среди них # прописные буквы} many {, среди них # прописных букв} other {, среди \
      них # прописной буквы}}{lowercase, plural, =0 {} one {, среди них # строчная буква} \
      few {, среди них # строчные буквы} many {, среди них # строчных букв} other {, среди \
      них # строчной буквы}}{digits, plural, =0 {} one {, среди них # цифра} few {, среди \
      них # цифры} many {, среди них # цифр} other {, среди них # цифры}}{symbols, plural, \
      =0 {} one {, среди них # знак} few {, среди них # знака} many {, среди них # знаков} \
      other {, среди них # знака}}.
      """,
      "fullName": "Введите имя и фамилию.",
      "zipCode": "Введите почтовый индекс ZIP из пяти цифр.",
      "hexColor": "Введите цвет, например #3366CC.",
      "ipv4": "Введите адрес IPv4, например 192.0.2.1.",
      "isbn": "Введите правильный номер ISBN.",
      "alpha": "Используйте только буквы.",
      "alphanumeric": "Используйте только буквы и цифры.",
      "cardNumber": "Проверьте номер карты.",
      "cardExpiryMonth": "Введите месяц от 1 до 12.",
      "cardExpiryYear": "Введите год, в котором карта ещё действует.",
      "invalid": "Это значение неверно.",
      "undetermined": "Не удалось это проверить. Попробуйте ещё раз.",
    ])
}
