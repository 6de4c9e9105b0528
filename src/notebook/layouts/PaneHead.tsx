import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { notebookPaths } from '../paths.ts'
import { notesText } from '../text/notesText.ts'
import { NewNoteButton } from '../ui/NewNoteButton.tsx'
import { TrashIcon } from '../ui/noteIcons.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import iconButton from '../../ui/IconButton.module.css'
import styles from './PaneHead.module.css'

/** The top of the list: what it is, the trash, a new note, and the search. */
export function PaneHead({ isList, children }: { isList: boolean; children: ReactNode }) {
  return (
    <div className={styles.head}>
      {isList ? (
        <PageHeading title={notesText.title}>{notesText.title}</PageHeading>
      ) : (
        <Link href={paths.home} className={styles.title}>
          {notesText.title}
        </Link>
      )}
      <Link
        href={notebookPaths.trash}
        className={iconButton.button}
        aria-label={notesText.trash}
        title={notesText.trash}
      >
        <TrashIcon />
      </Link>
      <NewNoteButton />
      {children}
    </div>
  )
}
