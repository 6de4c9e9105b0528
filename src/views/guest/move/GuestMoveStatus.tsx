import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { GuestMoveActor } from '../../../firebase/guest/guestMove.ts'
import { useFocusAfterRemoval } from '../../../hooks/useFocusAfterRemoval.ts'
import type { guestMoveMachine } from '../../../machines/guest/guestMoveMachine.ts'
import { productText } from '../../../product/currentProduct.ts'
import { destinationIn } from '../../../returnPath.ts'
import { moveText } from '../../../text/guest/guestText.ts'
import { Button, ButtonLink } from '../../../ui/button/Button.tsx'
import { ButtonRow } from '../../../ui/button/ButtonRow.tsx'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'
import { MoveSteps } from './MoveSteps.tsx'
import { MoveStopped } from './MoveStopped.tsx'

/** A move, in whatever state it is. */
export function GuestMoveStatus({ actor }: { actor: GuestMoveActor }) {
  const snapshot = useSelector(actor, (current) => current)
  useFocusAfterRemoval(stageOf(snapshot), 'h1')
  if (snapshot.matches('moved')) return <Moved />
  if (snapshot.matches('guestGone')) return <GuestGone />
  if (snapshot.matches('closed')) return <NothingToMove />
  if (snapshot.hasTag('stopped')) return <MoveStopped snapshot={snapshot} actor={actor} />
  return (
    <>
      <PageHeading title={productText().move.title} lead={leadFor(snapshot)}>
        {productText().move.heading}
      </PageHeading>
      <MoveSteps snapshot={snapshot} />
      {snapshot.matches({ moving: 'copying' }) && (
        <ButtonRow>
          <Button onClick={() => actor.send({ type: 'move.pause' })}>{moveText.pause}</Button>
        </ButtonRow>
      )}
    </>
  )
}

function stageOf(snapshot: SnapshotFrom<typeof guestMoveMachine>) {
  if (snapshot.matches({ moving: 'copying' })) return 'copying'
  if (snapshot.matches({ moving: 'deleting' })) return 'deleting'
  return snapshot.hasTag('stopped') && 'stopped'
}

function leadFor(snapshot: SnapshotFrom<typeof guestMoveMachine>): string {
  if (snapshot.matches({ moving: 'waiting' })) return moveText.waiting
  return snapshot.matches({ moving: 'deleting' }) ? moveText.deletingLead : productText().move.lead
}

/** Everything has arrived. */
function Moved() {
  return <MoveEnd heading={productText().move.movedHeading} lead={productText().move.movedLead} />
}

/** The guest account can't be reached anymore. */
function GuestGone() {
  return <MoveEnd heading={moveText.goneHeading} lead={moveText.goneLead} />
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
        <ButtonLink href={destinationIn(location.search)} variant="primary">
          {productText().move.home}
        </ButtonLink>
      </p>
    </>
  )
}
