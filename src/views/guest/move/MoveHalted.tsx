import { Link } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import type { MoveActor } from '../../../firebase/guest/move.ts'
import { needsVerification } from '../../../domain/session/user.ts'
import type { moveMachine } from '../../../machines/guest/moveMachine.ts'
import { paths } from '../../../paths.ts'
import { withReturn } from '../../../returnAddress.ts'
import { useAuth } from '../../../providers/AuthProvider.tsx'
import { productText } from '../../../product/current.ts'
import { moveText } from '../../../text/guest/guestText.ts'
import { Button, ButtonLink } from '../../../ui/button/Button.tsx'
import { FailureNotice } from '../../../ui/notice/FailureNotice.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import styles from './move.module.css'

type MoveHaltedProps = {
  snapshot: SnapshotFrom<typeof moveMachine>
  actor: MoveActor
}

/** Shows why the move stopped, and how to continue. */
export function MoveHalted({ snapshot, actor }: MoveHaltedProps) {
  const { user } = useAuth()
  const { failure, coolDownEndsAt } = snapshot.context
  const isOverQuota = snapshot.hasTag('overQuota')
  return (
    <>
      <PageHeading title={productText().move.title} lead={leadFor(snapshot)}>
        {snapshot.hasTag('arrived') ? moveText.arrived : productText().move.notYet}
      </PageHeading>
      <Form onSubmit={() => actor.send({ type: 'move.resume' })}>
        <FailureNotice failure={failure} />
        {isOverQuota && user && needsVerification(user) && (
          <p>
            <Link href={withReturn(paths.verifyEmail, paths.moveGuestData)}>{moveText.verify}</Link>
          </p>
        )}
        {isOverQuota && <p>{productText().move.freeUpSpace}</p>}
        <div className={styles.buttons}>
          <SubmitButton
            label={moveText.continue}
            busyLabel={moveText.continue}
            isBusy={false}
            coolDownEndsAt={coolDownEndsAt}
          />
          {snapshot.can({ type: 'move.abandon' }) && (
            <Button onClick={() => actor.send({ type: 'move.abandon' })}>{moveText.abandon}</Button>
          )}
          <ButtonLink href={paths.home}>{productText().move.home}</ButtonLink>
        </div>
      </Form>
    </>
  )
}

function leadFor(snapshot: SnapshotFrom<typeof moveMachine>): string {
  const hasArrived = snapshot.hasTag('arrived')
  if (snapshot.hasTag('paused')) return moveText.pausedLead
  if (snapshot.hasTag('overQuota')) return moveText.overQuotaLead
  if (snapshot.hasTag('coolingDown')) return moveText.coolingDownLead
  if (snapshot.hasTag('waitingForNetwork')) {
    return hasArrived ? moveText.arrivedOfflineLead : moveText.offlineLead
  }
  return hasArrived ? moveText.arrivedLead : moveText.failedLead
}
