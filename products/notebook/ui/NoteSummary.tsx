import type { ReactNode } from 'react'
import { headlineOf } from '../domain/headline.ts'
import type { ListedNote } from '../domain/list/listedNotes.ts'
import { excerptOf, passagesOf } from '../domain/search/noteSearch.ts'
import { notesText } from '../text/notesText.ts'
import styles from './NoteSummary.module.css'

type NoteSummaryProps = {
  note: ListedNote
  /** The search words from `wordsOf`. */
  words: readonly string[]
  /** Facts shown below, such as the date. */
  children: ReactNode
}

/** A note in a list: title, excerpt with highlighted matches, and status. */
export function NoteSummary({ note, words, children }: NoteSummaryProps) {
  const { title, rest } = headlineOf(note.content)
  return (
    <>
      <bdi className={styles.title} data-empty={title === '' || undefined}>
        {title === '' ? notesText.untitled : <Highlighted words={words}>{title}</Highlighted>}
      </bdi>
      <bdi className={styles.excerpt}>
        <Highlighted words={words}>{excerptOf(rest, words)}</Highlighted>
      </bdi>
      <span className={styles.facts}>
        {children}
        {note.content.conflictOf !== null && (
          <span className={styles.mark}>{notesText.conflicted}</span>
        )}
        {note.status === 'onDevice' && (
          <span className={styles.inMemory}>{notesText.onDevice}</span>
        )}
        {note.status === 'inMemory' && (
          <span className={styles.inMemory}>{notesText.inMemory}</span>
        )}
        {note.status === 'refused' && <span className={styles.refused}>{notesText.refused}</span>}
      </span>
    </>
  )
}

type HighlightedProps = {
  children: string
  /** The search words from `wordsOf`. */
  words: readonly string[]
}

function Highlighted({ children, words }: HighlightedProps) {
  if (words.length === 0) return <span>{children}</span>
  return passagesOf(children, words).map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}
