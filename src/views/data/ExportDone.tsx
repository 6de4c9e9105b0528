import type { ExportOutcome } from '../../domain/exportProgress.ts'
import { exportText, missingText } from '../../text/archiveText.ts'
import styles from './data.module.css'
import { NamedThings } from './NamedThings.tsx'

/** What the archive holds, and what it does not. */
export function ExportDone({ outcome }: { outcome: ExportOutcome }) {
  const { counts, missing } = outcome
  return (
    <div className={styles.result}>
      <p>{exportText.holds(counts.notes, counts.files)}</p>
      {missing.length > 0 && (
        <>
          <p>{exportText.missing(missing.length)}</p>
          <NamedThings things={missing} reasons={missingText} />
          <p>{exportText.missingAll}</p>
        </>
      )}
    </div>
  )
}
