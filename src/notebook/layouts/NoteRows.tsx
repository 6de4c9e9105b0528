import type { ListedNote } from '../domain/noteList.ts'
import { NoteRow } from './NoteRow.tsx'
import styles from './NoteRows.module.css'

type NoteRowsProps = {
  notes: readonly ListedNote[]
  /** What is searched for, folded; nothing where the list is whole. */
  words: readonly string[]
}

export function NoteRows({ notes, words }: NoteRowsProps) {
  return (
    <ul className={styles.rows}>
      {notes.map((note) => (
        <NoteRow key={note.id} note={note} words={words} />
      ))}
    </ul>
  )
}
