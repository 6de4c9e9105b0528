import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import type { MoveActor } from '../../actors/move/moveFlow.ts'
import type { moveMachine } from '../../machines/moveMachine.ts'
import { paths } from '../../paths.ts'
import { useGuestMove } from '../../providers/GuestMoveProvider.tsx'
import { actorIn } from '../../providers/lateActor.ts'
import { productText } from '../../productText.ts'
import { moveText } from '../../text/guestText.ts'
import { Notice } from '../../ui/Notice.tsx'

/**
 * The status of a guest's move, on every page.
 *
 * @param isShown false on the move's own page, which says more.
 */
export function MoveBanner({ isShown }: { isShown: boolean }) {
  const { guest, move } = useGuestMove()
  const actor = actorIn(move)
  return (
    <output>
      {isShown && guest && !guest.isConfirmed && (
        <Notice tone="calm">
          <span>{productText.move.noticeUnconfirmed}</span>
          <Link href={paths.moveGuestData}>{moveText.look}</Link>
        </Notice>
      )}
      {isShown && actor && <MoveState actor={actor} />}
    </output>
  )
}

function MoveState({ actor }: { actor: MoveActor }) {
  const snapshot = useSelector(actor, (current) => current)
  if (snapshot.status !== 'active') return null
  return (
    <Notice tone="calm">
      <span>{sentenceFor(snapshot)}</span>
      <Link href={paths.moveGuestData}>{moveText.look}</Link>
      {snapshot.hasTag('over') && (
        <button type="button" onClick={() => actor.send({ type: 'move.dismiss' })}>
          {moveText.dismiss}
        </button>
      )}
    </Notice>
  )
}

function sentenceFor(snapshot: SnapshotFrom<typeof moveMachine>): string {
  if (snapshot.hasTag('moved')) return productText.move.noticeMoved
  if (snapshot.hasTag('leftElsewhere')) return productText.move.noticeLeft
  if (snapshot.hasTag('lost')) return productText.move.noticeLost
  if (snapshot.hasTag('abandoning')) return productText.move.noticeHalted
  if (!snapshot.hasTag('halted')) return productText.move.noticeMoving
  if (snapshot.context.isVerified) return productText.move.noticeArrived
  const willRetry = snapshot.hasTag('waitingForNetwork') || snapshot.hasTag('coolingDown')
  return willRetry ? productText.move.noticeWaiting : productText.move.noticeHalted
}
