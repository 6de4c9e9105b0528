import type { KeptRow } from '../../domain/outboxRow.ts'
import { leavingText } from '../../text/leavingText.ts'
import { nameOfNote } from '../../ui/notes/nameOfNote.ts'
import styles from './TitlesLeft.module.css'

const shown = 5

/** How many notes have words that are nowhere else, and which. */
export function TitlesLeft({ rows }: { rows: readonly KeptRow[] }) {
  return (
    <div>
      <p>{leavingText.lead(rows.length)}</p>
      <ul className={styles.titles}>
        {rows.slice(0, shown).map(({ noteId, edit }) => (
          <li key={noteId}>{nameOfNote(edit.content)}</li>
        ))}
        {rows.length > shown && <li>{leavingText.more(rows.length - shown)}</li>}
      </ul>
    </div>
  )
}
