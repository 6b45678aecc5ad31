// Sentences for a person who fills in a form: what to do, not what was done wrong.

extension Catalog {
  /// What is shown in Japanese.
  static let japanese = Catalog(
    "ja",
    [
      "required": "この項目を入力してください。",
      "accepted": "続けるには同意してください。",
      "minimumLength":
        "{minimum}{unit, select, bytes {バイト} other {文字}}以上で入力してください。",
      "maximumLength":
        "{maximum}{unit, select, bytes {バイト} other {文字}}以内で入力してください。",
      "exactLength": "{length}{unit, select, bytes {バイト} other {文字}}で入力してください。",
      "length":
        "{minimum}～{maximum}{unit, select, bytes {バイト} other {文字}}で入力してください。",
      "minimum": "{minimum}以上の値を入力してください。",
      "maximum": "{maximum}{isExclusive, select, true {未満} other {以下}}の値を入力してください。",
      "range": """
      {minimum}以上{maximum}{isExclusive, select, true {未満} other {以下}}の値を入力してください。
      """,
      "multiple": "{factor}の倍数を入力してください。",
      "oneOf": "次の中から選んでください：{values}。",
      "noneOf": "この値は使えません。",
      "equal": "2つの入力内容が一致しません。",
      "minimumCount": "{minimum}件以上追加してください。",
      "maximumCount": "{maximum}件以内にしてください。",
      "unique": "この値は重複しています。",
      "pattern": "入力の形式をご確認ください。",
      "characters": "使えない文字が含まれています。",
      "email": "メールアドレスを入力してください（例：name@example.com）。",
      "url": "ウェブアドレスを入力してください（例：https://example.com）。",
      "phone": "{minimum}～{maximum}桁の電話番号を入力してください。",
      "integer": "整数を入力してください。",
      "decimal": "数値を入力してください。",
      "password": """
      {minimum}文字以上{uppercase, plural, =0 {} other {、大文字#文字以上}}{lowercase, plural, =0 \
      {} other {、小文字#文字以上}}{digits, plural, =0 {} other {、数字#文字以上}}{symbols, plural, \
      =0 {} other {、記号#文字以上}}で入力してください。
      """,
      "fullName": "姓と名を入力してください。",
      "zipCode": "5桁の郵便番号を入力してください。",
      "hexColor": "色を入力してください（例：#3366CC）。",
      "ipv4": "IPv4アドレスを入力してください（例：192.0.2.1）。",
      "isbn": "有効なISBNを入力してください。",
      "alpha": "文字だけを使ってください。",
      "alphanumeric": "文字と数字だけを使ってください。",
      "cardNumber": "カード番号をご確認ください。",
      "cardExpiryMonth": "月を1から12で入力してください。",
      "cardExpiryYear": "カードが有効な年を入力してください。",
      "invalid": "この入力は無効です。",
      "undetermined": "確認できませんでした。もう一度お試しください。",
    ])
}
