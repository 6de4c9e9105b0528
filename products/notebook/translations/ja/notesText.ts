import type * as english from '#products/notebook/text/notesText.ts'
import { formatCount } from '#src/domain/format.ts'
import type { Translation } from '#translations/translation.ts'

export const notesText: Translation<typeof english.notesText> = {
  title: 'メモ',
  list: 'メモの一覧',
  back: 'すべてのメモ',
  newNote: '新しいメモ',
  trash: 'ゴミ箱',
  untitled: '無題',
  loading: 'メモを読み込んでいます…',
  mayBeOutdated:
    '最新の変更がまだ反映されていない可能性があります。サーバーが応答すると表示されます。',
  unreachable: '現在、メモを読み込めません。サーバーが応答すると表示されます。',
  unreachableWait: '現在、他のメモを読み込めません。サーバーが応答すると表示されます。',
  emptyTitle: 'メモはまだありません',
  empty: '入力した内容は、オフラインでも自動的に保存されます。自分だけが読むことができます。',
  more: 'メモをさらに表示',
  moreComing: '読み込んでいます…',
  invitation: 'メモを選択するか、新しいメモを作成してください。',
  pin: (title) => `「${title}」をピン留め`,
  unpin: (title) => `「${title}」のピン留めを解除`,
  moveToTrash: (title) => `「${title}」をゴミ箱に移動`,
  pinned: 'ピン留め',
  conflicted: '競合コピー',
  onDevice: 'このデバイスに保存',
  mayBeDeleted:
    '空き容量が不足したときや、1週間アクセスがないときに、このブラウザが未保存の変更を削除することがあります。早めにオンラインにするか、コピーをダウンロードしてください。',
  downloadCopy: 'コピーをダウンロード',
  inMemory: '未保存',
  refused: '保存できませんでした',
}

const inAll = 'すべてのメモ'

export const searchText: Translation<typeof english.searchText> = {
  label: 'メモを検索',
  clear: '検索をクリア',
  found: (count, newest) => {
    const scope = newest === null ? inAll : `最新のメモ${formatCount(newest)}件`
    return count === 0
      ? `${scope}を検索しましたが、見つかりませんでした。ゴミ箱は検索対象外です。`
      : `${scope}を検索し、${formatCount(count)}件見つかりました。`
  },
  inAll,
  searchAll: 'すべてのメモを検索',
  searching: (found, loaded) =>
    found === 0
      ? `まだ見つかっていません。メモを検索しています: ${formatCount(loaded)}件検索済み…`
      : `${formatCount(found)}件見つかりました。メモを検索しています: ${formatCount(loaded)}件検索済み…`,
  stop: '停止',
  showMore: '結果をさらに表示',
}

export const undoText: Translation<typeof english.undoText> = {
  trashed: 'メモをゴミ箱に移動しました。',
  restored: 'メモを復元しました。',
  failed: 'メモを変更できませんでした。もう一度お試しください。',
  undo: '元に戻す',
  dismiss: '閉じる',
}

export const shortcutsText: Translation<typeof english.shortcutsText> = {
  heading: 'キーボードショートカット',
  close: '閉じる',
  singleKeys: '単一キーのショートカットを使う',
  names: {
    newNote: '新しいメモ',
    search: 'メモを検索',
    bold: '太字',
    italic: '斜体',
    save: '今すぐ保存',
    undo: '直前の変更を元に戻す',
    list: 'この一覧を表示',
  },
}

export const deviceText: Translation<typeof english.deviceText> = {
  question:
    'ご自身のデバイスですか？メモをここに保存すると、すばやく開けてオフラインでも利用できます。',
  storeHere: 'メモをここに保存',
  decline: '保存しない',
  nowStored: 'メモはこのデバイスに保存されるようになりました。',
  nowNotStored: 'メモはこのデバイスに保存されません。',
  label: 'オフラインのメモ',
  stored:
    '開いたメモは、ログアウトするまで暗号化してここに保存されます。すばやく開けて、オフラインでも利用できます。',
  notStored: '未保存の変更のみ、暗号化してここに保管されます。',
  sharedComputer: '共用パソコンのため、ここには何も保存されません。',
  stopStoring: 'ここへの保存を停止',
  notRemoved: 'このデバイスからメモを削除できませんでした。もう一度お試しください。',
}

export const storageProblemText: Translation<typeof english.storageProblemText> = {
  blocked:
    'このブラウザではデータの保存がブロックされています。変更が保存されるまでオンラインのままにしてください。',
  full: 'このデバイスの空き容量がありません。容量を空けるか、変更が保存されるまでオンラインのままにしてください。',
  shared:
    '共用パソコンのため、何も保存されません。変更が保存されるまでオンラインのままにしてください。',
  'no-key':
    'このデバイスは、一度オンラインになるまで変更を保存できません。このページを開いておいてください。',
}
