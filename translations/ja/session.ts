import { formatCount } from '#src/domain/format.ts'
import type * as Claims from '#src/text/session/claimsText.ts'
import type * as SentBack from '#src/text/session/sentBackText.ts'
import type * as SessionEnded from '#src/text/session/sessionEndedText.ts'
import type * as SignedIn from '#src/text/session/signedInText.ts'
import type * as SignOut from '#src/text/session/signOutText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './shared.ts'

export const claimsText: Translation<typeof Claims.claimsText> = {
  title: 'このページへのアクセス権がありません',
  lead: `アクセス権があるはずだと思われる場合は、${supportContact}にお問い合わせください。アクセス権を付与されたばかりの場合は、もう一度確認してください。`,
  unknownTitle: 'アクセス権を確認できませんでした',
  checkAgain: '再確認',
}

const anotherAccount = __FEATURES__.closedSignUp
  ? '別のアカウントでログイン'
  : '新しいアカウントを作成'

export const sessionEndedText: Translation<typeof SessionEnded.sessionEndedText> = {
  disabled: {
    title: 'このアカウントは無効になっています',
    lead: `お心当たりがない場合は、${supportContact}にお問い合わせください。`,
    action: '別のアカウントでログイン',
  },
  deletedElsewhere: {
    title: 'このアカウントは存在しません',
    lead: '別のデバイスで、または管理者によって削除されました。',
    action: anotherAccount,
  },
  endedByFirebase: {
    title: 'もう一度ログインしてください',
    lead: '他のデバイスからログアウトした、パスワードやメールアドレスが変更されたなどの理由で、セッションが終了しました。ログインすると、元のページに戻ります。',
    action: 'ログイン',
  },
  inactive: {
    title: 'もう一度ログインしてください',
    lead: 'しばらく操作がなかったため、ログアウトしました。ログインすると、元のページに戻ります。',
    action: 'ログイン',
  },
  tooOld: {
    title: 'もう一度ログインしてください',
    lead: 'セッションの有効期間が終了しました。ログインすると、元のページに戻ります。',
    action: 'ログイン',
  },
  signedOutElsewhere: {
    title: '別のデバイスからログアウトされました',
    lead: 'このタブでもう一度ログインすると、保存していなかった内容が復元されます。',
    action: 'ログイン',
  },
  deletedHere: {
    title: 'アカウントを削除しました',
    lead: 'アカウントとそのすべての内容が完全に削除されました。',
    action: anotherAccount,
  },
}

export const guestEndedText: Translation<typeof SessionEnded.guestEndedText> = {
  title: 'このゲストアカウントは存在しません',
  lead: '期限が過ぎたか、管理者によって削除されました。すべての内容が失われました。',
  action: anotherAccount,
}

export const signOutText: Translation<typeof SignOut.signOutText> = {
  heading: 'まだ保存されていない内容があります',
  leadOfEdits: (count) => `${formatCount(count)}件の変更がこのデバイスにのみ保存されています:`,
  leadOfFiles: (count) => `${formatCount(count)}個のファイルがこのデバイスにのみ保存されています:`,
  more: (count) => `ほか${formatCount(count)}件`,
  signedInAs: (who) =>
    who === null ? 'ゲストとしてログインしています。' : `${who}としてログインしています。`,
  stay: 'ログインしたままにする',
  keep: 'このデバイスに残してログアウト',
  keepHint:
    'このデバイスに暗号化して保管されます。ここでもう一度ログインすると、開いて保存できます。',
  keepHintAtRisk:
    'このデバイスに暗号化して保管されますが、空き容量が不足したときや1週間アクセスがないときに、このブラウザが削除することがあります。早めにここでもう一度ログインして保存してください。',
  cannotKeep: 'このデバイスには保管できません。今ログアウトすると失われます。',
  guestCannotReturn:
    'このゲストとして再度ログインすることはできません。今ログアウトすると失われます。',
  uncertain:
    'すべて保存されたかどうかを確認できませんでした。このアプリの他のタブを閉じて、もう一度お試しください。',
  discardConfirmation: (hasChanges, hasFiles) => {
    if (hasChanges && hasFiles) return 'これらの変更とファイルを破棄します'
    return hasFiles ? 'これらのファイルを破棄します' : 'これらの変更を破棄します'
  },
  discard: '破棄してログアウト',
}

export const signedInText: Translation<typeof SignedIn.signedInText> = {
  menuOf: (name) => (name ? `アカウントメニュー、${name}` : 'アカウントメニュー'),
  account: 'アカウント',
  guestAccount: 'ゲストアカウント',
  notices: '通知',
  fromLastVisit: '前回アクセス時の内容です。更新を確認しています…',
  unverified: 'メールアドレスがまだ確認されていません。',
  stillSignedIn: 'まだログアウトしていません',
  signOutFailed:
    'ページの一部を読み込めなかったため、まだログアウトしていません。接続を確認してください。',
}

export const sentBackText: Translation<typeof SentBack.sentBackText> = {
  title: 'このページでログインが繰り返し求められています',
  lead: (who) =>
    who === null
      ? 'ゲストとしてログインしていますが、ページからここに戻されます。アカウントを使用するには、ログアウトしてください。'
      : `${who}としてログインしていますが、ページからここに戻されます。別のアカウントを使用するにはログアウトするか、このアカウントを確認してください。`,
  inDevelopment: (address) =>
    `開発中にのみ表示されます: ${address}のアプリが、ログイン済みのユーザーを戻しています。同じapiKeyを使用していますか？アプリの確認処理はonAuthStateChangedを待っていますか？ゲストやメールアドレスが未確認のユーザーをログインページに送っていませんか？`,
}
