import type * as english from '#products/notebook/text/noteText.ts'
import { formatCount } from '#src/domain/format.ts'
import type { Translation } from '#translations/translation.ts'

export const noteText: Translation<typeof english.noteText> = {
  tab: 'メモ',
  title: 'タイトル',
  body: 'テキスト',
  bodyPlaceholder: 'メモを入力',
  pin: 'ピン留め',
  unpin: 'ピン留め解除',
  toTrash: 'ゴミ箱に移動',
  preview: 'プレビュー',
  picture: '画像',
  table: '表',
  code: 'コード',
  task: 'タスク',
  nothingToPreview: 'プレビューする内容がありません。',
  plainPreview: 'このテキストはプレビューできません。入力されたまま表示しています。',
  pieceMissing: 'この部分を読み込めませんでした。ページを再読み込みしてください。',
  opening: '開いています…',
  edited: (when) => `編集: ${when}`,
  // Japanese has no spaces between words.
  counts: (_, characters) => `${formatCount(characters)}文字`,

  missing: 'メモが見つかりません',
  missingLead: '完全に削除されたか、リンクが不完全な可能性があります。',
  unreachable: 'このメモはオフラインでは利用できません',
  unreachableLead:
    'このデバイスに保存されておらず、サーバーにも接続できません。オンラインに戻ると開きます。',

  saving: '保存中…',
  saved: '保存しました',
  onDevice: 'このデバイスに保存しました',
  inMemory: 'まだ保存されていません。このページを開いておいてください。',
  refused: '保存できませんでした',

  titleTooLong: 'タイトルが長すぎます。',
  bodyTooLong: 'テキストが長すぎます。',
  excess: (characters) => `${formatCount(characters)}文字減らしてください。`,

  inTrash: 'このメモはゴミ箱にあります。',
  restore: '復元',
}

export const conflictText: Translation<typeof english.conflictText> = {
  notice: '競合コピー',
  noticeLead:
    'このテキストは別のタブまたは別のデバイスでも変更されたため、両方のバージョンを残しました。',
  compare: '比較',
  heading: 'バージョンの比較',
  opening: 'もう一方のバージョンを開いています…',
  legend:
    'このバージョンにのみあるテキストには下線、もう一方のバージョンにのみあるテキストには取り消し線が付いています。',
  title: 'タイトル',
  body: 'テキスト',
  same: '2つのバージョンは同じです。',
  skipped: '変更のないテキスト',
  thisVersion: 'このバージョン',
  otherVersion: 'もう一方のバージョン',
  inTrash: 'もう一方のバージョンはゴミ箱にあります。両方を残す場合を除いて復元されます。',
  outcome:
    '残さないバージョンはゴミ箱に移動し、30日以内であれば復元できます。両方を残すと、別々の2つのメモになります。',
  outcomeOfFiles: 'このバージョンに添付されたファイルは、残すバージョンに引き継がれます。',
  originalDeleted:
    'もう一方のバージョンは完全に削除されました。このコピーをメモとして残すことができます。',
  unreachable: 'もう一方のバージョンはこのデバイスに保存されておらず、サーバーにも接続できません。',
  failed: {
    saving: 'もう一方のバージョンを更新できませんでした。もう一度お試しください。',
    movingFiles:
      'このコピーには、現在移動できないファイルがあります。オンラインに戻ってからもう一度お試しください。',
  },
  keepThis: 'このバージョンを残す',
  keepOther: 'もう一方を残す',
  keeping: '処理中…',
  keepBoth: '両方を残す',
  keepAsNote: 'メモとして残す',
  close: '後で決める',
}

export const refusedNoteText: Translation<typeof english.refusedNoteText> = {
  notAllowed: 'サーバーがこのメモを拒否しました。テキストはここに残っています。',
  tooMany: (limit) =>
    `メモの上限（${formatCount(limit)}件）に達しました。ゴミ箱のメモを完全に削除してから、もう一度お試しください。`,
  tooManyUnverified: (limit) =>
    `メモの上限（${formatCount(limit)}件）に達しました。メールアドレスを確認すると、さらに多くのメモを保存できます。`,
  openTrash: 'ゴミ箱を開く',
  verifyEmail: 'メールアドレスを確認',
  createAccount: 'アカウントを作成',
  tryAgain: '再試行',
  copy: 'テキストをコピー',
  copied: 'コピーしました',
  download: 'ダウンロード',
  discard: '破棄',
  askDiscard: '未保存の変更を破棄しますか？',
  discardLead: '最後の保存以降に入力した内容は完全に失われます。',
  keep: '破棄しない',
}

export const trashText: Translation<typeof english.trashText> = {
  title: 'ゴミ箱',
  lead: 'ゴミ箱のメモは30日後に完全に削除されます。',
  empty: 'ゴミ箱は空です。',
  loading: 'ゴミ箱を読み込んでいます…',
  unreachable: '現在、ゴミ箱を読み込めません。サーバーが応答すると表示されます。',
  restore: '復元',
  restoreNote: (title) => `「${title}」を復元`,
  delete: '完全に削除',
  deleteNote: (title) => `完全に削除:「${title}」`,
  goesSoon: '1日以内に削除',
  goesIn: (days) => `${formatCount(days)}日後に削除`,
  emptyTrash: 'ゴミ箱を空にする',
  askOne: (title) => `「${title}」を完全に削除しますか？`,
  askAll: 'ゴミ箱を空にしますか？',
  cannotUndo: 'この操作は元に戻せません。',
  confirmOne: '完全に削除',
  confirmAll: 'すべて削除',
  keepOne: 'キャンセル',
  keepAll: 'キャンセル',
  deleting: (count) => (count === 0 ? '削除中…' : `メモ${formatCount(count)}件を削除済み…`),
  deleted: (count) =>
    count === 0 ? '何も削除されませんでした。' : `メモ${formatCount(count)}件を削除しました。`,
  stop: '停止',
  cancel: 'キャンセル',
}
