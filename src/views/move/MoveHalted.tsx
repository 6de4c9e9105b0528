import { Link } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import type { MoveActor } from '../../actors/move/moveFlow.ts'
import { needsVerification } from '../../domain/user.ts'
import type { moveMachine } from '../../machines/moveMachine.ts'
import { paths, withReturn } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { productText } from '../../productText.ts'
import { moveText } from '../../text/guestText.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import styles from './move.module.css'

type MoveHaltedProps = {
  snapshot: SnapshotFrom<typeof moveMachine>
  actor: MoveActor
}

/** Says why the move stopped, and how to continue. */
export function MoveHalted({ snapshot, actor }: MoveHaltedProps) {
  const { user } = useAuth()
  const { failure, coolDownEndsAt, isShort, isVerified } = snapshot.context
  return (
    <>
      <PageHeading title={productText.move.title} lead={leadFor(snapshot)}>
        {isVerified ? moveText.arrived : productText.move.notYet}
      </PageHeading>
      <Form onSubmit={() => actor.send({ type: 'move.goOn' })}>
        <FailureNotice failure={failure} />
        {isShort && user && needsVerification(user) && (
          <p>
            <Link href={withReturn(paths.verifyEmail, paths.moveGuestData)}>{moveText.verify}</Link>
          </p>
        )}
        {isShort && <p>{productText.move.freeUpSpace}</p>}
        <div className={styles.buttons}>
          <SubmitButton
            label={moveText.goOn}
            busyLabel={moveText.goOn}
            isBusy={false}
            coolDownEndsAt={coolDownEndsAt}
          />
          {snapshot.can({ type: 'move.giveUp' }) && (
            <Button onClick={() => actor.send({ type: 'move.giveUp' })}>{moveText.giveUp}</Button>
          )}
          <ButtonLink href={paths.home}>{productText.move.home}</ButtonLink>
        </div>
      </Form>
    </>
  )
}

function leadFor(snapshot: SnapshotFrom<typeof moveMachine>): string {
  const { isVerified } = snapshot.context
  if (snapshot.hasTag('paused')) return moveText.pausedLead
  if (snapshot.hasTag('short')) return moveText.shortLead
  if (snapshot.hasTag('coolingDown')) return moveText.coolingDownLead
  if (snapshot.hasTag('waitingForNetwork')) {
    return isVerified ? moveText.arrivedOfflineLead : moveText.offlineLead
  }
  return isVerified ? moveText.arrivedLead : moveText.failedLead
}
