import type { GuestMove, MovePhase } from '../domain/guestMove.ts'
import { entryOf, followJournal, namesUnder, writeEntry } from './journal.ts'

/** What the journal said of a move before, and says now. */
type MoveChange = { guestUid: string; before: GuestMove | null; now: GuestMove | null }

/** Under which name the journal says that the things of a guest are on their way into an account. */
const prefix = 'guest-moving-'

/** The guest whose things are to come to this person, or may be theirs; `null` where there is none. */
export function moveTo(uid: string): GuestMove | null {
  const others = movesBeside(uid)
  return (
    others.find(({ toUid }) => toUid === uid) ?? others.find(({ toUid }) => toUid === null) ?? null
  )
}

/** The guests whose things are to come to somebody else, but for those of whom this person has said no. */
export function movesToOthers(uid: string): readonly (GuestMove & { toUid: string })[] {
  return movesBeside(uid).flatMap(({ toUid, ...move }) =>
    toUid === null || toUid === uid ? [] : { ...move, toUid },
  )
}

/** What is known of a parked guest; `null` if nobody by that id was parked. */
export function moveOf(guestUid: string): GuestMove | null {
  return toMove(guestUid, entryOf(prefix + guestUid))
}

/** The name of the turn that pages take at the things of a guest. */
export function turnOf(guestUid: string): string {
  return `gatehouse-move-${guestUid}`
}

/** Whether what lies here of a guest is still needed, after their session. */
export function isMoving(guestUid: string): boolean {
  return moveOf(guestUid) !== null
}

/**
 * Records a parked guest and how far their move is; every page of this app hears it. Resolves once
 * it outlives the browser, if it can.
 */
export async function recordMove({ guestUid, ...move }: GuestMove): Promise<void> {
  await writeEntry(prefix + guestUid, JSON.stringify(move))
}

/** As `recordMove`, but changes what is recorded of a guest, if anything still is. */
export async function changeMove(
  guestUid: string,
  change: Partial<Omit<GuestMove, 'guestUid'>>,
): Promise<void> {
  const move = moveOf(guestUid)
  if (move) await recordMove({ ...move, ...change })
}

export async function forgetMove(guestUid: string): Promise<void> {
  if (isMoving(guestUid)) await writeEntry(prefix + guestUid, null)
}

/** Hears of every change, also one made in another tab; returns the function that stops it. */
export function followMoves(listener: (change: MoveChange) => void): () => void {
  return followJournal(({ name, before, now }) => {
    if (!name.startsWith(prefix)) return
    const guestUid = name.slice(prefix.length)
    listener({ guestUid, before: toMove(guestUid, before), now: toMove(guestUid, now) })
  })
}

function movesBeside(uid: string): readonly GuestMove[] {
  return namesUnder(prefix)
    .flatMap((name) => moveOf(name.slice(prefix.length)) ?? [])
    .filter(({ guestUid, notOf }) => guestUid !== uid && !notOf.includes(uid))
}

function toMove(guestUid: string, word: string | null): GuestMove | null {
  if (word === null) return null
  const { toUid, phase, notOf, made } = JSON.parse(word) as GuestMove
  return { guestUid, toUid, phase, notOf, made }
}

/** Who hears how far one move is. */
export type PhaseListeners = {
  changed: (phase: MovePhase) => void
  /** The entry is gone; `last` is what it said before, which tells how the move ended. */
  gone: (last: MovePhase) => void
}

/** Hears how far a move is, in whatever page of this app; returns the function that stops it. */
export function followPhase(guestUid: string, { changed, gone }: PhaseListeners): () => void {
  let known = moveOf(guestUid)?.phase
  return followMoves((change) => {
    if (change.guestUid !== guestUid) return
    const last = change.before?.phase ?? known
    known = change.now?.phase
    if (known && known !== last) changed(known)
    if (last && !known) gone(last)
  })
}
