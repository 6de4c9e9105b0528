import { useSelector } from '@xstate/react'
import type { ItemCounts } from '#src/domain/data/itemCounts.ts'
import { formatSize } from '#src/domain/format.ts'
import type { DeletedItemsProps } from '#src/product/contract.ts'
import { maxCounted } from '../domain/itemCounts.ts'
import { useOutbox } from '../providers/NotebookProvider.tsx'
import { useUploadQueue } from '../providers/UploadQueueProvider.tsx'
import { deletedItemsText } from '../text/deletedItemsText.ts'

/** Lists how much of the notebook is deleted with the account. */
export function NotebookDeletedItems({ itemCounts, uncounted }: DeletedItemsProps) {
  const unsent = useSelector(useOutbox(), ({ context }) => context.rows.length)
  const { queue } = useUploadQueue()
  const unsentFiles = useSelector(
    queue ?? undefined,
    (current) => current?.context.uploads.length ?? 0,
  )
  return (
    <>
      <DeletedItemRow
        label={deletedItemsText.notes}
        counted={itemCounts ? notesIn(itemCounts) : uncounted}
      />
      <DeletedItemRow
        label={deletedItemsText.files}
        counted={itemCounts ? filesIn(itemCounts) : uncounted}
      />
      {unsent > 0 && <li>{deletedItemsText.changes(unsent)}</li>}
      {unsentFiles > 0 && <li>{deletedItemsText.uploads(unsentFiles)}</li>}
    </>
  )
}

function DeletedItemRow({ label, counted }: { label: string; counted: string }) {
  return (
    <li>
      <span>{label}</span> <strong data-counted>{counted}</strong>
    </li>
  )
}

function notesIn({ notes = 0, inTrash = 0 }: ItemCounts): string {
  if (inTrash === 0) return deletedItemsText.countedNotes(notes, null)
  const { manyInTrash, someInTrash } = deletedItemsText
  return deletedItemsText.countedNotes(
    notes,
    inTrash < maxCounted ? someInTrash(inTrash) : manyInTrash(maxCounted),
  )
}

function filesIn({ files = 0, bytes = 0 }: ItemCounts): string {
  return deletedItemsText.countedFiles(files, formatSize(bytes))
}
