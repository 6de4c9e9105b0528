import type { GuestThings, MovePhase, Movers } from '../domain/guestMove.ts'
import type {
  FilesPlaced,
  MoveContext,
  NotesPlaced,
  ThingsCounted,
  ThingsPlaced,
  TurnTaken,
} from './moveEvents.ts'

/** What every port of the machine is told. */
export function moversIn({ context: { guestUid, uid } }: { context: MoveContext }): Movers {
  return { guestUid, uid }
}

/** The phase that was found, and the one that is asked about. */
export type PhaseQuestion = readonly [MovePhase | null, MovePhase | null]

/** For a guard: whether the phase that was found is this one. */
export function asks(asked: MovePhase | null) {
  return ({ event }: { event: TurnTaken }): PhaseQuestion => [event.phase, asked]
}

export function thingsIn({ event }: { event: ThingsCounted }): GuestThings {
  return event.things
}

export function placedIn({ event }: { event: ThingsPlaced }): Partial<GuestThings> {
  return event.placed
}

export function shortageIn({ event }: { event: NotesPlaced | FilesPlaced }): boolean {
  return event.isShort
}
