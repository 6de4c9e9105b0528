import { paths } from '../../paths.ts'
import { noteText } from '../../text/noteText.ts'
import { notesText } from '../../text/notesText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import styles from './NoteEditor.module.css'

export function NoSuchNote() {
  return <NoteEnd heading={noteText.missing} lead={noteText.missingLead} />
}

export function NoteOutOfReach() {
  return <NoteEnd heading={noteText.unreachable} lead={noteText.unreachableLead} />
}

function NoteEnd({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className={styles.end}>
      <PageHeading title={heading} lead={lead}>
        {heading}
      </PageHeading>
      <p>
        <ButtonLink href={paths.home}>{notesText.back}</ButtonLink>
      </p>
    </div>
  )
}
