import type * as english from '#products/notebook/text/productText.ts'
import type { ItemCounts } from '#src/domain/data/itemCounts.ts'
import { formatSize, formatCount, formatList } from '#src/domain/format.ts'
import type { ArchiveText, DeletionText, MoveText } from '#src/product/textContract.ts'
import type { Translation } from '#translations/translation.ts'

const of = (counts: ItemCounts, name: string) => counts[name] ?? 0

const notesOf = (count: number) => `メモ${formatCount(count)}件`
const filesOf = (count: number) => `ファイル${formatCount(count)}個`
const notesAndFilesOf = (notes: number, files: number) =>
  formatList([notesOf(notes), filesOf(files)])

export const entryText: Translation<typeof english.entryText> = {
  file: 'ファイル',
  withoutNote: 'メモのないファイル',
  encrypted: 'このデバイスに保存された項目',
}

const archive: ArchiveText = {
  exportLead:
    'ブラウザでZIPファイルを作成します。メモのテキストファイル（ゴミ箱を含む）、ファイル、アカウントの詳細が含まれます。パスワードは含まれません。',
  counts: (counts) => `${notesAndFilesIn(counts)}。`,
  unsaved: (counts) => {
    const unsent = of(counts, 'unsent')
    return unsent === 0 ? null : `まだ保存されていない変更${formatCount(unsent)}件を含みます。`
  },
  packing: (step) =>
    step === 'files' ? 'ファイルをエクスポートしています…' : 'メモをエクスポートしています…',
  packed: ({ step, done, total }) =>
    step === 'files' && total !== null
      ? `${formatSize(total)}中${formatSize(done)}`
      : `${notesOf(done)}を処理済み`,
  contained: (counts) =>
    `${notesAndFilesOf(of(counts, 'notes'), of(counts, 'files'))}が含まれています。`,
  missing: {
    unreadable: '読み取れませんでした',
    'not-arrived': '追加したデバイスからまだアップロードされていません',
    'too-large': 'サイズが大きすぎてエクスポートできません',
    encrypted: 'このバージョンのアプリでは読み取れないため、元の場所に残ります',
  },
  importLead:
    'ここでエクスポートしたZIPファイルから、メモとファイルを復元します。別のアカウントのファイルも使用できます。既存のデータが変更されたり、置き換えられたりすることはありません。',
  preview: (counts) => {
    const notes = notesOf(of(counts, 'notes'))
    const inTrash = of(counts, 'inTrash')
    const files = of(counts, 'files')
    const unsent = of(counts, 'unsent')
    return [
      inTrash === 0 ? notes : `${notes}（うちゴミ箱に${formatCount(inTrash)}件）`,
      files === 0 ? filesOf(0) : `${filesOf(files)}（合計${formatSize(of(counts, 'bytes'))}）`,
      ...(unsent === 0 ? [] : [`未保存の変更${formatCount(unsent)}件`]),
    ]
  },
  rules:
    '既存のメモは変更されません。内容が異なるメモは、ファイル内のバージョンが別のメモとして追加されます。インポートした項目の日付は今日になります。',
  soFar: (counts) =>
    `${notesAndFilesOf(of(counts, 'notesAdded'), of(counts, 'filesAdded'))}を追加済みです。`,
  outcome: (counts) => {
    const added = notesAndFiles(of(counts, 'notesAdded'), of(counts, 'filesAdded'))
    const there = notesAndFiles(of(counts, 'notesExisting'), of(counts, 'filesExisting'))
    const separateNotes = of(counts, 'separateNotes')
    return [
      added ? `${added}を追加しました。` : '何も追加されませんでした。',
      ...(there ? [`${there}はすでにここにありました。`] : []),
      ...(separateNotes === 0
        ? []
        : [
            `${notesOf(separateNotes)}はここの内容と異なるため、ファイル内のバージョンを別のメモとして追加しました。`,
          ]),
    ]
  },
  full: (items) =>
    items === 'notes'
      ? 'メモの上限に達しました。メモを完全に削除するか、メールアドレスを確認してから続けてください。'
      : 'ストレージの空き容量がありません。ファイルを削除するか、メールアドレスを確認してから続けてください。',
  leftOut: {
    'too-long': 'メモとしては長すぎます',
    'note-gone':
      'メモが存在しないか、ゴミ箱にあります。メモを復元してから、もう一度インポートしてください',
    'deleted-here': '削除処理中です',
    'type-not-allowed': 'ファイル形式に対応していないか、内容がファイル名と一致しません',
    'not-allowed': 'サーバーに拒否されました',
  },
}

function notesAndFilesIn(counts: ItemCounts): string {
  const files = of(counts, 'files')
  const both = notesAndFilesOf(of(counts, 'notes'), files)
  return files === 0 ? both : `${both}（合計${formatSize(of(counts, 'bytes'))}）`
}

/** The number of notes and files; `null` if there are none. */
function notesAndFiles(notes: number, files: number): string | null {
  if (notes > 0 && files > 0) return notesAndFilesOf(notes, files)
  if (notes > 0) return notesOf(notes)
  return files > 0 ? filesOf(files) : null
}

const itemsIn = (counts: ItemCounts) => notesAndFiles(of(counts, 'notes'), of(counts, 'files'))

const move: MoveText = {
  counting: 'メモとファイルを確認しています…',
  uncounted: 'メモとファイルも一緒に移動します。',
  comesAlong: (counts, unsaved) => {
    const items = itemsIn(counts)
    if (items) return `${items}も一緒に移動します。`
    return unsaved === 0
      ? 'ここにはまだメモがないため、移動するものはありません。'
      : 'メモも一緒に移動します。'
  },
  unsaved: (count) => `${notesOf(count)}に未保存の変更があります。この変更も移動します。`,
  title: 'メモの移動',
  heading: 'メモを移動しています',
  lead: 'ゲストのメモとファイルをアカウントに移動しています。作業は続けられます。',
  steps: { notes: 'メモ', files: 'ファイル' },
  notYet: 'まだ移動していないメモがあります',
  freeUpSpace: '不要なメモやファイルを完全に削除してから続けてください。',
  home: 'メモに移動',
  movedHeading: 'メモを移動しました',
  movedLead:
    'ゲストのメモとファイルは、すべてアカウントに移動しました。ゲスト側のコピーは削除されました。',
  confirmHeading: (account, counts) => {
    const items = counts && itemsIn(counts)
    return items
      ? `${items}を${account}に移動しますか？`
      : `このブラウザのゲストのメモを${account}に移動しますか？`
  },
  confirmLead: (account) =>
    `このブラウザで、ゲストとしてメモを書いた人がいます。書いたのがご自身で、${account}がご自身のアカウントである場合にのみ移動してください。移動しない場合、メモはそのまま残ります。`,
  pendingHeading: 'ゲストのメモが残っています',
  pendingLead:
    'ログインする前に、このブラウザでゲストとしてメモを書いた人がいます。ほかの人に確認することはありません。移動または削除するまで、メモはここに残ります。',
  deletePendingGuest: 'ゲストのメモを削除',
  pendingDeleted: 'ゲストのメモを削除しました',
  noticeMoving: 'ゲストのメモをアカウントに移動しています…',
  noticeStopped: 'まだアカウントに移動していないゲストのメモがあります。',
  noticeWaiting: 'サーバーが利用可能になると、ゲストのメモの移動を再開します。',
  noticeMoved: 'ゲストのメモをアカウントに移動しました。',
  noticeGuestGone: 'メモの移動元のゲストアカウントは存在しません。',
  noticeUnconfirmed: 'このブラウザで、ゲストとしてメモを書いた人がいます。',
}

const deletion: DeletionText = {
  guest: 'このブラウザのゲストセッションにあり、アカウントに移動していないメモとファイル',
  documents: 'メモ',
  dataDeleted: 'メモとファイルを削除しました。次にアカウントを削除します。',
}

export const productText: Translation<typeof english.productText> = {
  archive,
  move,
  deletion,
}
