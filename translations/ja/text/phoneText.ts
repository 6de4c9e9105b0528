import type * as english from '#src/text/phoneText.ts'
import type { Translation } from '#translations/translation.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  charge: 'コードをSMSで送信します。通信料がかかる場合があります。',
  send: 'コードを送信',
  sending: '送信中…',
  sent: (number) => `${number}にコードを送信しました。`,
  check: 'コードを確認',
  checking: '確認中…',
  otherNumber: '別の番号を使用',
  factorName: '名前',
  factorNameMissing: '名前を入力してください。',
  taken: 'この番号は別のアカウントで使用されています。',
}

export const phoneFieldText: Translation<typeof english.phoneFieldText> = {
  number: '電話番号',
  country: '国',
  missing: '電話番号を入力してください。',
}

export const phoneProblemText: Translation<typeof english.phoneProblemText> = {
  tooShort: '選択した国の番号としては短すぎます。',
  tooLong: '選択した国の番号としては長すぎます。',
  noNumber: 'この電話番号は正しくありません。',
  noCountry: '「+」と国番号から入力してください。',
  otherCountry: 'この国にこのような番号はありません。国を選び直すか、+ から入力してください。',
  otherRegion: 'この国にはSMSを送信できません。別の国の番号を使用してください。',
}

export const codeFieldText: Translation<typeof english.codeFieldText> = {
  code: 'コード',
  missing: 'コードを入力してください。',
  incomplete: 'コードは6桁です。',
  resend: 'コードを再送信',
  cancelSending: '送信をキャンセル',
  resendIn: (left) => `再送信まで${left}`,
}
