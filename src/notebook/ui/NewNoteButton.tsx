import { useLocation } from 'wouter'
import { useOfflineParts } from '../offlineParts.ts'
import { pathOfNote } from '../paths.ts'
import { notesText } from '../text/notesText.ts'
import { Button } from '../../ui/Button.tsx'
import { PlusIcon } from './noteIcons.tsx'

/** Opens the page of a note that is not written yet, once all is here that writing without a network needs. */
export function NewNoteButton({ look = 'primary' }: { look?: 'primary' | 'plain' }) {
  const [, navigate] = useLocation()
  const canWrite = useOfflineParts()
  const open = () => {
    if (canWrite) navigate(pathOfNote(crypto.randomUUID()), { state: { isNew: true } })
  }
  return (
    <Button look={look} waiting={!canWrite} onClick={open}>
      <PlusIcon />
      {notesText.newNote}
    </Button>
  )
}
