import { guardUnsaved } from './unsavedGuard.ts'

/** A file that its person has deleted, and that has not gone yet. */
export type FileRemoval = {
  fileId: string
  /** The open note in which it can be taken back; empty where that is over. */
  offeredBy: string
}

/** What may not lie on this device, or was not taken; it lives as long as this page. */
const here = new Map<string, string>()

const listeners = new Set<() => void>()

/**
 * Notes that a file is to go, should this page end before it has gone. What lies on the device is two
 * random ids under the person's; every page of this app hears it.
 *
 * @param mayLieHere false on a device that others use, too.
 * @returns whether it outlives this page; if not, the browser asks before the page is closed.
 */
export function markRemoval(
  uid: string,
  { fileId, offeredBy }: FileRemoval,
  mayLieHere: boolean,
): boolean {
  const name = nameOf(uid, fileId)
  const isKept = mayLieHere && keep(name, offeredBy)
  if (isKept) here.delete(name)
  else here.set(name, offeredBy)
  tell()
  return isKept
}

/** From now on nobody can take a file back, if it is still to go. */
export function endOffer(uid: string, fileId: string): void {
  const name = nameOf(uid, fileId)
  if (here.has(name)) here.set(name, '')
  else if (read(name)) keep(name, '')
  tell()
}

/** Lets go of what lives in this page only, when its person has left. */
export function forgetRemovals(uid: string): void {
  for (const name of Array.from(here.keys()))
    if (name.startsWith(nameOf(uid, ''))) here.delete(name)
  tell()
}

/** The file has gone, or stays after all. */
export function unmarkRemoval(uid: string, fileId: string): void {
  const name = nameOf(uid, fileId)
  here.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // Nothing was taken, so nothing lies there.
  }
  tell()
}

/** Every file of a person that is to go, as far as this device knows. */
export function removalsOf(uid: string): readonly FileRemoval[] {
  const start = nameOf(uid, '')
  return Array.from(new Set([...here.keys(), ...namesOnDisk()])).flatMap((name) => {
    const offeredBy = name.startsWith(start) ? (here.get(name) ?? read(name)) : null
    return offeredBy === null ? [] : { fileId: name.slice(start.length), offeredBy }
  })
}

/** Hears of every change, also one made in another tab; returns the function that stops it. */
export function followRemovals(uid: string, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(nameOf(uid, ''))) listener()
  }
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}

function nameOf(uid: string, fileId: string): string {
  return `file-going-${uid}/${fileId}`
}

function keep(name: string, offeredBy: string): boolean {
  try {
    localStorage.setItem(name, offeredBy)
    return true
  } catch {
    return false
  }
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function namesOnDisk(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

function tell(): void {
  guardUnsaved('file-going', here.size > 0)
  for (const listener of listeners) listener()
}
