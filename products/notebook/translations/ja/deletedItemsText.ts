import type * as english from '#products/notebook/text/deletedItemsText.ts'
import { formatCount } from '#src/domain/format.ts'
import type { Translation } from '#translations/translation.ts'

export const deletedItemsText: Translation<typeof english.deletedItemsText> = {
  notes: 'サーバーとこのデバイスにあるすべてのメモ（ゴミ箱を含む）',
  files: 'すべてのファイル',
  countedNotes: (notes, inTrash) =>
    inTrash === null
      ? `メモ${formatCount(notes)}件`
      : `メモ${formatCount(notes)}件（うちゴミ箱に${inTrash}）`,
  countedFiles: (files, size) =>
    files === 0 ? 'ファイル0個' : `ファイル${formatCount(files)}個（合計${size}）`,
  manyInTrash: (most) => `${formatCount(most)}件以上`,
  someInTrash: (notes) => `${formatCount(notes)}件`,
  changes: (notes) => `このデバイスにのみある、メモ${formatCount(notes)}件の未保存の変更`,
  uploads: (files) =>
    `アップロードが完了しておらず、このデバイスにのみあるファイル${formatCount(files)}個`,
}
