import type * as english from '#src/text/identityText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

export const identityText: Translation<typeof english.identityText> = {
  heading: '本人確認',
  password: '現在のパスワード',
  confirm: '確認',
  confirming: '確認中…',
  wrongPassword: 'パスワードが正しくありません。もう一度入力するか、別の方法をお試しください。',
  passwordOnly:
    '他のセッションを完全に終了できるのはパスワードだけです。忘れた場合や設定していない場合は、新しいパスワードを設定してください。その場合も、他のすべてのデバイスからログアウトします。',
  newPassword: '新しいパスワードを設定',
  or: 'または',
  otherMethod: '別の方法を使用',
  secondFactor: 'アカウントには2段階認証が必要です。',
  noWay: 'このアカウントでは本人確認を行えません。',
  cancel: 'キャンセル',
}

export const linkConfirmationText: Translation<typeof english.linkConfirmationText> = {
  send: '代わりにリンクを受け取る',
  sendOnly: 'リンクを受け取る',
  sending: '送信中…',
  asWell: (email) => `パスワードを設定していない場合は、${email}宛てのリンクでも確認できます。`,
  to: (email) => `送信先: ${email}`,
  sent: (email) =>
    `${email}にリンクを送信しました。このブラウザでリンクを開くと、このページで続行されます。`,
}

export const phoneConfirmationText: Translation<typeof english.phoneConfirmationText> = {
  lead: (number) => `${number}にコードを送信します。`,
}

export const secondFactorText: Translation<typeof english.secondFactorText> = {
  title: '2段階認証',
  heading: '2段階認証',
  lead: 'このアカウントには2段階認証が必要です。',
  choose: '2段階認証の方法を選択してください',
  chooseApp: '認証アプリを使用',
  choosePhone: (number) => `${number}にコードを送信`,
  sending: '送信中…',
  enterAppCode: '認証アプリに表示されたコードを入力してください。',
  enterSentCode: (number) => `${number}に送信したコードを入力してください。`,
  submit: '続ける',
  submitting: '確認中…',
  other: '別の方法を使用',
  over: '時間切れになりました。もう一度ログインしてください。',
  signInAgain: '再ログイン',
  back: 'ログインに戻る',
  notAtHand: 'この方法を使用できない場合',
  noRecoveryCodes: '復旧用コードはありません。次の方法をお試しください:',
  methodsLeft: [
    '2段階認証の方法を複数設定している場合は、別の方法を使用します。',
    'ログイン中の別のデバイスでアカウントを開き、この方法を削除します。',
    `${supportContact}にお問い合わせください。本人確認のうえ、この方法を削除できます。`,
  ],
}

export const factorKindText: Translation<typeof english.factorKindText> = {
  totp: '認証アプリ',
  phone: 'SMS',
}
