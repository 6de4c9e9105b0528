import type { ExportContents as Contents } from '../../domain/exportProgress.ts'
import { exportText } from '../../text/dataText.ts'
import { formatSize } from '../../ui/formatSize.ts'
import styles from './data.module.css'

/** How much there is. */
export function ExportContents({ contents }: { contents: Contents }) {
  const { notes, files, bytes, unsynced } = contents
  return (
    <p className={styles.muted}>
      {exportText.contents(notes, files, formatSize(bytes))}
      {unsynced > 0 && ` ${exportText.unsynced(unsynced)}`}
    </p>
  )
}
