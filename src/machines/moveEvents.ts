import type { Failure, FailureEvent } from '../domain/failure.ts'
import type { GuestThings, MovePhase, Movers } from '../domain/guestMove.ts'
import { rested, type CoolDown } from './coolDown.ts'
import type { Port } from './ports.ts'

export type MoveEvent =
  | { type: 'move.stop' }
  | { type: 'move.goOn' }
  /** The person has read what came of it. */
  | { type: 'move.dismiss' }
  | TurnTaken
  | ThingsCounted
  | ThingsPlaced
  | NotesPlaced
  | FilesPlaced
  | { type: 'words.handedOver' }
  | { type: 'things.verified' }
  | { type: 'guest.wiped' }
  | { type: 'guest.deleted' }
  | GuestGone
  | { type: 'member.left' }
  | { type: 'network.back' }
  | FailureEvent

/** No other page is at it; `null`: another one has brought it to an end. */
type TurnTaken = { type: 'turn.taken'; phase: MovePhase | null }

type ThingsCounted = { type: 'things.counted'; things: GuestThings }

/** So many notes or files have their place in the account by now, those that had it before among them. */
type ThingsPlaced = { type: 'things.placed'; placed: Partial<GuestThings> }

/** Every note was tried; `isShort`: there was no room for all. */
type NotesPlaced = { type: 'notes.placed'; isShort: boolean }

type FilesPlaced = { type: 'files.placed'; isShort: boolean }

/** Nobody can reach what the guest had: their account was deleted, or their session has ended. */
type GuestGone = { type: 'guest.gone' }

/** Waits until no other page moves these things, and keeps others out while it runs. */
export type TakeTurn = Port<TurnTaken, Movers>

/** Says that the person is not in any more, and that the network has come back. */
export type WatchMember = Port<{ type: 'member.left' } | { type: 'network.back' }, Movers>

/** Counts what the guest keeps on the server. */
export type CountThings = Port<ThingsCounted | GuestGone | FailureEvent, Movers>

/** Puts every note where it belongs, the oldest first. */
export type PlaceNotes = Port<ThingsPlaced | NotesPlaced | GuestGone | FailureEvent, Movers>

/** Puts every file there whose note is there. */
export type PlaceFiles = Port<ThingsPlaced | FilesPlaced | GuestGone | FailureEvent, Movers>

/** Hands over what the guest's device had not sent. */
export type HandOverWords = Port<{ type: 'words.handedOver' } | GuestGone | FailureEvent, Movers>

/** Looks whether everything has arrived, and notes that it has; what has not is a failure. */
export type VerifyMove = Port<{ type: 'things.verified' } | GuestGone | FailureEvent, Movers>

/** Deletes everything that the guest keeps on the server. */
export type WipeGuest = Port<{ type: 'guest.wiped' } | GuestGone | FailureEvent, Movers>

/** Deletes the guest's account, and what lies on this device. */
export type DeleteGuest = Port<{ type: 'guest.deleted' } | GuestGone | FailureEvent, Movers>

export type MoveContext = Movers &
  CoolDown & {
    things: GuestThings
    placed: GuestThings
    /** There is no room for some of it. */
    isShort: boolean
    /** All has arrived, and some of it may be deleted where it was. */
    isVerified: boolean
    /** How often the network has failed. */
    failures: number
    failure: Failure | null
  }

const nothing: GuestThings = { notes: 0, files: 0 }

export const newMove: Omit<MoveContext, keyof Movers> = {
  things: nothing,
  placed: nothing,
  isShort: false,
  isVerified: false,
  failures: 0,
  failure: null,
  ...rested,
}

/** For `setup`, which reads the types and ignores the value. */
export const moveTypes = {} as {
  context: MoveContext
  events: MoveEvent
  input: Movers
  tags: 'waiting' | 'copying' | 'removing' | 'halted' | 'over'
}

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
