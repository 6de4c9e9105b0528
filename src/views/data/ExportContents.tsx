import type { ExportContents as Contents } from '../../domain/exportProgress.ts'
import { exportText } from '../../text/archiveText.ts'
import { formatSize } from '../../ui/formatSize.ts'
import styles from './data.module.css'

/** How much there is. Has room before it has words, so that no button below moves away from a pointer. */
export function ExportContents({ contents }: { contents: Contents | null }) {
  return (
    <p className={styles.contents}>
      {contents
        ? exportText.contents(contents.notes, contents.files, formatSize(contents.bytes))
        : exportText.counting}
    </p>
  )
}
