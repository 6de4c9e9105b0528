import type { GuestMove, GuestToMove, MovePhase } from '../../domain/guest/guestMove.ts'
import type { User } from '../../domain/session/user.ts'
import { entryOf, onJournalChange, hasEntry, entryNames, writeEntry } from './journal.ts'

/** A move before and after a change; `null` if there is none. */
type MoveChange = { guestUid: string; before: GuestMove | null; now: GuestMove | null }

/** The prefix of journal entries for pending guests. */
const prefix = 'guest-moving-'

/** Returns the guest whose data moves, or may move, to this person; `null` if there is none. */
export function guestMovingTo(uid: string): GuestToMove | null {
  const own = movesTo(uid)
  const move = own.find(({ isConfirmed }) => isConfirmed) ?? own[0] ?? unassignedMoves(uid)[0]
  return move ? { guestUid: move.guestUid, isConfirmed: move.isConfirmed } : null
}

/** Returns the guests whose data moves, or may move, to this person and no one else. */
export function movesTo(uid: string): readonly GuestMove[] {
  return movesExceptOwn(uid).filter(({ toUid }) => toUid === uid)
}

/** Returns the pending guests that are not offered to a person yet. */
function unassignedMoves(uid: string): readonly GuestMove[] {
  return movesExceptOwn(uid).filter(({ toUid }) => toUid === null)
}

/** Returns the guests whose data moves, or may move, to other people. */
export function movesToOthers(uid: string): readonly (GuestMove & { toUid: string })[] {
  return movesExceptOwn(uid).flatMap(({ toUid, ...move }) =>
    toUid === null || toUid === uid ? [] : { ...move, toUid },
  )
}

/** Returns what is recorded about a pending guest; `null` if there is none with this uid. */
export function moveOf(guestUid: string): GuestMove | null {
  return toMove(guestUid, entryOf(prefix + guestUid))
}

export function moveLockName(guestUid: string): string {
  return `gatehouse-move-${guestUid}`
}

/**
 * Returns whether this is a pending guest, whose data on this device is still needed after their session. It is
 * one, too, if another build has recorded it.
 */
export function isPendingGuest(guestUid: string): boolean {
  return hasEntry(prefix + guestUid)
}

/**
 * Records a pending guest and the state of their move, for all of the app's tabs. Resolves when the
 * entry is on disk, if possible.
 */
export async function recordMove({ guestUid, ...move }: GuestMove): Promise<void> {
  await writeEntry(prefix + guestUid, JSON.stringify(move))
}

/** Changes what is recorded about a pending guest. Does nothing if there is no entry. */
export async function changeMove(
  guestUid: string,
  change: Partial<Omit<GuestMove, 'guestUid'>>,
): Promise<void> {
  const move = moveOf(guestUid)
  if (move) await recordMove({ ...move, ...change })
}

/** Records the IDs of what the move has copied, besides those before. */
export async function addCopiedIds(guestUid: string, ids: readonly string[]): Promise<void> {
  const copiedIds = moveOf(guestUid)?.copiedIds ?? []
  await changeMove(guestUid, { copiedIds: [...copiedIds, ...ids] })
}

export function isCopied(guestUid: string, id: string): boolean {
  return moveOf(guestUid)?.copiedIds.includes(id) ?? false
}

/** Records that the guest's data belongs to this person and may move. */
export function confirmMove(guestUid: string, uid: string): void {
  void changeMove(guestUid, { toUid: uid, isConfirmed: true })
}

/** Assigns every unassigned guest to this person. */
export function assignMoves({ uid, isAnonymous }: User): void {
  if (isAnonymous) return
  for (const { guestUid } of unassignedMoves(uid)) void changeMove(guestUid, { toUid: uid })
}

export async function forgetMove(guestUid: string): Promise<void> {
  if (isPendingGuest(guestUid)) await writeEntry(prefix + guestUid, null)
}

/** Calls the listener after each change in any tab. Returns a function that stops it. */
export function onMoveChange(listener: (change: MoveChange) => void): () => void {
  return onJournalChange(({ name, before, now }) => {
    if (!name.startsWith(prefix)) return
    const guestUid = name.slice(prefix.length)
    listener({ guestUid, before: toMove(guestUid, before), now: toMove(guestUid, now) })
  })
}

function movesExceptOwn(uid: string): readonly GuestMove[] {
  return entryNames(prefix)
    .flatMap((name) => moveOf(name.slice(prefix.length)) ?? [])
    .filter(({ guestUid }) => guestUid !== uid)
}

function toMove(guestUid: string, value: string | null): GuestMove | null {
  if (value === null) return null
  const { toUid, isConfirmed, phase, copiedIds } = JSON.parse(value) as GuestMove
  return { guestUid, toUid, isConfirmed, phase, copiedIds }
}

/** Listeners to one move. */
type PhaseListeners = {
  changed: (phase: MovePhase) => void
  /** The entry was removed. `last` is the phase before, which tells how the move ended. */
  gone: (last: MovePhase) => void
}

/** Calls the listeners when a move changes in any tab. Returns a function that stops it. */
export function onPhaseChange(guestUid: string, { changed, gone }: PhaseListeners): () => void {
  let known = moveOf(guestUid)?.phase
  return onMoveChange((change) => {
    if (change.guestUid !== guestUid) return
    const last = change.before?.phase ?? known
    known = change.now?.phase
    if (known && known !== last) changed(known)
    if (last && !known) gone(last)
  })
}
