import { filesOnNoteLimit } from '#products/notebook/domain/note.ts'
import type * as english from '#products/notebook/text/filesText.ts'
import { fileSizeLimit } from '#src/domain/files/fileLimits.ts'
import { formatCount, formatSize } from '#src/domain/format.ts'
import type { Translation } from '#translations/translation.ts'

export const filesText: Translation<typeof english.filesText> = {
  heading: 'ファイル',
  stranded: 'このデバイスのファイル',
  add: 'ファイルを追加',
  queueMissing: '現在、ファイルを追加できません。テキストには影響ありません。',
  drop: 'ファイルをドロップしてこのメモに追加',
  adding: 'ファイルを確認しています…',
  added: (name) => `「${name}」を追加しました。`,
  pastedName: (moment, ending) => `貼り付けた画像 ${moment}${ending}`,
  unknown: '現在、ファイルを読み込めません。サーバーが応答すると表示されます。',
  open: (name) => `「${name}」を開く`,
  download: (name) => `「${name}」をダウンロード`,
  delete: (name) => `「${name}」を削除`,
  fetching: 'ダウンロード中…',
  cancel: 'キャンセル',
  tooLargeToShow: 'この画像はプレビューできません。ダウンロードは可能です。',
  downloadPicture: 'ダウンロード',
  close: '閉じる',
  deleted: (name) => `「${name}」は削除されます。`,
  undo: '元に戻す',
  keepPageOpen: 'ファイルが削除されるまで、このページを開いておいてください。',
  deletionFailed: (name) => `「${name}」をまだ削除できていません。再試行を続けます。`,
  tryAgain: '再試行',
}

export const uploadText: Translation<typeof english.uploadText> = {
  progress: (name) => `「${name}」のアップロードの進行状況`,
  sent: (share, size) => `${size}中${share}`,
  waiting: '待機中',
  retrying: '再試行を続けます。',
  paused: '一時停止中',
  finishing: '完了処理中…',
  notPersisted:
    'このファイルはこのデバイスに保存されていません。このページを開いておいてください。',
  pause: '一時停止',
  resume: '再開',
  cancel: 'キャンセル',
  retry: '再試行',
  download: 'このデバイスに保存',
  remove: '削除',
  labelFor: (action, name) => `${action}:「${name}」`,
}

export const uploadRefusalText: Translation<typeof english.uploadRefusalText> = {
  'no-room': 'ストレージの空き容量がありません。他のファイルを削除して、もう一度お試しください。',
  'note-gone':
    'このファイルのメモはゴミ箱にあるか、削除されています。ファイルはこのデバイスに残っています。',
  deleted: '別のデバイスなどで削除されました。コピーがこのデバイスに残っています。',
  unreadable: 'このデバイスで読み取れなくなりました。もう一度追加してください。',
  'not-allowed': 'サーバーがこのファイルを拒否しました。ファイルはこのデバイスに残っています。',
}

const kinds: Readonly<Record<string, string>> = {
  'image/png': 'PNG画像',
  'image/jpeg': 'JPEG画像',
  'image/gif': 'GIF画像',
  'image/webp': 'WebP画像',
  'image/avif': 'AVIF画像',
  'application/pdf': 'PDF',
  'text/plain': 'テキスト',
  'text/markdown': 'Markdown',
  'text/csv': '表（CSV）',
  'application/json': 'JSON',
  'application/zip': 'ZIPアーカイブ',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word文書',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excelスプレッドシート',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'PowerPointプレゼンテーション',
  'application/vnd.oasis.opendocument.text': 'OpenDocumentテキスト',
  'application/vnd.oasis.opendocument.spreadsheet': 'OpenDocumentスプレッドシート',
  'application/vnd.oasis.opendocument.presentation': 'OpenDocumentプレゼンテーション',
  'audio/mpeg': 'MP3オーディオ',
  'audio/mp4': 'M4Aオーディオ',
  'audio/wav': 'WAVオーディオ',
  'audio/ogg': 'OGGオーディオ',
  'video/mp4': 'MP4動画',
  'video/webm': 'WebM動画',
  'video/quicktime': 'QuickTime動画',
}

export const fileKind: Translation<typeof english.fileKind> = (type) => kinds[type] ?? 'ファイル'

export const fileRefusalText: Translation<typeof english.fileRefusalText> = {
  heading: (count) => `${formatCount(count)}個のファイルを追加できませんでした。`,
  withReason: (name, reason) => `${name}: ${reason}`,
  empty: '空のファイルです。',
  'too-large': `${formatSize(fileSizeLimit)}を超えています。`,
  'type-not-allowed': 'このファイル形式には対応していません。',
  'not-what-it-says': '内容がファイル名と一致しません。',
  'too-many': `1つのメモに追加できるファイルは${formatCount(filesOnNoteLimit)}個までです。`,
  'no-room':
    'ストレージの空き容量がありません。他のファイルを削除してから、もう一度追加してください。',
  unreadable: '読み取れませんでした。追加できるのはファイルのみで、フォルダは追加できません。',
  'not-stored': 'このデバイスに保存できませんでした。もう一度追加してください。',
  supported:
    '対応形式: 画像（PNG、JPEG、GIF、WebP、AVIF）、PDF、テキスト、Markdown、CSV、JSON、ZIP、Office文書、オーディオ（MP3、M4A、WAV、OGG）、動画（MP4、WebM、MOV）。',
  dismiss: '閉じる',
}
