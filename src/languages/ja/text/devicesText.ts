import type * as english from '#src/text/devicesText.ts'
import type { Translation } from '#src/languages/translation.ts'

export const devicesText: Translation<typeof english.devicesText> = {
  heading: 'ログイン中のデバイス',
  lead: '心当たりのないデバイスや使用していないデバイスからログアウトしてください。',
  loading: 'デバイスを読み込んでいます…',
  slow: '読み込みを続けています。接続を確認してください。',
  thisDevice: 'このデバイス',
  signedInSince: (moment) => `ログイン: ${moment}`,
  deviceSince: (device, moment) => `${device}（ログイン: ${moment}）`,
  lastSeen: (when) => `最終アクセス: ${when}`,
  unlisted: 'このデバイスはまだ一覧にありません。',
  signOut: 'ログアウト',
  signingOut: 'ログアウト中…',
  keep: 'キャンセル',
  question: (name) => `${name}からログアウトしますか？`,
  sentence:
    'まもなくアクセスできなくなります。そのデバイスで保存されていない変更は、再度ログインするまで暗号化されたまま残ります。',
  done: 'デバイスからログアウトしました。',
  others: '他のデバイス',
  othersHint: '一覧にないものも含め、このデバイス以外のすべてのデバイス。',
  signOutAll: 'すべてログアウト',
  signOutOthers: '他をすべてログアウト',
  questionOthers: '他のすべてのデバイスからログアウトしますか？',
  sentenceOthers: 'ここではログインしたままになります。先に本人確認を行います。',
  doneOthers: '他のすべてのデバイスからログアウトしました。',
  pending: 'このデバイスをログアウトするには、もう一度ログインしてください。',
  pendingOthers: '他のすべてのデバイスをログアウトするには、もう一度ログインしてください。',
  full: '個別にログアウトできるデバイスの数が上限に達しました。他のデバイスをすべてログアウトすることはできます。',
}

export const activityText: Translation<typeof english.activityText> = {
  heading: '最近のアクティビティ',
  lead: 'アカウントへの変更と、変更が行われた場所です。',
  none: 'まだありません。',
  more: 'さらに表示',
  full: (until) =>
    `この一覧は過去7日間の項目でいっぱいです。${until}まで新しいアクティビティは記録されません。`,
  missed: (moment) =>
    `一覧がいっぱいだったため、一部のアクティビティが記録されていません（最新は${moment}）。`,
  onDevice: (device, when) => `${device}、${when}`,
  methods: {
    password: 'メールアドレス',
    phone: '電話番号',
    passkey: 'パスキー',
    custom: 'トークン',
  },
}

export const activitySentences: Translation<typeof english.activitySentences> = {
  signedIn: (method) => (method ? `${method}でログイン` : 'ログイン'),
  passwordChanged: () => 'パスワードの変更',
  passwordAdded: () => 'パスワードの追加',
  passwordReset: () => 'パスワードの再設定',
  emailChangeRequested: () => 'メールアドレス変更のリクエスト',
  emailChanged: () => 'メールアドレスの変更',
  emailRecovered: () => '以前のメールアドレスの復元',
  phoneChanged: () => '電話番号の追加または変更',
  phoneRemoved: () => '電話番号の削除',
  factorAdded: () => '2段階認証の方法の追加',
  factorRemoved: () => '2段階認証の方法の削除',
  passkeyAdded: () => 'パスキーの追加',
  passkeyRemoved: () => 'パスキーの削除',
  providerConnected: (provider) => `${provider}の連携`,
  providerDisconnected: (provider) => `${provider}の連携解除`,
  deviceSignedOut: (device) => (device ? `${device}のログアウト` : 'デバイスのログアウト'),
  othersSignedOut: () => '他のすべてのデバイスのログアウト',
  other: () => 'その他のアクティビティ',
}
