import { paths } from '#src/paths.ts'
import { useNotesSnapshot } from '../hooks/useNotesSnapshot.ts'
import { notesText } from '../text/notesText.ts'
import { NewNoteButton } from '../ui/NewNoteButton.tsx'
import styles from './NotesView.module.css'

/** Shown next to the list while no note is open. */
export function NotesView() {
  useNotesSnapshot({ path: paths.home, isShown: true, isSaved: true })
  return (
    <div className={styles.invitation}>
      <p>{notesText.invitation}</p>
      <NewNoteButton variant="plain" />
    </div>
  )
}
