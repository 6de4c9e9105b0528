import { Link } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import { needsVerification } from '../../../domain/session/user.ts'
import type { GuestMoveActor } from '../../../firebase/guest/guestMove.ts'
import type { guestMoveMachine } from '../../../machines/guest/guestMoveMachine.ts'
import { paths } from '../../../paths.ts'
import { productText } from '../../../product/currentProduct.ts'
import { useUser } from '../../../providers/AuthProvider.tsx'
import { pathWithReturn } from '../../../returnPath.ts'
import { moveText } from '../../../text/guest/guestText.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { ButtonLink } from '../../../ui/button/Button.tsx'
import { DangerForm } from '../../../ui/form/DangerForm.tsx'
import { RequestForm } from '../../../ui/form/RequestForm.tsx'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'

type MoveStoppedProps = {
  snapshot: SnapshotFrom<typeof guestMoveMachine>
  actor: GuestMoveActor
}

/** Shows why the move stopped, and how to continue. */
export function MoveStopped({ snapshot, actor }: MoveStoppedProps) {
  const user = useUser()
  const { failure, coolDownEndsAt } = snapshot.context
  const isOverQuota = snapshot.hasTag('overQuota')
  return (
    <>
      <PageHeading title={productText().move.title} lead={leadFor(snapshot)}>
        {snapshot.hasTag('undeleted') ? moveText.undeleted : productText().move.notYet}
      </PageHeading>
      <RequestForm
        request={{ failure, coolDownEndsAt, isBusy: false }}
        submitLabel={actionText.resume}
        busyLabel={actionText.resume}
        onSubmit={() => actor.send({ type: 'move.resume' })}
        buttonsInRow
        otherButtons={<ButtonLink href={paths.home}>{productText().move.home}</ButtonLink>}
      >
        {isOverQuota && needsVerification(user) && (
          <p>
            <Link href={pathWithReturn(paths.verifyEmail, paths.moveGuestData)}>
              {moveText.verify}
            </Link>
          </p>
        )}
        {isOverQuota && <p>{productText().move.freeUpSpace}</p>}
      </RequestForm>
      {snapshot.can({ type: 'move.discard' }) && <DiscardRest snapshot={snapshot} actor={actor} />}
    </>
  )
}

/** Deletes what hasn't moved, after a confirmation. */
function DiscardRest({ snapshot, actor }: MoveStoppedProps) {
  return (
    <DangerForm
      confirmation={moveText.discardConfirmation(remainingIn(snapshot))}
      submitLabel={moveText.discard}
      onSubmit={() => actor.send({ type: 'move.discard' })}
    />
  )
}

/** Returns what hasn't moved, as far as it is counted. */
function remainingIn(snapshot: MoveStoppedProps['snapshot']): readonly string[] {
  const { counts, mostCopied } = snapshot.context
  return Object.entries(productText().move.steps).flatMap(([name, label]) => {
    const count = (counts[name] ?? 0) - (mostCopied[name] ?? 0)
    return count > 0 ? [moveText.itemsOfStep(label, count)] : []
  })
}

function leadFor(snapshot: SnapshotFrom<typeof guestMoveMachine>): string {
  const isUndeleted = snapshot.hasTag('undeleted')
  if (snapshot.hasTag('paused')) return moveText.pausedLead
  if (snapshot.hasTag('overQuota')) return moveText.overQuotaLead
  if (snapshot.hasTag('coolingDown')) return moveText.coolingDownLead
  if (snapshot.matches('waitingForNetwork')) {
    return isUndeleted ? moveText.undeletedOfflineLead : moveText.offlineLead
  }
  return isUndeleted ? moveText.undeletedLead : moveText.failedLead
}
