import type { WipeProgress } from '../domain/deletionReceipt.ts'
import type { FailureEvent, Failure } from '../domain/failure.ts'
import type { GuestThings, MovePhase, Movers } from '../domain/guestMove.ts'
import { unprovided, type Port } from './ports.ts'
import { backOff, coolDownAfter } from '../domain/backOff.ts'
import { rested, type CoolDown, failed } from './coolDown.ts'

export type MoveEvent =
  | { type: 'move.stop' }
  | { type: 'move.goOn' }
  /** The person considers leaving the rest with the guest. */
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

/** How many notes or files are in the account by now, including those that were there before. */
type ThingsCopied = { type: 'things.copied'; copied: Partial<GuestThings> }

/** Every note was tried; `isShort`: some were over quota. */
type NotesCopied = { type: 'notes.copied'; isShort: boolean }

type FilesCopied = { type: 'files.copied'; isShort: boolean }

/** `timeLeft`: of the step that is under way, in milliseconds; `null` where nobody can know. */
export type WipeGoesOn = {
  type: 'wipe.progress'
  progress: WipeProgress
  timeLeft: number | null
}

/**
 * What this page or another wrote into the journal. The entry is removed once the guest is let go
 * of; its last phase, reported then, says why.
 */
type MoveJournalEvent = { type: 'journal.changed' | 'journal.gone'; phase: MovePhase }

/** Waits until no other page moves these things, and keeps others out while it runs. */
export type TakeTurn = Port<TurnTaken, Movers>

/** Says that the person is not in any more, and that the network has come back. */
export type WatchSignedIn = Port<{ type: 'signedIn.left' } | { type: 'network.back' }, Movers>

/** Reports the journal entry for as long as the move lives, including its end. */
export type WatchMoveJournal = Port<MoveJournalEvent, Movers>

/** Counts what the guest keeps on the server. */
export type CountThings = Port<ThingsCounted | FailureEvent, Movers>

/** Puts every note where it belongs, the oldest first. */
export type CopyNotes = Port<ThingsCopied | NotesCopied | FailureEvent, Movers>

/** Puts every file there whose note is there. */
export type CopyFiles = Port<ThingsCopied | FilesCopied | FailureEvent, Movers>

/** Delivers what the guest’s device had not sent. */
export type FlushEdits = Port<{ type: 'words.flushed' } | FailureEvent, Movers>

/** Checks whether everything has arrived, and records it; anything missing is a failure. */
export type VerifyMove = Port<{ type: 'things.verified' } | FailureEvent, Movers>

/** Deletes everything that the guest keeps on the server. */
export type WipeGuest = Port<WipeGoesOn | { type: 'guest.wiped' } | FailureEvent, Movers>

/** Deletes the guest’s account, and everything on this device, the journal entry included. */
export type DeleteGuest = Port<FailureEvent, Movers>

/** Lets go of the guest with what has not moved, and of the journal entry. */
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
    /** Some of it is over quota. */
    isShort: boolean
    /** Everything has arrived, so the guest’s copy may be deleted. */
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
    | 'copyingFiles'
    | 'flushing'
    | 'verifying'
    | 'removing'
    | 'wiping'
    | 'halted'
    | 'short'
    | 'paused'
    | 'waitingForNetwork'
    | 'coolingDown'
    | 'abandoning'
    | 'lettingGo'
    | 'over'
    | 'moved'
    | 'leftElsewhere'
    | 'lost'
    | 'left'
}

/** The input of every port. */
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

/** The assignment once it is known how much there is: nothing is copied yet. */
export function counted({ event }: Now) {
  return { things: eventOf(event, 'things.counted').things, copied: newMove.copied }
}

/** The assignment when more is copied. */
export function copied({ context, event }: Now) {
  return { copied: { ...context.copied, ...eventOf(event, 'things.copied').copied } }
}

/** The assignment once all notes or all files were tried: whether some were over quota. */
export function shortage({ context, event }: Now) {
  return { isShort: context.isShort || eventOf(event, 'notes.copied', 'files.copied').isShort }
}

/** What to assign when more of the guest's copy is deleted. */
export function wiped({ event }: Now) {
  const { progress, timeLeft } = eventOf(event, 'wipe.progress')
  return { progress, timeLeft }
}

/** What to assign once the network has failed, which it may do again and again. */
export function offline(now: Now) {
  return { ...failed(now), failures: now.context.failures + 1 }
}

/** An event that must be one of these; any other is a fault in the chart. */
export function eventOf<Type extends MoveEvent['type']>(event: MoveEvent, ...types: Type[]) {
  if (!isOneOf(event, types)) throw new Error(`"${event.type}" is none of "${types.join('", "')}".`)
  return event
}

function isOneOf<Type extends MoveEvent['type']>(
  event: MoveEvent,
  types: readonly Type[],
): event is Extract<MoveEvent, { type: Type }> {
  return types.some((type) => type === event.type)
}
