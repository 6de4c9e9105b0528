import type * as english from '#src/text/signUpText.ts'
import type { Translation } from '#translations/translation.ts'

export const signUpText: Translation<typeof english.signUpText> = {
  title: 'アカウントの作成',
  heading: 'アカウントの作成',
  lead: __SIGN_UP__.profile
    ? '1分ほどで完了します。'
    : '必要なのはメールアドレスとパスワードだけです。',
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'アカウントを作成',
  submitting: 'アカウントを作成しています…',
  hasAccount: 'すでにアカウントをお持ちですか？',
  signIn: 'ログイン',
}

export const passwordResetText: Translation<typeof english.passwordResetText> = {
  title: 'パスワードを忘れた場合',
  heading: 'パスワードの再設定',
  lead: '新しいパスワードを設定するためのリンクをメールでお送りします。',
  submit: 'メールを送信',
  submitting: '送信中…',
  sentHeading: 'メールをご確認ください',
  sent: (email) => `${email}のアカウントが存在する場合は、リンクを記載したメールを送信しました。`,
  back: 'ログインに戻る',
}
