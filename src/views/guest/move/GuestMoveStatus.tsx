import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { MoveActor } from '../../../firebase/guest/move.ts'
import type { moveMachine } from '../../../machines/guest/moveMachine.ts'
import { destinationIn } from '../../../returnAddress.ts'
import { productText } from '../../../product/current.ts'
import { moveText } from '../../../text/guest/guestText.ts'
import { Button, ButtonLink } from '../../../ui/button/Button.tsx'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'
import { useFocusAfter } from '../../../ui/page/useFocusAfter.ts'
import styles from './move.module.css'
import { MoveHalted } from './MoveHalted.tsx'
import { MoveSteps } from './MoveSteps.tsx'

const stages = ['copying', 'deleting', 'halted', 'abandoning'] as const

/** A move, in whatever state it is. */
export function GuestMoveStatus({ actor }: { actor: MoveActor }) {
  const snapshot = useSelector(actor, (current) => current)
  useFocusAfter(stages.find((tag) => snapshot.hasTag(tag)) ?? false, 'h1')
  if (snapshot.hasTag('moved')) return <Moved />
  if (snapshot.hasTag('discardedElsewhere')) return <RemainingDiscarded />
  if (snapshot.hasTag('guestGone')) return <GuestLost />
  if (snapshot.hasTag('closed')) return <NothingToMove />
  if (snapshot.hasTag('halted')) return <MoveHalted snapshot={snapshot} actor={actor} />
  if (snapshot.hasTag('abandoning')) {
    return <LeaveQuestion actor={actor} isAbandoning={snapshot.hasTag('releasing')} />
  }
  return (
    <>
      <PageHeading title={productText().move.title} lead={leadFor(snapshot)}>
        {productText().move.heading}
      </PageHeading>
      <MoveSteps snapshot={snapshot} />
      {snapshot.hasTag('copying') && (
        <p className={styles.buttons}>
          <Button onClick={() => actor.send({ type: 'move.stop' })}>{moveText.stop}</Button>
        </p>
      )}
    </>
  )
}

function leadFor(snapshot: SnapshotFrom<typeof moveMachine>): string {
  if (snapshot.hasTag('waiting')) return moveText.waiting
  return snapshot.hasTag('deleting') ? moveText.deletingLead : productText().move.lead
}

type LeaveQuestionProps = { actor: MoveActor; isAbandoning: boolean }

function LeaveQuestion({ actor, isAbandoning }: LeaveQuestionProps) {
  return (
    <>
      <PageHeading title={productText().move.title} lead={moveText.leaveLead}>
        {moveText.leaveHeading}
      </PageHeading>
      <div className={styles.buttons}>
        <Button
          look="danger"
          isBusy={isAbandoning}
          onClick={() => actor.send({ type: 'move.discard' })}
        >
          {isAbandoning ? moveText.abandoning : moveText.discardRemaining}
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

/** Everything has arrived. */
function Moved() {
  return <MoveEnd heading={productText().move.movedHeading} lead={productText().move.movedLead} />
}

/** The guest account can't be reached anymore. */
function GuestLost() {
  return <MoveEnd heading={moveText.lostHeading} lead={moveText.lostLead} />
}

/** Another tab left behind what hadn't moved. */
function RemainingDiscarded() {
  return <MoveEnd heading={moveText.leftHeading} lead={moveText.leftLead} />
}

/** Shown to people who weren't guests. */
export function NothingToMove() {
  return <MoveEnd heading={moveText.nothingHeading} lead={moveText.nothingLead} />
}

function MoveEnd({ heading, lead }: { heading: string; lead: string }) {
  return (
    <>
      <PageHeading title={productText().move.title} lead={lead}>
        {heading}
      </PageHeading>
      <p>
        <ButtonLink href={destinationIn(location.search)} look="primary">
          {productText().move.home}
        </ButtonLink>
      </p>
    </>
  )
}
