import type * as english from '#src/text/signOutText.ts'
import type { Translation } from '#translations/translation.ts'
import { grouped } from '#src/domain/format.ts'

export const signOutText: Translation<typeof english.signOutText> = {
  heading: 'まだ保存されていない内容があります',
  leadOfEdits: (count) => `${grouped(count)}件の変更がこのデバイスにのみ保存されています:`,
  leadOfFiles: (count) => `${grouped(count)}個のファイルがこのデバイスにのみ保存されています:`,
  more: (count) => `ほか${grouped(count)}件`,
  stay: 'ログインしたままにする',
  keep: 'このデバイスに残してログアウト',
  keepHint:
    'このデバイスに暗号化して保管されます。ここでもう一度ログインすると、開いて保存できます。',
  keepHintAtRisk:
    'このデバイスに暗号化して保管されますが、空き容量が不足したときや1週間アクセスがないときに、このブラウザが削除することがあります。早めにここでもう一度ログインして保存してください。',
  cannotKeep: 'このデバイスには保管できません。今ログアウトすると失われます。',
  guestCannotReturn:
    'このゲストとして再度ログインすることはできません。今ログアウトすると失われます。',
  uncertainHeading: 'まだログアウトしていません',
  uncertain:
    'すべて保存されたかどうかを確認できませんでした。このアプリの他のタブを閉じて、もう一度お試しください。',
  tryAgain: '再試行',
  discardConfirmation: (hasChanges, hasFiles) => {
    if (hasChanges && hasFiles) return 'これらの変更とファイルを破棄します'
    return hasFiles ? 'これらのファイルを破棄します' : 'これらの変更を破棄します'
  },
  discard: '破棄してログアウト',
}
