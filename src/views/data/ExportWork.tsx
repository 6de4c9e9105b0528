import type { ExportProgress } from '../../domain/exportProgress.ts'
import { exportText } from '../../text/archiveText.ts'
import { timeLeftText } from '../../text/countText.ts'
import { formatSize } from '../../ui/formatSize.ts'
import styles from './data.module.css'

type ExportWorkProps = {
  progress: ExportProgress
  /** `null` while it is not known. */
  notesInAll: number | null
}

/** How far the packing is: first by notes, then by the bytes of files. */
export function ExportWork({ progress, notesInAll }: ExportWorkProps) {
  const { stage, notes, bytes, bytesInAll, timeLeft } = progress
  const isAtFiles = stage === 'files' && bytesInAll > 0
  const part = isAtFiles ? bytes : notes
  const whole = isAtFiles ? bytesInAll : notesInAll
  return (
    <>
      <progress
        className={styles.progress}
        aria-label={exportText.progress}
        {...(whole !== null && { value: part, max: Math.max(whole, part, 1) })}
      />
      <p className={styles.muted}>
        {isAtFiles
          ? exportText.bytesSoFar(formatSize(bytes), formatSize(bytesInAll))
          : exportText.notesSoFar(notes)}
        {timeLeft !== null && `, ${timeLeftText(timeLeft)}`}. {exportText.stay}
      </p>
    </>
  )
}
