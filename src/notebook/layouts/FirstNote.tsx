import { notesText } from '../text/notesText.ts'
import styles from './FirstNote.module.css'

/** What a person sees who has no notes. */
export function FirstNote() {
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{notesText.emptyTitle}</h2>
      <p>{notesText.empty}</p>
    </div>
  )
}
