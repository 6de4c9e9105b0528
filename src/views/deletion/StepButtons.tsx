import { deletionText } from '../../text/deletionText.ts'
import { Button } from '../../ui/Button.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import styles from './deletion.module.css'
import type { DeletionStep } from './deletionStep.ts'

/** The way on where it stopped, and the way back as long as there is one. */
export function StepButtons({ snapshot, actor }: DeletionStep) {
  const isHalted = snapshot.hasTag('halted')
  const canKeep = snapshot.can({ type: 'deletion.cancel' })
  if (!isHalted && !canKeep) return null
  return (
    <>
      {canKeep && <p className={styles.stays}>{deletionText.stays}</p>}
      <div className={styles.buttons}>
        {isHalted && (
          <SubmitButton
            label={deletionText.retry}
            busyLabel={deletionText.retry}
            isBusy={false}
            coolDownEndsAt={snapshot.context.coolDownEndsAt}
          />
        )}
        {canKeep && (
          <Button onClick={() => actor.send({ type: 'deletion.cancel' })}>
            {deletionText.cancel}
          </Button>
        )}
      </div>
    </>
  )
}
