import { useSelector } from '@xstate/react'
import { useTrash } from '../../providers/NotebookProvider.tsx'
import { trashText } from '../../text/noteText.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { Form } from '../../../ui/Form.tsx'
import { useFocusAfter } from '../../../ui/useFocusAfter.ts'
import styles from './Trash.module.css'

/** How deleting goes on, the way to stop it, and the way on after a fault. */
export function TrashProgress() {
  const actor = useTrash()
  const snapshot = useSelector(actor, (current) => current)
  const isRemoving = snapshot.hasTag('removing')
  const isHalted = snapshot.hasTag('halted')
  const { count, failure } = snapshot.context
  useFocusAfter(isRemoving || snapshot.hasTag('asking'), 'h1')
  return (
    <div className={styles.progress} data-shown={isRemoving || isHalted || undefined}>
      <output>
        {isRemoving && trashText.removing(count)}
        {snapshot.hasTag('done') && trashText.removed(count)}
      </output>
      {isRemoving && (
        <Button look="quiet" onClick={() => actor.send({ type: 'trash.stop' })}>
          {trashText.stop}
        </Button>
      )}
      <Form onSubmit={() => actor.send({ type: 'trash.retry' })}>
        <FailureNotice failure={failure} />
      </Form>
      {isHalted && (
        <Button look="quiet" onClick={() => actor.send({ type: 'trash.cancel' })}>
          {trashText.leave}
        </Button>
      )}
    </div>
  )
}
