import type { ExportOutcome } from '../../domain/exportProgress.ts'
import { exportText, missingText } from '../../text/dataText.ts'
import { formatSize } from '../../ui/formatSize.ts'
import { NamedThings } from './NamedThings.tsx'

/** What the archive holds, and what it does not. */
export function ExportDone({ outcome }: { outcome: ExportOutcome }) {
  const { name, size, counts, missing } = outcome
  return (
    <>
      <p>{exportText.done(name, formatSize(size))}</p>
      <p>{exportText.holds(counts.notes, counts.files)}</p>
      {missing.length > 0 && (
        <>
          <p>{exportText.missing(missing.length)}</p>
          <NamedThings things={missing} reasons={missingText} />
          <p>{exportText.missingAll}</p>
        </>
      )}
    </>
  )
}
