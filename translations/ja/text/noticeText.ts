import type * as english from '#src/text/noticeText.ts'
import type { Translation } from '#translations/translation.ts'

export const methodsNoticeText: Translation<typeof english.methodsNoticeText> = {
  askToLink: (name) => `以前${name}でログインしています。アカウントに連携しますか？`,
  link: '連携',
  notNow: '後で',
  linking: (name) => `${name}を連携しています…`,
  linked: (name) => `${name}を連携しました。`,
  linkFailed: (name) => `${name}を連携できませんでした。`,
  lostPasswordTo: (name) => `${name}でログインした際に、パスワードが削除されました。`,
  lostPassword: 'このアカウントのパスワードが削除されました。',
  lost: (name) => `${name}とアカウントの連携が解除されました。`,
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
  earlierBoth:
    'このアカウントは、メールアドレスが確認される前から存在していました。安全のため、パスワードとパスキーを削除し、他のすべてのデバイスからログアウトしました。',
  otherDevices: '他のデバイス',
  setPassword: '新しいパスワードを設定',
  connectAgain: '再連携',
  dismiss: '閉じる',
}

export const unfinishedDeletionText: Translation<typeof english.unfinishedDeletionText> = {
  begun:
    'アカウントの削除を開始しましたが、まだ何も削除されていません。新しい変更はこのデバイスにのみ保存されます。',
  final: 'アカウントを削除しています。キャンセルはできません。',
  past: '以前のアカウントを削除してから1時間が経過していません。変更を保存するには、後でもう一度ログインしてください。',
  continue: '続ける',
  keep: 'アカウントを残す',
  canceling: '処理中…',
  canceled: 'アカウントは削除されませんでした。',
  dismiss: '閉じる',
}
