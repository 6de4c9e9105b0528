import { useLocation } from 'wouter'
import { Button } from '#src/ui/button/Button.tsx'
import { useIsOfflineCodeLoaded } from '../offlineCode.ts'
import { pathOfNote } from '../paths.ts'
import { notesText } from '../text/notesText.ts'
import { PlusIcon } from './noteIcons.tsx'

/** Button that opens a new note. Waits until everything needed for writing offline is loaded. */
export function NewNoteButton({ variant = 'primary' }: { variant?: 'primary' | 'plain' }) {
  const { isOfflineCodeLoaded, open } = useNewNote()
  return (
    <Button variant={variant} isDisabled={!isOfflineCodeLoaded} onClick={open}>
      <PlusIcon />
      {notesText.newNote}
    </Button>
  )
}

/** History state of a new note, until it is saved. */
export type NewNoteState = {
  isNew: true
  /** The time origin of the page that began it. A reloaded or restored page has another one. */
  pageOrigin: number
}

/** Returns a function that opens a new note. It does nothing until `isOfflineCodeLoaded`. */
export function useNewNote() {
  const [, navigate] = useLocation()
  const isOfflineCodeLoaded = useIsOfflineCodeLoaded()
  const open = () => {
    const state = { isNew: true, pageOrigin: performance.timeOrigin } satisfies NewNoteState
    if (isOfflineCodeLoaded) navigate(pathOfNote(crypto.randomUUID()), { state })
  }
  return { isOfflineCodeLoaded, open }
}
