import type { ReactNode } from 'react'
import { headlineOf } from '../domain/headline.ts'
import type { ListedNote } from '../domain/noteList.ts'
import { excerptOf, passagesOf } from '../domain/noteSearch.ts'
import { notesText } from '../text/notesText.ts'
import styles from './NoteSummary.module.css'

type NoteSummaryProps = {
  note: ListedNote
  /** What is searched for, folded. */
  words: readonly string[]
  /** Stands below: when it was changed, and the like. */
  children: ReactNode
}

/** What a list says of a note: its title, where its text begins or matches, and how it stands. */
export function NoteSummary({ note, words, children }: NoteSummaryProps) {
  const { title, rest } = headlineOf(note.content)
  return (
    <>
      <span className={styles.title} data-empty={title === '' || undefined}>
        {title === '' ? notesText.untitled : <Highlighted words={words}>{title}</Highlighted>}
      </span>
      <span className={styles.excerpt}>
        <Highlighted words={words}>{excerptOf(rest, words)}</Highlighted>
      </span>
      <span className={styles.facts}>
        {children}
        {note.content.conflictOf !== null && (
          <span className={styles.mark}>{notesText.conflicted}</span>
        )}
        {note.state === 'onDevice' && <span className={styles.waiting}>{notesText.onDevice}</span>}
        {note.state === 'waiting' && <span className={styles.waiting}>{notesText.waiting}</span>}
        {note.state === 'refused' && <span className={styles.refused}>{notesText.refused}</span>}
      </span>
    </>
  )
}

type HighlightedProps = {
  children: string
  /** What is searched for, folded. */
  words: readonly string[]
}

/** A text with the search terms highlighted. */
function Highlighted({ children, words }: HighlightedProps) {
  if (words.length === 0) return children
  return passagesOf(children, words).map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  )
}
