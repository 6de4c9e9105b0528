import type { Counts } from '../../domain/counts.ts'
import type { ExportProgress } from '../../domain/exportProgress.ts'
import { productText } from '../../productText.ts'
import { exportText } from '../../text/archiveText.ts'
import { timeLeftText } from '../../text/countText.ts'
import styles from './data.module.css'

type ExportWorkProps = {
  progress: ExportProgress
  /** What there is of everything; `null` while it is not known. */
  contents: Counts | null
}

/** How far the packing is. */
export function ExportWork({ progress, contents }: ExportWorkProps) {
  const { step, done, total, timeLeft } = progress
  const whole = total ?? (step === null ? null : contents?.[step]) ?? null
  return (
    <>
      <progress
        className={styles.progress}
        aria-label={exportText.progress}
        {...(whole !== null && { value: done, max: Math.max(whole, done, 1) })}
      />
      <p className={styles.muted}>
        {productText.archive.packed(progress)}
        {timeLeft !== null && `, ${timeLeftText(timeLeft)}`}. {exportText.stay}
      </p>
    </>
  )
}
