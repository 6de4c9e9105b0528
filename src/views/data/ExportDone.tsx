import type { ExportOutcome } from '../../domain/exportProgress.ts'
import { productText } from '../../productText.ts'
import { exportText, missingText } from '../../text/archiveText.ts'
import styles from './data.module.css'
import { NamedThings } from './NamedThings.tsx'

/** What the archive holds, and what it does not. */
export function ExportDone({ outcome }: { outcome: ExportOutcome }) {
  const { counts, missing, hasPicture } = outcome
  return (
    <div className={styles.result}>
      <p>
        {productText.archive.holds(counts)} {hasPicture && exportText.withPicture}
      </p>
      {missing.length > 0 && (
        <>
          <p>{exportText.missing(missing.length)}</p>
          <NamedThings
            things={missing}
            reasons={{ ...missingText, ...productText.archive.missing }}
          />
          <p>{exportText.missingAll}</p>
        </>
      )}
    </div>
  )
}
