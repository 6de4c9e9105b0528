import { compareNotes, isLater, type Note } from '../note.ts'
import { pageSize } from './noteList.ts'

/** The tab's knowledge of a person's notes: the newest version it has seen of each. */
export type KnownNotes = {
  /** By ID, including notes in the trash that were seen. */
  notes: ReadonlyMap<string, Note>
  /** The list is complete down to this note; `null` if it is complete to the end. */
  listEnd: Note | null
  /** All changes up to this server time are known, in milliseconds since 1970. */
  knownUpTo: number
  /** How many notes the person has permanently deleted; `null` if unknown, which never matches a count. */
  purged: number | null
}

/** The notes that a device stores until the next visit: those at the top of the list. */
export type StoredNotes = Omit<KnownNotes, 'notes'> & { notes: readonly Note[] }

/** Bounded, because it is encrypted and written as a whole. */
const maxStored = { notes: 500, characters: 500_000 }

/**
 * Returns the known notes after reading the first page.
 *
 * @param knownUpTo all changes up to this server time were made before it was read.
 */
export function knownFrom(
  page: readonly Note[],
  purged: number | null,
  knownUpTo: number,
): KnownNotes {
  const nothing = { notes: new Map(), listEnd: null, knownUpTo, purged }
  return withPage(withChanges(nothing, page), page)
}

export function withPage(
  known: KnownNotes,
  page: readonly Note[],
  isLast = page.length < pageSize,
): KnownNotes {
  const listEnd = isLast ? null : (page.at(-1) ?? known.listEnd)
  return { ...withNotes(known, page), listEnd }
}

/** Adds the latest changes. None between `knownUpTo` and these may be missing. */
export function withChanges(known: KnownNotes, changes: readonly Note[]): KnownNotes {
  const knownUpTo = Math.max(known.knownUpTo, ...changes.map(({ updatedAt }) => updatedAt))
  return { ...withNotes(known, changes), knownUpTo }
}

/** Adds notes that were read one by one. Doesn't advance `knownUpTo`: earlier changes may still be missing. */
export function withNotes(known: KnownNotes, found: readonly Note[]): KnownNotes {
  const notes = new Map(known.notes)
  for (const note of found) {
    const before = notes.get(note.id)
    // The same version is replaced, too: it may be unreported.
    if (!before || !isLater(before, note)) notes.set(note.id, note)
  }
  return { ...known, notes }
}

/** Adds a note that this device has just delivered, at the top of the list, however slow this device's clock is. */
export function withDelivered(known: KnownNotes, note: Note): KnownNotes {
  const before = known.notes.get(note.id)
  if (before && !isLater(note, before)) return known
  const updatedAt = Math.max(note.updatedAt, known.knownUpTo + 1)
  return withNotes(known, [{ ...note, updatedAt, isUnreported: true }])
}

export function withoutNotes(known: KnownNotes, ids: readonly string[]): KnownNotes {
  const notes = new Map(known.notes)
  for (const id of ids) notes.delete(id)
  return { ...known, notes }
}

/**
 * Whether a full page of changes doesn't reach back to `knownUpTo`, so that changes in between may be missing.
 */
export function hasGap({ knownUpTo }: KnownNotes, changes: readonly Note[]): boolean {
  return changes.length >= pageSize && changes.every(({ updatedAt }) => updatedAt > knownUpTo)
}

/** The known notes after one in list order, or from the top, as far as the list is complete. */
export function listedAfter({ notes, listEnd }: KnownNotes, after: Note | null): readonly Note[] {
  const isIn = (note: Note) =>
    !note.content.isInTrash &&
    (!listEnd || compareNotes('notes', note, listEnd) <= 0) &&
    (!after || compareNotes('notes', after, note) < 0)
  return [...notes.values()].filter(isIn).sort((a, b) => compareNotes('notes', a, b))
}

export function toStored(known: KnownNotes): StoredNotes {
  const listed = listedAfter(known, null)
  let characters = 0
  const notes = listed.slice(0, maxStored.notes).filter(({ content: { title, body } }) => {
    characters += title.length + body.length
    return characters <= maxStored.characters
  })
  const isShortened = notes.length < listed.length
  const listEnd = isShortened ? (notes.at(-1) ?? null) : known.listEnd
  return { ...known, notes, listEnd }
}

/** Whether a stored value is a list, as this build stores it. */
export function isStoredNotes(value: object): value is StoredNotes {
  return (
    'notes' in value && Array.isArray(value.notes) && 'listEnd' in value && 'knownUpTo' in value
  )
}

export function fromStored(stored: StoredNotes): KnownNotes {
  return { ...stored, notes: new Map(stored.notes.map((note) => [note.id, note])) }
}
