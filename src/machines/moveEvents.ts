import type { WipeProgress } from '../domain/deletionReceipt.ts'
import type { FailureEvent, Failure } from '../domain/failure.ts'
import type { GuestThings, MovePhase, Movers } from '../domain/guestMove.ts'
import { unprovided, type Port } from './ports.ts'
import { backOff, coolDownAfter } from '../domain/backOff.ts'
import { rested, type CoolDown, failed } from './coolDown.ts'

export type MoveEvent =
  | { type: 'move.stop' }
  | { type: 'move.goOn' }
  /** The person thinks of leaving what has not moved with the guest. */
  | { type: 'move.giveUp' }
  | { type: 'remaining.leave' }
  | { type: 'remaining.keep' }
  /** The person has read what came of it. */
  | { type: 'move.dismiss' }
  | TurnTaken
  | ThingsCounted
  | ThingsCopied
  | NotesCopied
  | FilesCopied
  | { type: 'words.flushed' }
  | { type: 'things.verified' }
  | WipeGoesOn
  | { type: 'guest.wiped' }
  | MoveJournalEvent
  | { type: 'signedIn.left' }
  | { type: 'network.back' }
  | FailureEvent

/** No other page is at it; `null`: another one has ended it, and nobody here has heard how. */
type TurnTaken = { type: 'turn.taken'; phase: MovePhase | null }

type ThingsCounted = { type: 'things.counted'; things: GuestThings }

/** So many notes or files have their place in the account by now, those that had it before among them. */
type ThingsCopied = { type: 'things.copied'; copied: Partial<GuestThings> }

/** Every note was tried; `isShort`: there was no room for all. */
type NotesCopied = { type: 'notes.copied'; isShort: boolean }

type FilesCopied = { type: 'files.copied'; isShort: boolean }

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
type MoveJournalEvent = { type: 'mark.changed' | 'mark.gone'; phase: MovePhase }

/** Waits until no other page moves these things, and keeps others out while it runs. */
export type TakeTurn = Port<TurnTaken, Movers>

/** Says that the person is not in any more, and that the network has come back. */
export type WatchSignedIn = Port<{ type: 'signedIn.left' } | { type: 'network.back' }, Movers>

/** Tells of the mark for as long as the move lives, also of how it ends. */
export type WatchMoveJournal = Port<MoveJournalEvent, Movers>

/** Counts what the guest keeps on the server. */
export type CountThings = Port<ThingsCounted | FailureEvent, Movers>

/** Puts every note where it belongs, the oldest first. */
export type CopyNotes = Port<ThingsCopied | NotesCopied | FailureEvent, Movers>

/** Puts every file there whose note is there. */
export type CopyFiles = Port<ThingsCopied | FilesCopied | FailureEvent, Movers>

/** Hands over what the guest's device had not sent. */
export type FlushEdits = Port<{ type: 'words.flushed' } | FailureEvent, Movers>

/** Looks whether everything has arrived, and notes that it has; what has not is a failure. */
export type VerifyMove = Port<{ type: 'things.verified' } | FailureEvent, Movers>

/** Deletes everything that the guest keeps on the server. */
export type WipeGuest = Port<WipeGoesOn | { type: 'guest.wiped' } | FailureEvent, Movers>

/** Deletes the guest's account, and what lies on this device, the mark among it. */
export type DeleteGuest = Port<FailureEvent, Movers>

/** Lets go of the guest with what has not moved, and of the mark. */
export type LeaveRemaining = Port<FailureEvent, Movers>

/** The steps of a move, for `setup`. */
export const movePorts = {
  watchSignedIn: unprovided<Movers>('watchSignedIn'),
  watchMoveJournal: unprovided<Movers>('watchMoveJournal'),
  takeTurn: unprovided<Movers>('takeTurn'),
  countThings: unprovided<Movers>('countThings'),
  copyNotes: unprovided<Movers>('copyNotes'),
  copyFiles: unprovided<Movers>('copyFiles'),
  flushEdits: unprovided<Movers>('flushEdits'),
  verifyMove: unprovided<Movers>('verifyMove'),
  wipeGuest: unprovided<Movers>('wipeGuest'),
  deleteGuest: unprovided<Movers>('deleteGuest'),
  leaveRemaining: unprovided<Movers>('leaveRemaining'),
}

export type MoveContext = Movers &
  CoolDown & {
    things: GuestThings
    copied: GuestThings
    /** There is no room for some of it. */
    isShort: boolean
    /** All has arrived, and some of it may be deleted where it was. */
    isVerified: boolean
    /** Of deleting the guest's copy. */
    progress: WipeProgress | null
    /** Of the step that is under way, in milliseconds; `null` where nobody can know. */
    timeLeft: number | null
    /** How often the network has failed. */
    failures: number
    failure: Failure | null
  }

const nothing: GuestThings = { notes: 0, files: 0 }

export const newMove: Omit<MoveContext, keyof Movers> = {
  things: nothing,
  copied: nothing,
  isShort: false,
  isVerified: false,
  progress: null,
  timeLeft: null,
  failures: 0,
  ...rested,
}

/** For `setup`, which reads the types and ignores the value. */
export const moveTypes = {} as {
  context: MoveContext
  events: MoveEvent
  input: Movers
  tags:
    | 'waiting'
    | 'copying'
    | 'placingFiles'
    | 'handingOver'
    | 'verifying'
    | 'removing'
    | 'wiping'
    | 'halted'
    | 'short'
    | 'paused'
    | 'waitingForNetwork'
    | 'coolingDown'
    | 'signingOut'
    | 'lettingGo'
    | 'over'
    | 'moved'
    | 'leftElsewhere'
    | 'lost'
    | 'left'
}

/** What every port is told. */
export function moversIn({ context: { guestUid, uid } }: { context: Movers }): Movers {
  return { guestUid, uid }
}

type HasContext = { context: MoveContext }

/** In milliseconds. */
export const moveDelays = {
  coolDown: ({ context }: HasContext) => coolDownAfter(context.refusals),
  nextTry: ({ context }: HasContext) => backOff(context.failures, 2_000, 60_000),
}

type Now = { context: MoveContext; event: MoveEvent }

/** What to assign once it is known how much there is: none of it has its place yet. */
export function counted({ event }: Now) {
  return { things: newsIn(event, 'things.counted').things, copied: newMove.copied }
}

/** What to assign when more has its place. */
export function copied({ context, event }: Now) {
  return { copied: { ...context.copied, ...newsIn(event, 'things.copied').copied } }
}

/** What to assign once all notes or all files were tried: whether there was no room for some. */
export function shortage({ context, event }: Now) {
  return { isShort: context.isShort || newsIn(event, 'notes.copied', 'files.copied').isShort }
}

/** What to assign when more of the guest's copy is deleted. */
export function wiped({ event }: Now) {
  const { progress, timeLeft } = newsIn(event, 'wipe.progress')
  return { progress, timeLeft }
}

/** What to assign once the network has failed, which it may do again and again. */
export function offline(now: Now) {
  return { ...failed(now), failures: now.context.failures + 1 }
}

/** An event that must be one of these; any other is a fault in the chart. */
export function newsIn<Type extends MoveEvent['type']>(event: MoveEvent, ...types: Type[]) {
  if (!isOneOf(event, types)) throw new Error(`"${event.type}" is none of "${types.join('", "')}".`)
  return event
}

function isOneOf<Type extends MoveEvent['type']>(
  event: MoveEvent,
  types: readonly Type[],
): event is Extract<MoveEvent, { type: Type }> {
  return types.some((type) => type === event.type)
}
