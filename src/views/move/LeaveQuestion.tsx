import type { MoveActor } from '../../actors/move/moveFlow.ts'
import { productText } from '../../productText.ts'
import { moveText } from '../../text/guestText.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import styles from './move.module.css'

type LeaveQuestionProps = { actor: MoveActor; isAbandoning: boolean }

/** Says what it means to leave the rest with the guest, before nobody can change it. */
export function LeaveQuestion({ actor, isAbandoning }: LeaveQuestionProps) {
  return (
    <>
      <PageHeading title={productText.move.title} lead={moveText.leaveLead}>
        {moveText.leaveHeading}
      </PageHeading>
      <div className={styles.buttons}>
        <Button
          look="danger"
          busy={isAbandoning}
          onClick={() => actor.send({ type: 'move.discard' })}
        >
          {isAbandoning ? moveText.abandoning : moveText.leaveRemaining}
        </Button>
        {!isAbandoning && (
          <Button onClick={() => actor.send({ type: 'move.keep' })}>
            {moveText.keepRemaining}
          </Button>
        )}
      </div>
    </>
  )
}
