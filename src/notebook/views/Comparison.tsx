import { hasSameWords, type NoteContent } from '../domain/note.ts'
import { conflictText } from '../text/noteText.ts'
import { Scroller } from '../ui/Scroller.tsx'
import styles from './dialogs.module.css'
import { TextComparison } from './TextComparison.tsx'

/** What a copy and the note that it came from say differently. */
export function Comparison({ other, mine }: { other: NoteContent; mine: NoteContent }) {
  if (hasSameWords(other, mine)) return <p>{conflictText.same}</p>
  return (
    <>
      <p className={styles.legend}>{conflictText.legend}</p>
      {other.deleted && <p>{conflictText.inTrash}</p>}
      <Scroller label={conflictText.heading} className={styles.texts}>
        <TextComparison heading={conflictText.title} other={other.title} mine={mine.title} />
        <TextComparison heading={conflictText.body} other={other.body} mine={mine.body} />
      </Scroller>
    </>
  )
}
