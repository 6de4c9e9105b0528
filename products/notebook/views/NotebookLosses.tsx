import { useSelector } from '@xstate/react'
import type { LossesProps } from '#src/product/contract.ts'
import { maxCounted } from '../domain/holdings.ts'
import type { Counts } from '#src/domain/data/counts.ts'
import { actorIn } from '#src/providers/lazyActor.ts'
import { formatSize } from '#src/domain/format.ts'
import { lossesText } from '../text/lossesText.ts'
import { useOutbox } from '../providers/NotebookProvider.tsx'
import { useUploads } from '../hooks/useUploads.ts'

/** Lists how much of the notebook an account deletion removes. */
export function NotebookLosses({ holdings, uncounted }: LossesProps) {
  const unsent = useSelector(useOutbox(), ({ context }) => context.rows.length)
  const unsentFiles = useSelector(
    actorIn(useUploads()) ?? undefined,
    (queue) => queue?.context.uploads.length ?? 0,
  )
  return (
    <>
      <Loss label={lossesText.notes} counted={holdings ? notesIn(holdings) : uncounted} />
      <Loss label={lossesText.files} counted={holdings ? filesIn(holdings) : uncounted} />
      {unsent > 0 && <li>{lossesText.changes(unsent)}</li>}
      {unsentFiles > 0 && <li>{lossesText.uploads(unsentFiles)}</li>}
    </>
  )
}

function Loss({ label, counted }: { label: string; counted: string }) {
  return (
    <li>
      <span>{label}</span> <strong data-counted>{counted}</strong>
    </li>
  )
}

function notesIn({ notes = 0, inTrash = 0 }: Counts): string {
  if (inTrash === 0) return lossesText.countedNotes(notes, null)
  const { manyInTrash, someInTrash } = lossesText
  return lossesText.countedNotes(
    notes,
    inTrash < maxCounted ? someInTrash(inTrash) : manyInTrash(maxCounted),
  )
}

function filesIn({ files = 0, bytes = 0 }: Counts): string {
  return lossesText.countedFiles(files, formatSize(bytes))
}
