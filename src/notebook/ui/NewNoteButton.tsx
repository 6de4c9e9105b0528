import { useLocation } from 'wouter'
import { useOfflineParts } from '../offlineParts.ts'
import { pathOfNote } from '../paths.ts'
import { notesText } from '../text/notesText.ts'
import { Button } from '../../ui/Button.tsx'
import { PlusIcon } from './noteIcons.tsx'

/** Opens the page of a note that is not written yet, once all is here that writing without a network needs. */
export function NewNoteButton({ look = 'primary' }: { look?: 'primary' | 'plain' }) {
  const { canWrite, open } = useNewNote()
  return (
    <Button look={look} waiting={!canWrite} onClick={open}>
      <PlusIcon />
      {notesText.newNote}
    </Button>
  )
}

/** Opens the page of a new note; does nothing until all is here that writing needs. */
export function useNewNote() {
  const [, navigate] = useLocation()
  const canWrite = useOfflineParts()
  const open = () => {
    if (canWrite) navigate(pathOfNote(crypto.randomUUID()), { state: { isNew: true } })
  }
  return { canWrite, open }
}
