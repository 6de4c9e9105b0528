import { Suspense, type ReactNode } from 'react'
import { lazyComponent } from '../../lazy.tsx'
import { paths } from '../../paths.ts'
import { noteText } from '../text/noteText.ts'
import { notesText } from '../text/notesText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import styles from './NoteEditor.module.css'

const StrandedFiles = lazyComponent(() => import('./files/StrandedFiles.tsx'), 'StrandedFiles')

/** @param props.noteId where the address names one: files that were given for it may still be on this device. */
export function NoSuchNote({ noteId }: { noteId?: string }) {
  return (
    <NoteEnd heading={noteText.missing} lead={noteText.missingLead}>
      {noteId && (
        <Suspense>
          <StrandedFiles noteId={noteId} />
        </Suspense>
      )}
    </NoteEnd>
  )
}

export function NoteOutOfReach() {
  return <NoteEnd heading={noteText.unreachable} lead={noteText.unreachableLead} />
}

type NoteEndProps = { heading: string; lead: string; children?: ReactNode }

function NoteEnd({ heading, lead, children }: NoteEndProps) {
  return (
    <div className={styles.end}>
      <PageHeading title={heading} lead={lead}>
        {heading}
      </PageHeading>
      {children}
      <p>
        <ButtonLink href={paths.home}>{notesText.back}</ButtonLink>
      </p>
    </div>
  )
}
