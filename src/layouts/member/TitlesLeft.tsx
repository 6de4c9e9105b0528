import type { KeptRow } from '../../domain/outboxRow.ts'
import { leavingText } from '../../text/leavingText.ts'
import styles from './TitlesLeft.module.css'

const shown = 5

/** How many notes have words that are nowhere else, and which. */
export function TitlesLeft({ rows }: { rows: readonly KeptRow[] }) {
  return (
    <div>
      <p>{leavingText.lead(rows.length)}</p>
      <ul className={styles.titles}>
        {rows.slice(0, shown).map(({ noteId, edit }) => (
          <li key={noteId}>{edit.content.title.trim() || leavingText.untitled}</li>
        ))}
        {rows.length > shown && <li>{leavingText.more(rows.length - shown)}</li>}
      </ul>
    </div>
  )
}
