import { useSelector } from '@xstate/react'
import type { NoteActor } from '../actors/noteFlows.ts'
import { useConnection } from '../../providers/useConnection.ts'
import { useOutbox } from '../providers/NotebookProvider.tsx'
import { noteText } from '../text/noteText.ts'
import styles from './NoteBar.module.css'
import { noteStatus, type NoteStatus } from './noteStatus.ts'

const sentences: Readonly<Record<NoteStatus, string>> = {
  untouched: '',
  saving: noteText.saving,
  saved: noteText.saved,
  onDevice: noteText.onDevice,
  notYet: noteText.notYet,
  refused: noteText.refused,
}

/** Says quietly where the words are. */
export function NoteStatusLine({ actor }: { actor: NoteActor }) {
  const { trouble } = useConnection()
  const hasFailed = useSelector(useOutbox(), ({ context }) => context.failures > 0)
  const isStuck = hasFailed || trouble !== null
  const status = useSelector(actor, (snapshot) => noteStatus(snapshot, isStuck))
  return (
    <p className={styles.status} data-status={status} data-momentary>
      {sentences[status]}
    </p>
  )
}
