import { useLocation } from 'wouter'
import { pathOfNote } from '../../paths.ts'
import { notesText } from '../../text/notesText.ts'
import { Button } from '../Button.tsx'
import { PlusIcon } from '../noteIcons.tsx'

/** Opens the page of a note that is not written yet. */
export function NewNoteButton({ look = 'primary' }: { look?: 'primary' | 'plain' }) {
  const [, navigate] = useLocation()
  const open = () => navigate(pathOfNote(crypto.randomUUID()), { state: { isNew: true } })
  return (
    <Button look={look} onClick={open}>
      <PlusIcon />
      {notesText.newNote}
    </Button>
  )
}
