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
