import type { WipeProgress } from '../domain/deletionReceipt.ts'
import type { FailureEvent } from '../domain/failure.ts'
import type { GuestThings, MovePhase, Movers } from '../domain/guestMove.ts'
import { unprovided, type Port } from './ports.ts'

export type MoveEvent =
  | { type: 'move.stop' }
  | { type: 'move.goOn' }
  /** The person thinks of leaving what has not moved with the guest. */
  | { type: 'move.giveUp' }
  | { type: 'rest.leave' }
  | { type: 'rest.keep' }
  /** The person has read what came of it. */
  | { type: 'move.dismiss' }
  | TurnTaken
  | ThingsCounted
  | ThingsPlaced
  | NotesPlaced
  | FilesPlaced
  | { type: 'words.handedOver' }
  | { type: 'things.verified' }
  | WipeGoesOn
  | { type: 'guest.wiped' }
  | { type: 'guest.deleted' }
  | GuestGone
  | { type: 'rest.left' }
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

/** `timeLeft`: of the step that is under way, in milliseconds; `null` where nobody can know. */
export type WipeGoesOn = {
  type: 'wipe.progress'
  progress: WipeProgress
  timeLeft: number | null
}

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
export type WipeGuest = Port<
  WipeGoesOn | { type: 'guest.wiped' } | GuestGone | FailureEvent,
  Movers
>

/** Deletes the guest's account, and what lies on this device. */
export type DeleteGuest = Port<{ type: 'guest.deleted' } | GuestGone | FailureEvent, Movers>

/** Lets go of the guest with what has not moved. */
export type LeaveRest = Port<{ type: 'rest.left' } | FailureEvent, Movers>

/** The steps of a move, for `setup`. */
export const movePorts = {
  watchMember: unprovided<Movers>('watchMember'),
  takeTurn: unprovided<Movers>('takeTurn'),
  countThings: unprovided<Movers>('countThings'),
  placeNotes: unprovided<Movers>('placeNotes'),
  placeFiles: unprovided<Movers>('placeFiles'),
  handOverWords: unprovided<Movers>('handOverWords'),
  verifyMove: unprovided<Movers>('verifyMove'),
  wipeGuest: unprovided<Movers>('wipeGuest'),
  deleteGuest: unprovided<Movers>('deleteGuest'),
  leaveRest: unprovided<Movers>('leaveRest'),
}
