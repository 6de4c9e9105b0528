import { useSelector } from '@xstate/react'
import { Link, useLocation } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import type { GuestMoveActor } from '../../../firebase/guest/guestMove.ts'
import type { guestMoveMachine } from '../../../machines/guest/guestMoveMachine.ts'
import { paths } from '../../../paths.ts'
import { productText } from '../../../product/currentProduct.ts'
import { useGuestMove } from '../../../providers/GuestMoveProvider.tsx'
import { moveText } from '../../../text/guest/guestText.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { DismissibleNotice } from '../../../ui/notice/DismissibleNotice.tsx'
import { SnoozableNotice } from './SnoozableNotice.tsx'

type Snapshot = SnapshotFrom<typeof guestMoveMachine>

/** The status of a guest's move, on every page but the move's own, which says more. */
export function GuestMoveNotice() {
  const [path] = useLocation()
  const isShown = path !== paths.moveGuestData
  const { guest, move } = useGuestMove()
  return (
    <output>
      {isShown && guest && !guest.isConfirmed && (
        <SnoozableNotice name="noticeUnconfirmed" action={<ViewLink />}>
          {productText().move.noticeUnconfirmed}
        </SnoozableNotice>
      )}
      {isShown && move && <MoveState actor={move} />}
    </output>
  )
}

function ViewLink() {
  return <Link href={paths.moveGuestData}>{moveText.view}</Link>
}

function MoveState({ actor }: { actor: GuestMoveActor }) {
  const snapshot = useSelector(actor, (current) => current)
  if (snapshot.status !== 'active') return null
  const outcome = outcomeIn(snapshot)
  if (outcome === null) {
    const progress = progressIn(snapshot)
    return (
      <SnoozableNotice name={progress} action={<ViewLink />}>
        {progress === 'noticeUndeleted' ? moveText[progress] : productText().move[progress]}
      </SnoozableNotice>
    )
  }
  return (
    <DismissibleNotice
      label={actionText.dismiss}
      onDismiss={() => actor.send({ type: 'move.dismiss' })}
      action={<ViewLink />}
    >
      {productText().move[outcome]}
    </DismissibleNotice>
  )
}

function outcomeIn(snapshot: Snapshot) {
  if (snapshot.matches('moved')) return 'noticeMoved'
  return snapshot.matches('guestGone') ? 'noticeGuestGone' : null
}

function progressIn(snapshot: Snapshot) {
  if (!snapshot.hasTag('stopped')) return 'noticeMoving'
  if (snapshot.hasTag('undeleted')) return 'noticeUndeleted'
  const willRetry = snapshot.matches('waitingForNetwork') || snapshot.hasTag('coolingDown')
  return willRetry ? 'noticeWaiting' : 'noticeStopped'
}
