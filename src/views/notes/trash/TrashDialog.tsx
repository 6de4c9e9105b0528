import { useSelector } from '@xstate/react'
import type { ListedNote } from '../../../domain/listedNotes.ts'
import { useTrash } from '../../../providers/NotebookProvider.tsx'
import { trashText } from '../../../text/trashText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { nameOfNote } from '../../../ui/notes/nameOfNote.ts'

/** Asks before anything is deleted for good. */
export function TrashDialog({ notes }: { notes: readonly ListedNote[] }) {
  const actor = useTrash()
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'))
  const removal = useSelector(actor, ({ context }) => context.removal)
  if (!isAsking) return null
  const one = removal.kind === 'one' ? notes.find(({ id }) => id === removal.noteId) : null
  const keep = () => actor.send({ type: 'trash.cancel' })
  return (
    <Dialog
      heading={one ? trashText.askOne(nameOfNote(one.content)) : trashText.askAll}
      onClose={keep}
    >
      <p>{trashText.cannotUndo}</p>
      <Button look="danger" onClick={() => actor.send({ type: 'trash.confirm' })}>
        {removal.kind === 'one' ? trashText.confirmOne : trashText.confirmAll}
      </Button>
      <Button onClick={keep}>
        {removal.kind === 'one' ? trashText.keepOne : trashText.keepAll}
      </Button>
    </Dialog>
  )
}
