import type { MoveActor } from '../../actors/move/moveFlow.ts'
import { moveText } from '../../text/guestText.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import styles from './move.module.css'

type LeaveQuestionProps = { actor: MoveActor; isLeaving: boolean }

/** Says what it means to leave the rest with the guest, before nobody can change it. */
export function LeaveQuestion({ actor, isLeaving }: LeaveQuestionProps) {
  return (
    <>
      <PageHeading title={moveText.title} lead={moveText.leaveLead}>
        {moveText.leaveHeading}
      </PageHeading>
      <div className={styles.buttons}>
        <Button look="danger" busy={isLeaving} onClick={() => actor.send({ type: 'rest.leave' })}>
          {isLeaving ? moveText.leaving : moveText.leaveRest}
        </Button>
        {!isLeaving && (
          <Button onClick={() => actor.send({ type: 'rest.keep' })}>{moveText.keepRest}</Button>
        )}
      </div>
    </>
  )
}
