import { journalName } from '../../domain/session/storageKeys.ts'
import {
  isReadableVersion,
  storedVersion,
  type VersionedRecord,
} from '../../domain/versionedRecord.ts'
import { withTimeout } from '../../domain/withTimeout.ts'
import { openOnDemand, openAtLeast } from '../database/onDemandDatabase.ts'
import { retryUntilAborted } from '../retryUntilAborted.ts'
import { openChannel } from '../tabs/channel.ts'

/** An entry's value before and after a change; `null` if there is none. */
type JournalChange = { name: string; before: string | null; now: string | null }

/** An entry as it is stored. */
export type StoredEntry = VersionedRecord & { value: string }

type JournalSchema = {
  entries: { key: string; value: StoredEntry }
}

type NamedEntry = readonly [string, StoredEntry]

type Listener = (change: JournalChange) => void

/** How long a tab waits for the disk. */
const timeoutMs = 2_000

const entries = new Map<string, string>()

/** Names of entries that another build has stored in a form that this one doesn't know. */
const unreadable = new Set<string>()

/** Where an entry is stored besides this tab, by name. Another tab may still be storing it. */
const storedIn = new Map<string, 'disk' | 'otherTab'>()

/** Names of entries whose values are known in this tab. Any that is read from disk afterward is out of date. */
const changed = new Set<string>()

const listeners = new Set<Listener>()

const database = openOnDemand(openJournal)

let reading: Promise<void> | undefined

let tabs: BroadcastChannel | null | undefined

/**
 * Loads the journal into this tab, which all functions below require, except `onJournalChange`.
 * Never rejects, and gives up on a slow disk after two seconds: later results reach the listeners.
 */
export function readJournal(): Promise<void> {
  reading ??= withTimeout(timeoutMs, load()).catch(() => undefined)
  return reading
}

/** Returns an entry's value; `null` if there is none, or if another build has stored it. */
export function entryOf(name: string): string | null {
  return entries.get(name) ?? null
}

/** Returns whether there is an entry, even if another build has stored it. */
export function hasEntry(name: string): boolean {
  return entries.has(name) || unreadable.has(name)
}

/** Returns the names of all entries with this prefix, also of those that another build has stored. */
export function entryNames(start: string): readonly string[] {
  return Array.from(new Set([...entries.keys(), ...unreadable])).filter((name) =>
    name.startsWith(start),
  )
}

/** Returns the names of all entries with this prefix that would be lost with this tab. */
export function unsavedEntryNames(start: string): readonly string[] {
  return entryNames(start).filter((name) => !storedIn.has(name) && !unreadable.has(name))
}

/**
 * Changes an entry at once for all of the app's tabs, and on disk. An entry that another build has stored can be
 * deleted, but not changed.
 *
 * @param value the new value; `null` deletes the entry.
 * @returns whether the change outlives the browser, even if it is killed right now.
 */
export async function writeEntry(name: string, value: string | null): Promise<boolean> {
  if (storedIn.get(name) === 'disk' && entryOf(name) === value) return true
  if (unreadable.has(name) && value !== null) return true
  const before = entryOf(name)
  setVolatileEntry(name, value)
  // Notify other tabs before the disk confirms: one of them may be about to get a lock, and needs
  // to know.
  otherTabs()?.postMessage({ name, before, now: value } satisfies JournalChange)
  const isStored = await persist(name, value)
  if (isStored && entryOf(name) === value) storedIn.set(name, 'disk')
  return isStored
}

/** Like `writeEntry`, for this tab's lifetime only. */
export function setVolatileEntry(name: string, value: string | null): void {
  storedIn.delete(name)
  apply({ name, before: entryOf(name), now: value })
}

/** Calls the listener after each change in any tab. Returns a function that stops it. */
export function onJournalChange(listener: Listener): () => void {
  otherTabs()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function persist(name: string, value: string | null): Promise<boolean> {
  try {
    await database.change(['entries'], (records) =>
      value === null
        ? records('entries').delete(name)
        : records('entries').put({ v: storedVersion, value }, name),
    )
    writeFallback(name, null)
    return true
  } catch {
    const isStored = writeFallback(name, value)
    // A disk that doesn't delete an entry still has it for the next tab.
    return isStored && (value !== null || !('indexedDB' in globalThis))
  }
}

/** A browser without a database keeps the session in local storage, so entries go there, too. */
function writeFallback(name: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(fallbackKey(name))
    else localStorage.setItem(fallbackKey(name), JSON.stringify({ v: storedVersion, value }))
    return true
  } catch {
    return false
  }
}

function fallbackEntries(): readonly NamedEntry[] {
  try {
    const start = fallbackKey('')
    return Object.entries<string>(localStorage).flatMap(([name, value]) =>
      name.startsWith(start) ? [[name.slice(start.length), parsed(value)] as const] : [],
    )
  } catch {
    return []
  }
}

/** An entry that isn't JSON gets a version that no build can read. */
function parsed(value: string): StoredEntry {
  try {
    return Object(JSON.parse(value)) as StoredEntry
  } catch {
    return { v: 0, value: '' }
  }
}

function fallbackKey(name: string): string {
  return `${journalName}/${name}`
}

async function load(): Promise<void> {
  otherTabs()
  addEntries(fallbackEntries())
  if ('indexedDB' in globalThis) {
    addEntries(
      (await retryUntilAborted(readDisk, new AbortController().signal, () => undefined)) ?? [],
    )
  }
}

function readDisk(): Promise<readonly NamedEntry[]> {
  return database.read(['entries'], async (records) => {
    const store = records('entries')
    const [names, values] = await Promise.all([store.getAllKeys(), store.getAll()])
    return values.map((value, index) => [names[index] ?? '', value] as const)
  })
}

function addEntries(found: readonly NamedEntry[]): void {
  for (const [name, entry] of found) {
    if (changed.has(name)) continue
    if (!isReadableVersion(entry)) {
      unreadable.add(name)
      continue
    }
    storedIn.set(name, 'disk')
    apply({ name, before: entryOf(name), now: entry.value })
  }
}

function apply(change: JournalChange): void {
  const { name, now } = change
  changed.add(name)
  unreadable.delete(name)
  if (now === null) entries.delete(name)
  else entries.set(name, now)
  for (const listener of listeners) listener(change)
}

function otherTabs(): BroadcastChannel | null {
  if (tabs !== undefined) return tabs
  tabs = openChannel(journalName)
  tabs?.addEventListener('message', ({ data }: MessageEvent<JournalChange>) => {
    storedIn.set(data.name, 'otherTab')
    apply(data)
  })
  return tabs
}

function openJournal({ onEnd }: { onEnd: () => void }) {
  return openAtLeast<JournalSchema>(journalName, 1, {
    upgrade: (created) => void created.createObjectStore('entries'),
    terminated: onEnd,
  })
}
