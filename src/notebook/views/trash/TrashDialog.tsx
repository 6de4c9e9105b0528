import { useSelector } from '@xstate/react'
import { useTrash } from '../../providers/NotebookProvider.tsx'
import { trashText } from '../../text/noteText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

/** Asks before anything is deleted for good. */
export function TrashDialog() {
  const actor = useTrash()
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'))
  const removal = useSelector(actor, ({ context }) => context.removal)
  if (!isAsking) return null
  const keep = () => actor.send({ type: 'trash.cancel' })
  const isOne = removal.kind === 'one'
  return (
    <Dialog heading={isOne ? trashText.askOne(removal.name) : trashText.askAll} onClose={keep}>
      <p>{trashText.cannotUndo}</p>
      <Button onClick={keep}>{isOne ? trashText.keepOne : trashText.keepAll}</Button>
      <Button look="danger" onClick={() => actor.send({ type: 'trash.confirm' })}>
        {isOne ? trashText.confirmOne : trashText.confirmAll}
      </Button>
    </Dialog>
  )
}
