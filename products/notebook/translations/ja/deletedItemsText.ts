import type * as english from '#products/notebook/text/deletedItemsText.ts'
import { grouped } from '#src/domain/format.ts'
import type { Translation } from '#translations/translation.ts'

export const deletedItemsText: Translation<typeof english.deletedItemsText> = {
  notes: 'サーバーとこのデバイスにあるすべてのメモ（ゴミ箱を含む）',
  files: 'すべてのファイル',
  countedNotes: (notes, inTrash) =>
    inTrash === null
      ? `メモ${grouped(notes)}件`
      : `メモ${grouped(notes)}件（うちゴミ箱に${inTrash}）`,
  countedFiles: (files, size) =>
    files === 0 ? 'ファイル0個' : `ファイル${grouped(files)}個（合計${size}）`,
  manyInTrash: (most) => `${grouped(most)}件以上`,
  someInTrash: (notes) => `${grouped(notes)}件`,
  changes: (notes) => `このデバイスにのみある、メモ${grouped(notes)}件の未保存の変更`,
  uploads: (files) =>
    `アップロードが完了しておらず、このデバイスにのみあるファイル${grouped(files)}個`,
}
