import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { noteListMachine } from '../../machines/noteListMachine.ts'
import { trashText } from '../../text/noteText.ts'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { Form } from '../../../ui/Form.tsx'
import styles from './Trash.module.css'

type TrashStateProps = { list: ActorRefFrom<typeof noteListMachine>; hasNotes: boolean }

/** Whether the trash is empty, still to come, out of reach, or refused. */
export function TrashState({ list, hasNotes }: TrashStateProps) {
  const failure = useSelector(list, ({ context }) => context.failure)
  const isReading = useSelector(list, (snapshot) => snapshot.hasTag('reading'))
  const isLive = useSelector(list, (snapshot) => snapshot.hasTag('live'))
  const isUnreachable = useSelector(list, (snapshot) => snapshot.hasTag('unreachable'))
  return (
    <>
      <Form onSubmit={() => list.send({ type: 'list.retry' })}>
        <FailureNotice failure={failure} />
      </Form>
      <output className={styles.state}>
        {isReading && trashText.reading}
        {isUnreachable && trashText.unreachable}
        {isLive && !hasNotes && trashText.empty}
      </output>
    </>
  )
}
