import type * as english from '#src/text/archiveText.ts'
import type { Translation } from '#translations/translation.ts'
import { grouped } from '#src/domain/format.ts'

export const dataText: Translation<typeof english.dataText> = {
  title: 'データ',
  lead: 'すべてのデータをエクスポートしたり、以前のエクスポートをインポートしたりできます。',
}

export const stayText: Translation<typeof english.stayText> = {
  heading: 'このページを離れますか？',
  stay: 'とどまる',
  leave: '中止して離れる',
}

const keepOpen = '完了するまでこのページを開いておいてください。'

export const exportText: Translation<typeof english.exportText> = {
  heading: 'すべてエクスポート',
  counting: '件数を確認中…',
  start: 'すべてエクスポート',
  progress: 'エクスポートの進行状況',
  stay: keepOpen,
  stopsThen: 'エクスポートを実行中です。このページを離れるとキャンセルされます。',
  cancel: 'キャンセル',
  full: 'このデバイスの空き容量が不足しています。容量を空けてもう一度お試しください。',
  retry: '再試行',
  done: (name, size) => `エクスポートが完了し、ブラウザに渡しました: ${name}（${size}）`,
  withPicture: 'プロフィール写真も含まれています。',
  again: '再ダウンロード',
  anew: '再エクスポート',
  missing: (count) => `次の${grouped(count)}件は含まれていません:`,
  missingAll: 'すべての項目はmanifest.jsonに記載されています。',
  picture: 'プロフィール写真',
}

export const missingText: Translation<typeof english.missingText> = {
  unreadable: '読み取れませんでした',
}

export const namedText: Translation<typeof english.namedText> = {
  withReason: (name, reason) => `「${name}」: ${reason}`,
  more: (count) => `ほか${grouped(count)}件`,
}

export const importText: Translation<typeof english.importText> = {
  heading: 'インポート',
  choose: 'ZIPファイルを選択',
  chooseOther: '別のファイルを選択',
  drop: 'このページにドロップすることもできます。',
  checking: 'ファイルを確認しています…',
  checkingProgress: '確認の進行状況',
  cancel: 'キャンセル',
  whole: 'このエクスポートの内容:',
  from: (moment) => `エクスポート日時: ${moment}`,
  missing: (count) => `${grouped(count)}件の項目はこのエクスポートに含まれていません。`,
  account: 'アカウントは変更されません。',
  picture: 'アカウントは変更されません。ファイル内のプロフィール写真はインポートされません。',
  start: 'インポート',
  leave: 'キャンセル',
  restoring: 'インポート中…',
  stopsThen:
    'インポートを実行中です。このページを離れると停止します。インポート済みの項目は残ります。残りを追加するには、ファイルをもう一度インポートしてください。',
  restoringProgress: 'インポートの進行状況',
  stay: keepOpen,
  stop: '停止',
  continue: '続ける',
  finish: 'インポートを終了',
  stopped: '停止しました。',
  halted: 'インポートが中断されました。',
  done: 'インポートが完了しました。',
  leftOut: (count) =>
    `次の${grouped(count)}件はインポートされませんでした。ファイルには残っています:`,
  another: '別のファイルをインポート',
}

export const archiveRefusalText: Translation<typeof english.archiveRefusalText> = {
  'not-ours': 'このアプリからエクスポートされたファイルではありません。',
  newer:
    'このアプリのより新しいバージョンで作成されたファイルです。ページを再読み込みして、もう一度お試しください。',
  damaged:
    'このファイルは破損しているか、エクスポート後に変更されています。元のファイルを選択してください。',
  'too-large': 'このアプリからエクスポートされるファイルのサイズを超えています。',
  unreadable:
    'このファイルを読み取れなくなりました。移動または変更された可能性があります。もう一度選択してください。',
}

export const refusedText: Translation<typeof english.refusedText> = {
  nothing: '何も変更されていません。',
  partly: 'インポート済みの項目は残ります。',
}
