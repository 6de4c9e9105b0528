import type * as Action from '#src/text/shared/actionText.ts'
import type * as App from '#src/text/shared/appText.ts'
import type * as Brand from '#src/text/shared/brandText.ts'
import type * as Email from '#src/text/shared/emailText.ts'
import type * as Failure from '#src/text/shared/failureText.ts'
import type * as Field from '#src/text/shared/fieldText.ts'
import type * as Phone from '#src/text/shared/phoneText.ts'
import type * as Prerendered from '#src/text/shared/prerenderedText.ts'
import type * as Provider from '#src/text/shared/providerText.ts'
import type * as Sentences from '#src/text/shared/sentencesText.ts'
import type { Translation } from '#translations/translation.ts'

export const actionText: Translation<typeof Action.actionText> = {
  add: '追加',
  backToSignIn: 'ログインに戻る',
  cancel: 'キャンセル',
  change: '変更',
  checking: '確認中…',
  continue: '続ける',
  dismiss: '閉じる',
  goHome: 'ホームに戻る',
  keepIt: 'キャンセル',
  notNow: '後で',
  remove: '削除',
  removing: '削除中…',
  resume: '続ける',
  save: '保存',
  saved: '保存しました',
  saving: '保存中…',
  sending: '送信中…',
  stayGuest: 'ゲストのまま続ける',
  toAccount: 'アカウントページへ',
  tryAgain: '再試行',
  verifyEmail: 'メールアドレスを確認',
}

export const supportContact: Translation<typeof Brand.supportContact> = __BRAND__.support
  ? `サポート（${__BRAND__.support}）`
  : 'サポート'

export const brandLinksText: Translation<typeof Brand.brandLinksText> = {
  heading: 'ヘルプと規約',
  terms: '利用規約',
  privacy: 'プライバシー',
  support: 'サポート',
}

export const emailText: Translation<typeof Email.emailText> = {
  email: 'メールアドレス',
  spam: '届くまでに少し時間がかかることがあります。迷惑メールフォルダもご確認ください。',
  resend: 'メールを再送信',
  resendIn: (left) => `再送信まで${left}`,
  otherEmail: '別のメールアドレスを使用',
}

export const failureText: Translation<typeof Failure.failureText> = {
  'account-exists-with-different-credential':
    'このメールアドレスのアカウントは、別のログイン方法を使用しています。',
  'account-refused': __FEATURES__.closedSignUp
    ? 'アカウントの作成には招待が必要です。'
    : 'このアカウントはここでは使用できません。',
  'account-being-deleted': 'このアカウントは削除処理中です。',
  'app-not-authorized': 'このアプリは正しく設定されていません。',
  'captcha-check-failed': 'reCAPTCHAの確認に失敗しました。',
  'code-expired': 'このコードは有効期限が切れています。',
  'credential-already-in-use': 'このログイン方法は別のアカウントで使用されています。',
  'email-already-in-use': 'このメールアドレスのアカウントはすでに存在します。',
  'internal-error': 'サーバーで問題が発生しました。',
  'invalid-action-code': 'このリンクは有効期限が切れているか、すでに使用されています。',
  'invalid-credential': __FEATURES__.password
    ? 'メールアドレスまたはパスワードが正しくありません。'
    : 'このログインを確認できませんでした。',
  'invalid-email': '有効なメールアドレスを入力してください。',
  'invalid-phone-number': '有効な電話番号を入力してください。',
  'invalid-verification-code': 'コードが正しくありません。確認して、もう一度お試しください。',
  'maximum-second-factor-count-exceeded':
    'このアカウントに追加できる2段階認証の方法は上限に達しています。',
  'missing-password': 'パスワードを入力してください。',
  'multi-factor-auth-required': 'このアカウントには2段階認証が必要です。',
  'multi-factor-info-not-found': 'この2段階認証の方法はあなたのアカウントのものではありません。',
  'network-request-failed': 'サーバーに接続できません。',
  'no-such-provider': 'このログイン方法はアカウントに連携されていません。',
  'object-not-found': 'このファイルはすでに存在しません。',
  'operation-not-allowed': 'このログイン方法は利用できません。',
  'out-of-space': 'サーバーの保存容量が不足しています。',
  'outdated-password':
    '現在のパスワードは要件を満たさなくなりました。新しいパスワードを設定してください。',
  'popup-blocked': 'ブラウザによってウィンドウがブロックされました。',
  'popup-closed-by-user': 'ログインが完了する前にウィンドウが閉じられました。',
  'provider-already-linked': 'このログイン方法はすでに連携されています。',
  'requires-recent-login': '続けるには本人確認が必要です。',
  'retry-limit-exceeded': 'サーバーからの応答に時間がかかりすぎました。',
  'script-blocked':
    'Googleのスクリプトを読み込めませんでした。コンテンツブロッカーまたはネットワークによってブロックされた可能性があります。',
  'second-factor-already-in-use': 'この2段階認証の方法はすでに設定されています。',
  'too-many-requests': '試行回数が多すぎます。',
  unauthorized: 'この操作を行う権限がありません。',
  'unauthorized-domain': 'このドメインでのアプリの実行は許可されていません。',
  unknown: '問題が発生しました。',
  'unsupported-first-factor': 'このログイン方法は2段階認証に対応していません。',
  'unverified-email': '先にメールアドレスを確認してください。',
  'user-disabled': 'このアカウントは無効になっています。',
  'user-mismatch': 'ログイン中のアカウントとは別のアカウントです。',
  'user-token-expired': 'セッションが終了しました。',
  'weak-password': 'このパスワードは要件を満たしていません。別のパスワードを選択してください。',
  'web-storage-unsupported':
    'このブラウザでは、ログインに必要なデータの保存がブロックされています。',
}

export const nextActionText: Translation<typeof Failure.nextActionText> = {
  allowPopups: 'このサイトのポップアップを許可して、もう一度お試しください。',
  allowStorage: 'このサイトによるデータの保存を許可して、もう一度お試しください。',
  chooseAnotherMethod: '別の方法を選択してください。',
  confirmIdentity: '本人確認',
  enterSecondFactor: '2段階認証に進む',
  requestNewCode: '新しいコードを送信',
  requestNewLink: '新しいリンクを送信',
  resetPassword: 'パスワードを再設定',
  retry: '再試行',
  signIn: 'ログイン',
  contactSupport: `${supportContact}にお問い合わせください。`,
  verifyEmail: 'メールアドレスを確認',
  wait: 'しばらくお待ちください。',
}

export const codeText: Translation<typeof Failure.codeText> = (code) => `コード: ${code}`

export const coolDownText: Translation<typeof Failure.coolDownText> = (left) =>
  `再試行まであと${left}`

export const languageText: Translation<typeof App.languageText> = {
  label: '言語',
  offline: '言語はオンラインに戻ったときに変更できます。',
}

export const newBuildText: Translation<typeof App.newBuildText> = {
  isReady: '新しいバージョンの準備ができました。',
  reload: '再読み込み',
}

export const notFoundText: Translation<typeof App.notFoundText> = {
  title: 'ページが見つかりません',
  lead: 'このアドレスにページはありません。',
}

export const phoneText: Translation<typeof Phone.phoneText> = {
  charge: 'コードをSMSで送信します。通信料がかかる場合があります。',
  send: 'コードを送信',
  sent: (number) => `${number}にコードを送信しました。`,
  check: 'コードを確認',
  otherNumber: '別の番号を使用',
  factorName: '名前',
  factorNameMissing: '名前を入力してください。',
  taken: 'この番号は別のアカウントで使用されています。',
}

export const phoneFieldText: Translation<typeof Phone.phoneFieldText> = {
  number: '電話番号',
  country: '国',
  missing: '電話番号を入力してください。',
}

export const phoneProblemText: Translation<typeof Phone.phoneProblemText> = {
  tooShort: '選択した国の番号としては短すぎます。',
  tooLong: '選択した国の番号としては長すぎます。',
  noNumber: 'この電話番号は正しくありません。',
  noCountry: '「+」と国番号から入力してください。',
  otherCountry: 'この国にこのような番号はありません。国を選び直すか、+ から入力してください。',
  otherRegion: 'この国にはSMSを送信できません。別の国の番号を使用してください。',
}

export const codeFieldText: Translation<typeof Phone.codeFieldText> = {
  code: 'コード',
  missing: 'コードを入力してください。',
  incomplete: 'コードは6桁です。',
  resend: 'コードを再送信',
  cancelSending: '送信をキャンセル',
  resendIn: (left) => `再送信まで${left}`,
}

export const prerenderedText: Translation<typeof Prerendered.prerenderedText> = {
  loadFailed: 'ページを読み込めませんでした。接続を確認して再読み込みしてください。',
  reload: 'ページを再読み込み',
}

export const providerNames: Translation<typeof Provider.providerNames> = {
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'twitter.com': 'X',
  'yahoo.com': 'Yahoo',
  password: 'パスワード',
  phone: '電話番号',
}

export const providerText: Translation<typeof Provider.providerText> = {
  waiting: (name) => `${name}のウィンドウで続けてください。`,
  returned: (name) => `${name}からの応答を待っています。`,
  cancel: 'キャンセル',
  signingIn: (name) => `${name}でログインしています…`,
  returning: (name) => `${name}から戻っています…`,
  closed: 'ウィンドウが閉じられました。何も変更されていません。',
  blocked: (name) => `ブラウザによって${name}のウィンドウがブロックされました。`,
  continueHere: 'このウィンドウで続ける',
  redirectLost: (name) =>
    `${name}から戻りましたが、ブラウザによって結果がブロックされました。もう一度お試しください。`,
  refused: (name) => `${name}でのログインに失敗しました。`,
  confirmed: (name) => `確認できました。もう一度${name}を選択してください。`,
}

export const sentencesText: Translation<typeof Sentences.sentencesText> = (...all) => all.join('')

export const passwordText: Translation<typeof Field.passwordText> = {
  show: 'パスワードを表示',
  hide: 'パスワードを非表示',
  spaces: '先頭または末尾に空白が含まれています。',
  capsLock: 'Caps Lockがオンです。',
}

export const validationText: Translation<typeof Field.validationText> = {
  emailMissing: 'メールアドレスを入力してください。',
  passwordMissing: 'パスワードを入力してください。',
  notAnEmail: 'name@example.comの形式で入力してください。',
}

export const appText: Translation<typeof App.appText> = {
  name: __BRAND__.name,
  title: (page) => `${page} · ${__BRAND__.name}`,
  skip: 'コンテンツへスキップ',
  themeToLight: 'ライトテーマを使用',
  themeToDark: 'ダークテーマを使用',
  signOut: 'ログアウト',
  signingOut: 'ログアウト中…',
  offline: 'オフラインです。',
  reconnecting: '再接続しています…',
  unreachable: 'サーバーに接続できません。再試行しています…',
  retryNow: '今すぐ再試行',
  broken: '再読み込みするまで、このページでは読み込みも保存もできません。',
  persistenceProblem: {
    blocked: 'このブラウザではデータの保存がブロックされているため、次回は再度ログインが必要です。',
    full: 'このデバイスには空き容量がないため、次回は再度ログインが必要になることがあります。',
  },
}

export const errorPageText: Translation<typeof App.errorPageText> = {
  loadFailedTitle: 'このページを読み込めませんでした',
  loadFailed: '接続を確認してから、前のページに戻るか、このページを再読み込みしてください。',
  crashTitle: '問題が発生しました',
  crash: 'アプリの不具合です。通常は、ページを再読み込みすると解決します。',
  reload: 'ページを再読み込み',
  stalledTitle: '通常より時間がかかっています',
  stalled: 'ログイン状態を確認できませんでした。データは失われていません。',
  retry: '再試行',
  signInAgain: 'もう一度ログイン',
}
