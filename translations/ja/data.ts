import { formatCount, roughTime } from '#src/domain/format.ts'
import type * as AccountDetails from '#src/text/data/accountDetailsText.ts'
import type * as Archive from '#src/text/data/archiveText.ts'
import type * as Collection from '#src/text/data/collectionText.ts'
import type * as TimeLeft from '#src/text/data/timeLeftText.ts'
import type { Translation } from '#translations/translation.ts'

export const accountDetailsText: Translation<typeof AccountDetails.accountDetailsText> = {
  heading: 'アカウントの詳細',
  lead: 'アカウントに記録されているすべての情報です。',
  yes: 'はい',
  no: 'いいえ',
  uid: 'ユーザーID',
  email: 'メールアドレス',
  emailVerified: 'メールアドレス確認済み',
  displayName: '名前',
  photoURL: '写真',
  phoneNumber: '電話番号',
  isAnonymous: 'ゲスト',
  tenantId: 'テナント',
  providerData: 'ログイン方法',
  emailLink: 'メールリンク',
  creationTime: 'アカウント作成日時',
  lastSignInTime: '最終ログイン',
}

export const dataText: Translation<typeof Archive.dataText> = {
  title: 'データ',
  lead: 'すべてのデータをエクスポートしたり、以前のエクスポートをインポートしたりできます。',
}

export const stayText: Translation<typeof Archive.stayText> = {
  heading: 'このページを離れますか？',
  stay: 'とどまる',
  leave: '中止して離れる',
}

const keepOpen = '完了するまでこのページを開いておいてください。'

export const exportText: Translation<typeof Archive.exportText> = {
  heading: 'すべてエクスポート',
  counting: '件数を確認中…',
  start: 'すべてエクスポート',
  progress: 'エクスポートの進行状況',
  stay: keepOpen,
  stopsThen: 'エクスポートを実行中です。このページを離れるとキャンセルされます。',
  diskFull: 'このデバイスの空き容量が不足しています。容量を空けてもう一度お試しください。',
  done: (name, size) => `エクスポートが完了し、ブラウザに渡しました: ${name}（${size}）`,
  withPicture: 'プロフィール写真も含まれています。',
  downloadAgain: '再ダウンロード',
  exportAgain: '再エクスポート',
  missing: (count) => `次の${formatCount(count)}件は含まれていません:`,
  missingAll: 'すべての項目はmanifest.jsonに記載されています。',
  picture: 'プロフィール写真',
}

export const missingText: Translation<typeof Archive.missingText> = {
  unreadable: '読み取れませんでした',
}

export const namedText: Translation<typeof Archive.namedText> = {
  withReason: (name, reason) => `「${name}」: ${reason}`,
  more: (count) => `ほか${formatCount(count)}件`,
}

export const importText: Translation<typeof Archive.importText> = {
  heading: 'インポート',
  choose: 'ZIPファイルを選択',
  chooseOther: '別のファイルを選択',
  drop: 'このページにドロップすることもできます。',
  checking: 'ファイルを確認しています…',
  checkingProgress: '確認の進行状況',
  contains: 'このエクスポートの内容:',
  from: (moment) => `エクスポート日時: ${moment}`,
  missing: (count) => `${formatCount(count)}件の項目はこのエクスポートに含まれていません。`,
  account: 'アカウントは変更されません。',
  picture: 'アカウントは変更されません。ファイル内のプロフィール写真はインポートされません。',
  start: 'インポート',
  restoring: 'インポート中…',
  stopsThen:
    'インポートを実行中です。このページを離れると停止します。インポート済みの項目は残ります。残りを追加するには、ファイルをもう一度インポートしてください。',
  restoringProgress: 'インポートの進行状況',
  stay: keepOpen,
  pause: '一時停止',
  finish: '完了',
  paused: '一時停止しました。',
  failed: 'インポートが中断されました。',
  done: 'インポートが完了しました。',
  leftOut: (count) =>
    `次の${formatCount(count)}件はインポートされませんでした。ファイルには残っています:`,
  another: '別のファイルをインポート',
}

export const archiveRefusalText: Translation<typeof Archive.archiveRefusalText> = {
  'not-ours': 'このアプリからエクスポートされたファイルではありません。',
  newer:
    'このアプリのより新しいバージョンで作成されたファイルです。ページを再読み込みして、もう一度お試しください。',
  damaged:
    'このファイルは破損しているか、エクスポート後に変更されています。元のファイルを選択してください。',
  'too-large': 'このアプリからエクスポートされるファイルのサイズを超えています。',
  unreadable:
    'このファイルを読み取れなくなりました。移動または変更された可能性があります。もう一度選択してください。',
}

export const refusedText: Translation<typeof Archive.refusedText> = {
  nothing: '何も変更されていません。',
  partly: 'インポート済みの項目は残ります。',
}

const units = { second: '秒', minute: '分' }

export const timeLeftText: Translation<typeof TimeLeft.timeLeftText> = (milliseconds) => {
  const { count, unit } = roughTime(milliseconds)
  return `残り約${formatCount(count)}${units[unit]}`
}

export const collectionText: Translation<typeof Collection.collectionText> = {
  loading: '読み込み中…',
  slow: '読み込みを続けています。接続を確認してください。',
  offline: '変更はオンラインに戻ったときに保存されます。',
  refused: (names) => `これらの変更を保存できませんでした：${names}`,
  discard: '破棄',
  askDiscard: '未保存の変更を破棄しますか？',
  discardLead: (names) => `これらの未保存の変更は完全に失われます：${names}`,
  keep: '破棄しない',
}
