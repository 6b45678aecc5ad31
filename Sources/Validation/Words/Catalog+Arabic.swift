// Sentences for a person who fills in a form: what to do, not what was done wrong.

extension Catalog {
  /// What is shown in Arabic.
  static let arabic = Catalog(
    "ar",
    [
      "required": "يُرجى ملء هذا الحقل.",
      "accepted": "يُرجى الموافقة للمتابعة.",
      "minimumLength": """
      الحد الأدنى: {minimum, plural, one {{unit, select, bytes {بايت واحد} other {حرف واحد}} \
      (#)} two {{unit, select, bytes {بايتان} other {حرفان}} (#)} few {# {unit, select, bytes \
      {بايتات} other {أحرف}}} many {# {unit, select, bytes {بايتًا} other {حرفًا}}} other {# \
      {unit, select, bytes {بايت} other {حرف}}}}.
      """,
      "maximumLength": """
      الحد الأقصى: {maximum, plural, one {{unit, select, bytes {بايت واحد} other {حرف واحد}} \
      (#)} two {{unit, select, bytes {بايتان} other {حرفان}} (#)} few {# {unit, select, bytes \
      {بايتات} other {أحرف}}} many {# {unit, select, bytes {بايتًا} other {حرفًا}}} other {# \
      {unit, select, bytes {بايت} other {حرف}}}}.
      """,
      "exactLength": """
      الطول المطلوب: {length, plural, one {{unit, select, bytes {بايت واحد} other {حرف واحد}} \
      (#)} two {{unit, select, bytes {بايتان} other {حرفان}} (#)} few {# {unit, select, bytes \
      {بايتات} other {أحرف}}} many {# {unit, select, bytes {بايتًا} other {حرفًا}}} other {# \
      {unit, select, bytes {بايت} other {حرف}}}}.
      """,
      "length": """
      الطول المطلوب: من {minimum} إلى {maximum, plural, one {{unit, select, bytes {بايت واحد} \
      other {حرف واحد}} (#)} two {{unit, select, bytes {بايتان} other {حرفان}} (#)} few {# \
      {unit, select, bytes {بايتات} other {أحرف}}} many {# {unit, select, bytes {بايتًا} other \
      {حرفًا}}} other {# {unit, select, bytes {بايت} other {حرف}}}}.
      """,
      "minimum": "أدخل {minimum} أو أكثر.",
      "maximum": """
      {isExclusive, select, true {أدخل أقل من {maximum}.} other {أدخل {maximum} أو أقل.}}
      """,
      "range": """
      {isExclusive, select, true {أدخل قيمة من {minimum} إلى أقل من {maximum}.} other {أدخل \
      قيمة من {minimum} إلى {maximum}.}}
      """,
      "multiple": "أدخل أحد مضاعفات {factor}.",
      "oneOf": "اختر إحدى هذه القيم: {values}.",
      "noneOf": "لا يمكن استخدام هذه القيمة.",
      "equal": "الإدخالان غير متطابقين.",
      "minimumCount": "الحد الأدنى للإدخالات: {minimum}.",
      "maximumCount": "الحد الأقصى للإدخالات: {maximum}.",
      "unique": "هذه القيمة مكررة.",
      "pattern": "تحقق من صيغة هذا الإدخال.",
      "characters": "بعض هذه الأحرف لا يمكن استخدامها هنا.",
      "email": "أدخل بريدًا إلكترونيًا، مثل name@example.com.",
      "url": "أدخل عنوان ويب، مثل https://example.com.",
      "phone": "أدخل رقم هاتف من {minimum} إلى {maximum} رقمًا.",
      "integer": "أدخل عددًا صحيحًا.",
      "decimal": "أدخل رقمًا.",
      "password": """
      عدد الأحرف: {minimum} على الأقل{uppercase, plural, =0 {} other {، أحرف كبيرة: \
      #}}{lowercase, plural, =0 {} other {، أحرف صغيرة: #}}{digits, plural, =0 {} other {، \
      أرقام: #}}{symbols, plural, =0 {} other {، رموز: #}}.
      """,
      "fullName": "أدخل الاسم الأول واسم العائلة.",
      "zipCode": "أدخل رمزًا بريديًا من خمسة أرقام.",
      "hexColor": "أدخل لونًا، مثل #3366CC.",
      "ipv4": "أدخل عنوان IPv4، مثل 192.0.2.1.",
      "isbn": "أدخل رقم ISBN صالحًا.",
      "alpha": "استخدم أحرفًا فقط.",
      "alphanumeric": "استخدم أحرفًا وأرقامًا فقط.",
      "cardNumber": "تحقق من رقم البطاقة.",
      "cardExpiryMonth": "أدخل شهرًا من 1 إلى 12.",
      "cardExpiryYear": "أدخل سنة لا تزال البطاقة صالحة فيها.",
      "invalid": "هذا الإدخال غير صالح.",
      "undetermined": "تعذر التحقق من ذلك. يُرجى المحاولة مرة أخرى.",
    ])
}
