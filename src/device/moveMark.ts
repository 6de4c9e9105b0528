import type { GuestMove } from '../domain/guestMove.ts'
import { guestIn, moveName } from './moveName.ts'

/** What local storage did not take; it lives as long as this page. */
const here = new Map<string, GuestMove>()

/** What a mark said before and says now; no guest is named where all marks have gone at once. */
type MoveChange = {
  guestUid: string | null
  before: GuestMove | null
  now: GuestMove | null
}

type Listener = (change: MoveChange) => void

const listeners = new Set<Listener>()

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

/** What is known of a guest who was put aside; `null` where none of that name was. */
export function moveOf(guestUid: string): GuestMove | null {
  return here.get(guestUid) ?? read(guestUid)
}

/** Notes who was put aside, and what has become of it; every page of this app hears it. */
export function noteMove(move: GuestMove): void {
  const before = moveOf(move.guestUid)
  here.set(move.guestUid, move)
  try {
    localStorage.setItem(moveName(move.guestUid), JSON.stringify(move))
    here.delete(move.guestUid)
  } catch {
    // It lies in `here` alone.
  }
  tell({ guestUid: move.guestUid, before, now: move })
}

/** Changes what is noted of a guest, if anything still is. */
export function changeMove(guestUid: string, change: Partial<Omit<GuestMove, 'guestUid'>>): void {
  const move = moveOf(guestUid)
  if (move) noteMove({ ...move, ...change })
}

export function forgetMove(guestUid: string): void {
  const before = moveOf(guestUid)
  here.delete(guestUid)
  try {
    localStorage.removeItem(moveName(guestUid))
  } catch {
    // Nothing was taken, so nothing lies there.
  }
  tell({ guestUid, before, now: null })
}

/** Hears of every change, also one made in another tab; returns the function that stops it. */
export function followMoves(listener: Listener): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === null) return listener({ guestUid: null, before: null, now: null })
    const guestUid = guestIn(key)
    if (guestUid === null) return
    listener({ guestUid, before: toMove(guestUid, oldValue), now: toMove(guestUid, newValue) })
  }
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}

function movesBeside(uid: string): readonly GuestMove[] {
  return moves().filter(({ guestUid, notOf }) => guestUid !== uid && !notOf.includes(uid))
}

function moves(): readonly GuestMove[] {
  return [...new Set([...here.keys(), ...namesOnDisk()])].flatMap((uid) => moveOf(uid) ?? [])
}

function namesOnDisk(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((name) => guestIn(name) ?? [])
  } catch {
    return []
  }
}

function read(guestUid: string): GuestMove | null {
  try {
    return toMove(guestUid, localStorage.getItem(moveName(guestUid)))
  } catch {
    return null
  }
}

function toMove(guestUid: string, word: string | null): GuestMove | null {
  try {
    if (word === null) return null
    const kept = JSON.parse(word) as Partial<GuestMove>
    const { toUid = null, phase = 'copying', notOf = [], made = [] } = kept
    return { guestUid, toUid, phase, notOf, made }
  } catch {
    return null
  }
}

function tell(change: MoveChange): void {
  for (const listener of listeners) listener(change)
}
