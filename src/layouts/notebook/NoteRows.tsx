import { useState } from 'react'
import type { ListedNote } from '../../domain/listedNotes.ts'
import { searchText } from '../../text/notesText.ts'
import { Button } from '../../ui/Button.tsx'
import { NoteRow } from './NoteRow.tsx'
import styles from './NoteRows.module.css'

const resultsAtOnce = 100

type NoteRowsProps = {
  notes: readonly ListedNote[]
  /** What is searched for, folded; nothing where the list is whole. */
  words: readonly string[]
}

/** The notes, as many of what was found as a person can look through. */
export function NoteRows({ notes, words }: NoteRowsProps) {
  const [most, setMost] = useState(resultsAtOnce)
  const shown = words.length > 0 ? notes.slice(0, most) : notes
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((note) => (
          <NoteRow key={note.id} note={note} words={words} />
        ))}
      </ul>
      {shown.length < notes.length && (
        <Button onClick={() => setMost(most + resultsAtOnce)}>{searchText.showMore}</Button>
      )}
    </>
  )
}
