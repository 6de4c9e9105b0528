import type * as Connected from '#src/text/security/connectedText.ts'
import type * as Identity from '#src/text/security/identityText.ts'
import type * as MethodsNotice from '#src/text/security/methodsNoticeText.ts'
import type * as Passkey from '#src/text/security/passkeyText.ts'
import type * as PasswordRow from '#src/text/security/passwordRowText.ts'
import type * as SecondFactors from '#src/text/security/secondFactorsText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './shared.ts'

export const passwordRowText: Translation<typeof PasswordRow.passwordRowText> = {
  label: 'パスワード',
  set: __FEATURES__.emailLink
    ? 'メールアドレスとパスワードまたはリンク'
    : 'メールアドレスとパスワード',
  field: '新しいパスワード',
  needsEmail: 'パスワードを設定する前に、メールアドレスを追加してください。',
  hint: 'ここではログインしたままになります。他のすべてのデバイスからログアウトします。',
  firstHint: '設定後は、メールアドレスとこのパスワードでもログインできます。',
  email: 'メールアドレス',
  firstEmailHint:
    '設定後は、このメールアドレスとパスワードでもログインできます。アドレスを確認するためのリンクをお送りします。',
  confirmChange: 'パスワードを変更するには、もう一度ログインしてください。',
  confirmSet: 'パスワードを設定するには、もう一度ログインしてください。',
}

export const secondFactorsText: Translation<typeof SecondFactors.secondFactorsText> = {
  heading: '2段階認証',
  lead: __FEATURES__.password
    ? '2段階認証を設定すると、パスワードを盗まれてもそれだけではログインできません。'
    : '2段階認証を設定すると、メールにアクセスされてもそれだけではログインできません。',
  loading: '2段階認証の方法を読み込んでいます…',
  since: (factor, day) => `${factor}（${day}から）`,
  removeQuestion: (name) => `「${name}」を削除しますか？`,
  removeSentence:
    'ログインにこの方法は不要になります。他のデバイスからログアウトする場合があります。',
  removeLast: 'これが唯一の2段階認証の方法です。削除すると、ログイン時に追加の確認がなくなります。',
  removed: '2段階認証の方法を削除しました。',
  addRow: '方法を追加',
  addTotp: '認証アプリ',
  addPhone: 'SMS',
  added: '2段階認証の方法を追加しました。次回のログインから必要になります。',
  addSecond: '予備の方法も追加してください。この方法を使えなくなっても、復旧用コードはありません。',
  needsEmail: '2段階認証を設定する前に、メールアドレスを追加してください。',
  needsVerified: '2段階認証を設定する前に、メールアドレスを確認してください。',
  confirmAdd: '2段階認証を設定するには、もう一度ログインしてください。',
  confirmRemove: '2段階認証の方法を削除するには、もう一度ログインしてください。',
  appName: '認証アプリ',
  phoneName: '自分の電話',
}

export const totpText: Translation<typeof SecondFactors.totpText> = {
  preparing: 'キーを作成しています…',
  scan: 'アプリでスキャンしてください',
  qr: '認証アプリ用のキーを含むQRコード',
  openApp: 'このデバイスのアプリで開く',
  typeKey: 'または、このキーを入力してください',
  copy: 'キーをコピー',
  copied: 'コピーしました',
  code: 'アプリの名前と、アプリに表示されたコードを入力してください。',
  submit: '設定',
}

export const connectedText: Translation<typeof Connected.connectedText> = {
  heading: '連携アカウント',
  lead: '連携したアカウントでログインできます。',
  notConnected: '未連携',
  connected: '連携済み',
  only: 'これが唯一のログイン方法です。連携を解除する前に、別の方法を追加してください。',
  connect: '連携',
  disconnect: '連携を解除',
  disconnecting: '解除中…',
  askHeading: (name) => `${name}の連携を解除しますか？`,
  ask: (name) => `${name}ではログインできなくなります。`,
  askApple: 'このアプリのアクセス権を取り消すため、Appleへの再ログインを求められます。',
  keep: 'キャンセル',
  nowConnected: (name) => `${name}を連携しました。`,
  nowDisconnected: (name) => `${name}の連携を解除しました。`,
  confirmConnect: (name) => `${name}を連携するには、もう一度ログインしてください。`,
  confirmDisconnect: (name) => `${name}の連携を解除するには、もう一度ログインしてください。`,
  confirmWith: (name) => `${name}で確認`,
  mismatch: (name) =>
    `別の${name}アカウントにログインしています。ここで連携しているアカウントを選択してください。`,
}

export const identityText: Translation<typeof Identity.identityText> = {
  heading: '本人確認',
  password: '現在のパスワード',
  confirm: '確認',
  wrongPassword: 'パスワードが正しくありません。もう一度入力してください。',
  passwordOnly:
    '他のセッションを完全に終了できるのはパスワードだけです。忘れた場合や設定していない場合は、新しいパスワードを設定してください。その場合も、他のすべてのデバイスからログアウトします。',
  newPassword: '新しいパスワードを設定',
  or: 'または',
  otherMethod: '別の方法を使用',
  secondFactor: '続けるには2段階認証を行ってください。',
  noWay: 'このアカウントでは本人確認を行えません。',
}

export const linkConfirmationText: Translation<typeof Identity.linkConfirmationText> = {
  send: '代わりにリンクを受け取る',
  sendOnly: 'リンクを受け取る',
  asWell: (email) => `パスワードを設定していない場合は、${email}宛てのリンクでも確認できます。`,
  to: (email) => `${email}にリンクを送信します。`,
  sent: (email) =>
    `${email}にリンクを送信しました。このブラウザでリンクを開くと、このページで続行されます。`,
}

export const phoneConfirmationText: Translation<typeof Identity.phoneConfirmationText> = {
  lead: (number) => `${number}にコードを送信します。`,
}

export const secondFactorText: Translation<typeof Identity.secondFactorText> = {
  title: '2段階認証',
  heading: '2段階認証',
  lead: 'このアカウントには2段階認証が必要です。',
  choose: '2段階認証の方法を選択してください',
  chooseApp: '認証アプリを使用',
  choosePhone: (number) => `${number}にコードを送信`,
  enterAppCode: '認証アプリに表示されたコードを入力してください。',
  enterSentCode: (number) => `${number}に送信したコードを入力してください。`,
  other: '別の方法を使用',
  expired: '時間切れになりました。もう一度ログインしてください。',
  signInAgain: '再ログイン',
  notAtHand: 'この方法を使用できない場合',
  noRecoveryCodes: '復旧用コードはありません。次の方法をお試しください:',
  methodsLeft: [
    '2段階認証の方法を複数設定している場合は、別の方法を使用します。',
    'ログイン中の別のデバイスでアカウントを開き、この方法を削除します。',
    `${supportContact}にお問い合わせください。本人確認のうえ、この方法を削除できます。`,
  ],
}

export const factorKindText: Translation<typeof Identity.factorKindText> = {
  totp: '認証アプリ',
  phone: 'SMS',
}

export const methodsNoticeText: Translation<typeof MethodsNotice.methodsNoticeText> = {
  askToLink: (name) => `先ほど${name}でログインしようとしました。アカウントに連携しますか？`,
  link: '連携',
  linking: (name) => `${name}を連携しています…`,
  linked: (name) => `${name}を連携しました。`,
  linkFailed: (name) => `${name}を連携できませんでした。`,
  lostPasswordTo: (name) => `${name}でログインした際に、パスワードが削除されました。`,
  lostPassword: 'このアカウントのパスワードが削除されました。',
  removed: (name) => `${name}とアカウントの連携が解除されました。`,
  added: (name) => `別のデバイスで${name}がアカウントに連携されました。`,
  addedEmail: '別のデバイスでメールでのログインがアカウントに追加されました。',
  addedPhone: '別のデバイスで電話番号がアカウントに追加されました。',
  review: 'ログイン方法を確認',
  mine: '自分で追加しました',
  changed: 'ログイン方法が変更されました。他のデバイスはログインしたままです。',
  earlierSessions:
    'このアカウントは、メールアドレスが確認される前から存在していました。安全のため、他のすべてのデバイスからログアウトしました。',
  earlierPassword:
    'このアカウントは、メールアドレスが確認される前から存在していました。安全のため、パスワードを削除し、他のすべてのデバイスからログアウトしました。',
  earlierPasskeys:
    'このアカウントは、メールアドレスが確認される前から存在していました。安全のため、パスキーを削除し、他のすべてのデバイスからログアウトしました。',
  earlierPasswordAndPasskeys:
    'このアカウントは、メールアドレスが確認される前から存在していました。安全のため、パスワードとパスキーを削除し、他のすべてのデバイスからログアウトしました。',
  otherDevices: '他のデバイス',
  setPassword: '新しいパスワードを設定',
  connectAgain: '再連携',
}

export const passkeysText: Translation<typeof Passkey.passkeysText> = {
  heading: 'パスキー',
  lead: '指紋、顔、またはデバイスのPINでログインできます。',
  loading: 'パスキーを読み込んでいます…',
  none: 'パスキーはまだありません。',
  unnamed: '名前のないパスキー',
  only: 'これが唯一のログイン方法です。削除する前に、別の方法を追加してください。',
  addRow: '新しいパスキー',
  hint: 'このデバイスやパスワードマネージャーなど、保存先がわかる名前を付けてください。',
  create: 'パスキーを作成',
  creating: 'ブラウザの応答を待っています…',
  dismissed: 'パスキーは作成されませんでした。準備ができたら、もう一度お試しください。',
  existing:
    'このデバイスには、このアカウントのパスキーがすでにあります。追加するには、別のデバイスを選択してください。',
  added: 'パスキーを追加しました。今後はこのパスキーでログインできます。',
  unsupported: 'このブラウザはパスキーに対応していません。',
  removing: '削除中…',
  removeQuestion: (name) => `「${name}」を削除しますか？`,
  removeSentence:
    'このパスキーではログインできなくなります。今後表示されないように、デバイスからも削除してください。',
  removed: 'パスキーを削除しました。',
  confirmAdd: 'パスキーを追加するには、もう一度ログインしてください。',
  confirmRemove: 'パスキーを削除するには、もう一度ログインしてください。',
}

export const passkeyRequestText: Translation<typeof Passkey.passkeyRequestText> = {
  signIn: 'パスキーでログイン',
  confirm: 'パスキーで確認',
  waiting: 'ブラウザの応答を待っています…',
  dismissed: 'パスキーは使用されませんでした。もう一度お試しください。',
  unknown:
    'このパスキーは使えなくなりました。別の方法でログインしてから、アカウントに新しいパスキーを追加してください。',
  unknownHere: 'このパスキーは使えなくなりました。別の方法を選択してください。',
}

export const requiredFactorText: Translation<typeof SecondFactors.requiredFactorText> = {
  title: '2段階認証を設定',
  lead: '2段階認証を設定すると、アカウントを利用できるようになります。',
  alreadySetUp:
    'すでに設定している場合は、ログアウトして、2段階認証でもう一度ログインしてください。',
}
