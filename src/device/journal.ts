import { openDB } from 'idb'
import { journalName } from '../domain/journalName.ts'
import { openChannel } from './channel.ts'
import { connectTo } from './database.ts'
import { keepTrying } from './keepTrying.ts'
import { within } from './within.ts'

/** What an entry said before, and says now; `null` where there is none. */
type JournalChange = { name: string; before: string | null; now: string | null }

type Shape = {
  entries: { key: string; value: string }
}

type Listener = (change: JournalChange) => void

/** How long a page waits for what was written here before, in milliseconds. */
const patience = 2_000

const entries = new Map<string, string>()

/** The names whose entries are on the disk as they are here. */
const kept = new Set<string>()

/** The names that were changed before the disk has answered: what it says of them is older. */
const changed = new Set<string>()

const listeners = new Set<Listener>()

const connection = connectTo(openJournal)

let reading: Promise<void> | undefined

let pages: BroadcastChannel | null | undefined

/**
 * Reads the journal into this page. Everything below needs that, except following it. Never rejects
 * and does not wait for long: what a slow disk says later reaches the listeners.
 */
export function readJournal(): Promise<void> {
  reading ??= within(patience, takeIn()).catch(() => undefined)
  return reading
}

export function entryOf(name: string): string | null {
  return entries.get(name) ?? null
}

/** The names of all entries that begin so. */
export function namesUnder(start: string): readonly string[] {
  return Array.from(entries.keys()).filter((name) => name.startsWith(start))
}

/** The names of all entries that begin so and would go with this page. */
export function fleetingUnder(start: string): readonly string[] {
  return namesUnder(start).filter((name) => !kept.has(name))
}

/**
 * Changes an entry: at once for every page of this app, and on the disk for good.
 *
 * @param word `null` takes the entry away.
 * @returns whether it outlives the browser, also one that is killed right now.
 */
export async function writeEntry(name: string, word: string | null): Promise<boolean> {
  if (kept.has(name) && entryOf(name) === word) return true
  const before = entryOf(name)
  holdEntry(name, word)
  // Before the disk has it: who waits for a turn that ends right now has to know.
  otherPages()?.postMessage({ name, before, now: word } satisfies JournalChange)
  const isKept = await keep(name, word)
  if (isKept && entryOf(name) === word) kept.add(name)
  return isKept
}

/** As `writeEntry`, in this page only and for as long as it lives. */
export function holdEntry(name: string, word: string | null): void {
  kept.delete(name)
  become({ name, before: entryOf(name), now: word })
}

/** Hears of every change, also one made in another page; returns the function that stops it. */
export function followJournal(listener: Listener): () => void {
  otherPages()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function keep(name: string, word: string | null): Promise<boolean> {
  try {
    await connection.change(['entries'], (records) =>
      word === null ? records('entries').delete(name) : records('entries').put(word, name),
    )
    putSpare(name, null)
    return true
  } catch {
    return putSpare(name, word)
  }
}

/** Where there is no database, the session lies in local storage, too. */
function putSpare(name: string, word: string | null): boolean {
  try {
    if (word === null) localStorage.removeItem(spareName(name))
    else localStorage.setItem(spareName(name), word)
    return true
  } catch {
    return false
  }
}

function spares(): readonly (readonly [string, string])[] {
  try {
    const start = spareName('')
    return Object.entries<string>(localStorage).flatMap(([name, word]) =>
      name.startsWith(start) ? [[name.slice(start.length), word] as const] : [],
    )
  } catch {
    return []
  }
}

function spareName(name: string): string {
  return `${journalName}/${name}`
}

async function takeIn(): Promise<void> {
  otherPages()
  adopt(spares())
  if ('indexedDB' in globalThis) {
    adopt((await keepTrying(readDisk, new AbortController().signal, () => undefined)) ?? [])
  }
}

function readDisk(): Promise<readonly (readonly [string, string])[]> {
  return connection.run(async (database) => {
    const { store } = database.transaction('entries')
    const [names, words] = await Promise.all([store.getAllKeys(), store.getAll()])
    return words.map((word, index) => [names[index] ?? '', word] as const)
  })
}

function adopt(found: readonly (readonly [string, string])[]): void {
  for (const [name, now] of found) {
    if (changed.has(name)) continue
    kept.add(name)
    become({ name, before: entryOf(name), now })
  }
}

function become(change: JournalChange): void {
  const { name, now } = change
  changed.add(name)
  if (now === null) entries.delete(name)
  else entries.set(name, now)
  for (const listener of listeners) listener(change)
}

function otherPages(): BroadcastChannel | null {
  if (pages !== undefined) return pages
  pages = openChannel(journalName)
  pages?.addEventListener('message', ({ data }: MessageEvent<JournalChange>) => {
    kept.add(data.name)
    become(data)
  })
  return pages
}

function openJournal(onEnd: () => void) {
  return openDB<Shape>(journalName, 1, {
    upgrade: (created) => void created.createObjectStore('entries'),
    terminated: onEnd,
  })
}
