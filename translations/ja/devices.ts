import type * as Devices from '#src/text/devices/devicesText.ts'
import type { Translation } from '#translations/translation.ts'

export const nameOfDevice: Translation<typeof Devices.nameOfDevice> = ({ browser, system }) => {
  if (browser && system) return `${browser}（${system}）`
  return browser || system || '不明なデバイス'
}

export const devicesText: Translation<typeof Devices.devicesText> = {
  heading: 'ログイン中のデバイス',
  lead: '心当たりのないデバイスや使用していないデバイスがある場合は、他をすべてログアウトしてください。',
  loading: 'デバイスを読み込んでいます…',
  slow: '読み込みを続けています。接続を確認してください。',
  thisDevice: 'このデバイス',
  signedInSince: (moment) => `ログイン: ${moment}`,
  lastSeen: (when) => `最終アクセス: ${when}`,
  unlisted: 'このデバイスはまだ一覧にありません。',
  signingOut: 'ログアウト中…',
  cancel: 'キャンセル',
  others: '他のデバイス',
  othersHint: '一覧にないものも含め、このデバイス以外のすべてのデバイス。',
  signOutAll: 'すべてログアウト',
  signOutOthers: '他をすべてログアウト',
  questionOthers: '他のすべてのデバイスからログアウトしますか？',
  sentenceOthers:
    'ここではログインしたままになります。先に本人確認を行います。他のデバイスはまもなくアクセスできなくなります。そこで保存されていない変更は、再度ログインするまで送信されません。',
  methodsLeft: (methods) =>
    `引き続きアカウントにログインできる方法: ${methods}。自分のものでない方法は先に削除してください。`,
  withoutEmail:
    'メールアドレスがないアカウントでは、他のセッションを完全には終了できません。改変されたソフトウェアを使うと、ログイン方法を追加して再びアクセスされるおそれがあります。',
  addEmail: 'これを防ぐには、メールアドレスを追加してください。',
  methods: { password: 'メール', phone: '電話番号' },
  doneOthers: '他のすべてのデバイスからログアウトしました。',
  confirmOthers: '他のすべてのデバイスをログアウトするには、もう一度ログインしてください。',
}
