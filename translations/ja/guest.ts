import { formatCount, formatList } from '#src/domain/format.ts'
import type * as GuestNotice from '#src/text/guest/guestNoticeText.ts'
import type * as Guest from '#src/text/guest/guestText.ts'
import type { Translation } from '#translations/translation.ts'

export const guestUpgradeText: Translation<typeof Guest.guestUpgradeText> = {
  title: 'アカウントの作成',
  lead: '現在のデータはすべて引き継がれます。',
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'アカウントを作成',
  submitting: 'アカウントを作成しています…',
  or: 'または',
  phone: '電話番号を使用',
  upgradedTitle: 'アカウントの準備ができました',
  upgraded: 'どのデバイスからでもログインできます。',
  emailTaken:
    'このメールアドレスのアカウントはすでに存在します。そのアカウントのパスワードでログインしてください。',
  existingPassword: '既存のアカウントのパスワード',
  signIn: '既存のアカウントにログイン',
  signingIn: 'ログインしています…',
  providerTaken: (name) =>
    `${name}はすでに別のアカウントに連携されています。そのアカウントにログインできます。`,
  providerEmailTaken: (name) =>
    `${name}アカウントと同じメールアドレスのアカウントがすでに存在します。そのアカウントにログインできます。`,
  notConnected: (name) =>
    `そのアカウントは${name}に連携されていません。いつも使っているログイン方法を選んでください。`,
}

export const moveText: Translation<typeof Guest.moveText> = {
  deletingLead: '移動したデータはアカウントにあります。ゲストアカウントを削除しています。',
  waiting: 'このブラウザの別のタブの処理が終わるのを待っています。',
  steps: '手順',
  stepChanges: '未保存の変更',
  stepVerifying: '検証',
  stepDeleting: 'ゲストアカウントの削除',
  outOf: (copied, all) => `${formatCount(copied)}/${formatCount(all)}`,
  pause: '一時停止',
  pausedLead: 'コピー済みのデータはアカウントにあります。残りはいつでも移動できます。',
  failedLead:
    'コピー済みのデータはアカウントにあり、何も削除されていません。いつでも再開できます。',
  offlineLead: 'コピー済みのデータはアカウントにあります。オンラインに戻ると移動を再開します。',
  coolingDownLead: 'サーバーが混み合っています。まもなく再開します。',
  overQuotaLead:
    '一部のデータがアカウントに収まりません。収まる分は移動しました。残りはゲストアカウントにあります。',
  verify: 'メールアドレスを確認して容量を増やす',
  undeleted: 'ゲストアカウントはまだ削除されていません',
  undeletedLead: '移動したデータはアカウントにあります。いつでも再開できます。',
  undeletedOfflineLead:
    '移動したデータはアカウントにあります。オンラインに戻ると削除を再開します。',
  noticeUndeleted:
    '移動したデータはアカウントにあります。ゲストアカウントはまだ削除されていません。',
  discardConfirmation: (items) =>
    items.length === 0
      ? 'はい、移動していないデータを、ここで読み取れない未保存の変更も含めてすべて削除します。この操作は取り消せません。'
      : `はい、移動していないデータ（${formatList(items)}）を、ここで読み取れない未保存の変更も含めてすべて削除します。この操作は取り消せません。`,
  itemsOfStep: (step, count) => `${step}：${formatCount(count)}`,
  discard: '残りを破棄',
  goneHeading: 'ゲストアカウントは存在しません',
  goneLead:
    'ゲストアカウントが削除または通常のアカウントに変更されたか、セッションが終了したため、これ以上移動できません。コピー済みのデータはアカウントに残ります。',
  nothingHeading: '移動するものはありません',
  nothingLead: 'すべてのデータはすでにこのアカウントにあります。',

  confirm: 'はい、移動します',
  decideLater: '後で決める',
  keepPending: '残してログアウト',
  deleteConfirmation: 'はい、ゲストが残した内容を削除します。この操作は取り消せません。',
  deleting: '削除しています…',

  view: '表示',
}

export const guestNoticeText: Translation<typeof GuestNotice.guestNoticeText> = {
  lead: 'ゲストアカウントを使用しています。後でもう一度ログインできるように、アカウントを作成してください。',
  action: 'アカウントを作成',
}

export const guestEndText: Translation<typeof GuestNotice.guestEndText> = {
  until: (day) => `ゲストアカウント（${day}まで）`,
  near: (day) => `このゲストアカウントは、${day}にすべての内容とともに削除されます。`,
  past: 'このゲストアカウントの期限は過ぎています。すべての内容とともに、いつでも削除される可能性があります。',
  export: 'データをエクスポート',
}
