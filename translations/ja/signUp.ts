import { formatCount } from '#src/domain/format.ts'
import type * as PasswordPolicy from '#src/text/signUp/passwordPolicyText.ts'
import type * as Profile from '#src/text/signUp/questionsText.ts'
import type * as SignUp from '#src/text/signUp/signUpText.ts'
import type * as VerifyEmail from '#src/text/signUp/verifyEmailText.ts'
import type { Translation } from '#translations/translation.ts'

export const verifyEmailText: Translation<typeof VerifyEmail.verifyEmailText> = {
  title: 'メールアドレスの確認',
  heading: 'メールアドレスの確認',
  lead: (email) =>
    `${email}に送信したリンクを、いずれかのデバイスで開いてください。このページは自動的に更新されます。`,
  send: 'メールを再送信',
  sent: (email) => `${email}に新しいメールを送信しました。`,
  wrongAddress: 'アドレスが間違っていますか？',
  change: '変更する',
  verifiedHeading: 'メールアドレスを確認しました',
  verified: (email) => `${email}をご確認いただき、ありがとうございます。`,
  noEmailHeading: '確認するものはありません',
  noEmail: 'アカウントにメールアドレスが登録されていません。',
}

export const passwordPolicyText: Translation<typeof PasswordPolicy.passwordPolicyText> = {
  requirements: 'パスワードの要件',
  met: '達成',
  unmet: '未達成',
  unacceptable: 'パスワードがすべての要件を満たしていません。',
}

export const requirementText: Translation<typeof PasswordPolicy.requirementText> = (
  requirement,
) => {
  switch (requirement.rule) {
    case 'minLength':
      return `${formatCount(requirement.length)}文字以上`
    case 'maxLength':
      return `${formatCount(requirement.length)}文字以内`
    case 'lowercase':
      return '小文字を含む'
    case 'uppercase':
      return '大文字を含む'
    case 'digit':
      return '数字を含む'
    case 'symbol':
      return '記号（!や?など）を含む'
  }
}

export const passwordStrengthText: Translation<typeof PasswordPolicy.passwordStrengthText> = {
  tip: '無関係な単語3つの組み合わせが強力です',
  measured: {
    leaked: '危険: 漏洩データに含まれています',
    common: 'よく使われ、推測されやすい',
    brand: 'サービス名に似すぎています',
    personal: '弱い: 個人情報に近すぎます',
    weak: '弱い: 単語を追加してください',
    fair: '強度: 普通',
    good: '強度: 良い',
    strong: '強度: 強い',
  },
  leaked: '漏洩データに含まれています。別のパスワードを選択してください。',
  common: 'よく使われるパスワードです。別のパスワードを選択してください。',
  brand: 'サービス名に似すぎています。別のパスワードを選択してください。',
}

export const questionsText: Translation<typeof Profile.questionsText> = {
  title: 'アカウント情報の入力',
  lead: '続ける前に、あと1つだけ手続きがあります。',
  termsTitle: '利用規約への同意',
  termsLead: '続ける前に、利用規約をお読みのうえ同意してください。',
  newTermsLead: '利用規約が変更されました。続ける前に、お読みのうえ同意してください。',
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
  deleteAccount: 'アカウントを削除',
}

export const answersText: Translation<typeof Profile.answersText> = {
  heading: 'その他の情報',
  loading: '回答を読み込んでいます…',
  label: '回答',
  hint: '回答はいつでも変更できます。',
}

export const signUpText: Translation<typeof SignUp.signUpText> = {
  title: 'アカウントの作成',
  heading: 'アカウントの作成',
  lead: '1分ほどで完了します。',
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'アカウントを作成',
  submitting: 'アカウントを作成しています…',
  hasAccount: 'すでにアカウントをお持ちですか？',
  signIn: 'ログイン',
}
