import type * as english from '#src/text/profileText.ts'
import type { Translation } from '#translations/translation.ts'

export const profileText: Translation<typeof english.profileText> = {
  title: 'アカウント情報の入力',
  lead: '続ける前に、次の質問にお答えください。',
  termsTitle: '利用規約への同意',
  termsLead: '続ける前に、利用規約をお読みのうえ同意してください。',
  newTermsLead: '利用規約が変更されました。続ける前に、お読みのうえ同意してください。',
  submit: '続ける',
  submitting: '保存中…',
  name: '名前',
  optional: '任意',
  agree: __BRAND__.privacy
    ? '利用規約とプライバシーポリシーに同意します。'
    : '利用規約に同意します。',
  readTerms: '利用規約を読む',
  readPrivacy: 'プライバシーポリシーを読む',
  choose: '選択…',
  missing: 'この項目を入力してください。',
  missingChoice: 'いずれかを選択してください。',
  missingTick: '続けるには、このチェックボックスをオンにしてください。',
  notANumber: '数字を入力してください。',
  notWhole: '整数を入力してください。',
  offStep: (nearest) => `${nearest} などの数字を入力してください。`,
  tooLow: (min) => `${min} 以上の数字を入力してください。`,
  tooHigh: (max) => `${max} 以下の数字を入力してください。`,
  notADate: '日付をすべて入力してください。',
  tooEarly: (day) => `${day}以降の日付を入力してください。`,
  tooLate: (day) => `${day}以前の日付を入力してください。`,
  yes: 'はい',
  no: 'いいえ',
  export: 'データをエクスポート',
  leave: 'アカウントを削除',
}

export const answersText: Translation<typeof english.answersText> = {
  heading: 'その他の情報',
  label: '回答',
  change: '変更',
  saved: '保存しました',
  hint: '回答はいつでも変更できます。',
}
