import { notesText } from '../../text/notesText.ts'
import styles from './FirstNote.module.css'

/** What a person sees who has no notes. */
export function FirstNote() {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{notesText.emptyTitle}</p>
      <p>{notesText.empty}</p>
    </div>
  )
}
