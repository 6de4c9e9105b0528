import { formatCount } from '#src/domain/format.ts'
import type * as Deletion from '#src/text/deletion/deletionText.ts'
import type { Translation } from '#translations/translation.ts'

export const deletionText: Translation<typeof Deletion.deletionText> = {
  title: 'アカウントの削除',
  heading: 'アカウントの削除',
  lead: 'この操作は元に戻せません。削除したアカウントは復元できません。',
  deleted: '削除されるもの',
  deletedAccount: (hasPhone) =>
    hasPhone
      ? 'アカウント（名前、写真、メールアドレス、電話番号を含む）'
      : 'アカウント（名前、写真、メールアドレスを含む）',
  deletedMethods: 'ログイン方法',
  uncounted: 'サーバーが応答しないため、件数を表示できません。',
  confirm: '本当に削除しますか？',
  typeEmail: (email) => `アカウントを削除するには「${email}」と入力してください`,
  typeWord: (word) => `アカウントを削除するには「${word}」と入力してください`,
  word: '削除',
  notTheSame: '入力内容が一致しません。',
  submit: 'アカウントを削除',
  submitting: '処理中…',
  packing: 'エクスポートを実行中です。完了を待つか、キャンセルしてから続けてください。',
  keep: 'アカウントを残す',
  confirmDelete: 'アカウントを削除するには、もう一度ログインしてください。',
  deleting: 'アカウントを削除しています',
  steps: '手順',
  stepOf: {
    locking: 'アカウントをロック',
    files: 'ファイル',
    verifying: '残りがないことを確認',
    accountDocuments: 'その他のアカウントデータ',
  },
  stepServices: '連携サービス',
  stepAccount: 'アカウント',
  progress: '進行状況',
  doneOf: (done, total) => `${formatCount(total)}件中${formatCount(done)}件を削除しました`,
  counting: '件数を確認中…',
  begunLead: 'まだ何も削除されていません。最初の手順が完了するまではキャンセルできます。',
  finalLead:
    'キャンセルはできなくなりました。このページを閉じて、後で任意のデバイスから完了することもできます。',
  cancelHint: '今キャンセルすれば、アカウントとそのすべての内容が残ります。',
  cancel: 'キャンセルしてアカウントを残す',
  canceling: 'キャンセル中…',
  canceled: 'アカウントは削除されませんでした。',
}

export const deletedFactorsText: Translation<typeof Deletion.deletedFactorsText> = {
  deleted: '2段階認証の方法',
}

export const deletedAnswersText: Translation<typeof Deletion.deletedAnswersText> = {
  deleted: 'アカウント作成時の回答',
}

export const stepText: Translation<typeof Deletion.stepText> = {
  done: '完了',
  inProgress: '進行中…',
  stopped: '停止',
  waiting: '待機中',
}

export const receiptText: Translation<typeof Deletion.receiptText> = {
  save: '削除証明書をダウンロード',
  lead: '削除証明書には、削除された内容と日時が記載されています。このページでのみ入手できます。',
  file: `${__BRAND__.fileName}-deletion-receipt.json`,
  remaining: [
    {
      what: 'アカウントID、削除の開始日時、および削除が確定したことの記録。ログインしていたデバイスから何かが保存されるのを防ぎます。',
      until: '約30日後に自動的に削除されます。',
    },
    {
      what: 'Google Cloudが保持するバックアップ。このアプリからはアクセスできません。',
      until:
        'プロジェクトで設定された期間。既定では、ファイルは7日間、アカウントは最長180日間です。',
    },
  ],
}

export const unfinishedDeletionText: Translation<typeof Deletion.unfinishedDeletionText> = {
  begun:
    'アカウントの削除を開始しましたが、まだ何も削除されていません。新しい変更はこのデバイスにのみ保存されます。',
  final: 'アカウントを削除しています。キャンセルはできません。',
  stale:
    '以前のアカウントを削除してから1時間が経過していません。変更を保存するには、後でもう一度ログインしてください。',
  keep: 'アカウントを残す',
  canceling: '処理中…',
  canceled: 'アカウントは削除されませんでした。',
}
