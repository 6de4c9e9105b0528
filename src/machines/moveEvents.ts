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
  | MarkNews
  | { type: 'member.left' }
  | { type: 'network.back' }
  | FailureEvent

/** No other page is at it; `null`: another one has ended it, and nobody here has heard how. */
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

/**
 * What this page or another has written into the mark. It goes once the guest is let go of; what it said
 * last, which is told then, says why.
 */
type MarkNews = { type: 'mark.changed' | 'mark.gone'; phase: MovePhase }

/** Waits until no other page moves these things, and keeps others out while it runs. */
export type TakeTurn = Port<TurnTaken, Movers>

/** Says that the person is not in any more, and that the network has come back. */
export type WatchMember = Port<{ type: 'member.left' } | { type: 'network.back' }, Movers>

/** Tells of the mark for as long as the move lives, also of how it ends. */
export type WatchMark = Port<MarkNews, Movers>

/** Counts what the guest keeps on the server. */
export type CountThings = Port<ThingsCounted | FailureEvent, Movers>

/** Puts every note where it belongs, the oldest first. */
export type PlaceNotes = Port<ThingsPlaced | NotesPlaced | FailureEvent, Movers>

/** Puts every file there whose note is there. */
export type PlaceFiles = Port<ThingsPlaced | FilesPlaced | FailureEvent, Movers>

/** Hands over what the guest's device had not sent. */
export type HandOverWords = Port<{ type: 'words.handedOver' } | FailureEvent, Movers>

/** Looks whether everything has arrived, and notes that it has; what has not is a failure. */
export type VerifyMove = Port<{ type: 'things.verified' } | FailureEvent, Movers>

/** Deletes everything that the guest keeps on the server. */
export type WipeGuest = Port<WipeGoesOn | { type: 'guest.wiped' } | FailureEvent, Movers>

/** Deletes the guest's account, and what lies on this device, the mark among it. */
export type DeleteGuest = Port<FailureEvent, Movers>

/** Lets go of the guest with what has not moved, and of the mark. */
export type LeaveRest = Port<FailureEvent, Movers>

/** The steps of a move, for `setup`. */
export const movePorts = {
  watchMember: unprovided<Movers>('watchMember'),
  watchMark: unprovided<Movers>('watchMark'),
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
