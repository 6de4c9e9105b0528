import { compareNotes, type Note } from './note.ts'
import { pageSize } from './noteList.ts'

/** What a page knows of a person's notes: the newest version that it has seen of each. */
export type KnownNotes = {
  /** By their ids; those in the trash, too, as far as they were seen. */
  notes: ReadonlyMap<string, Note>
  /** Down to here, in the order of the list, no note outside the trash is missing; `null` where that is all. */
  end: Note | null
  /** When the latest change was made, by the server's clock, in milliseconds since 1970. */
  latest: number
  /** How many notes the person had ever deleted for good; `null` where that is unknown, and no number confirms it. */
  purged: number | null
}

/** What a device keeps of it until the next visit: the notes of the list, from its top on. */
export type KeptNotes = Omit<KnownNotes, 'notes'> & { notes: readonly Note[] }

/** How much a device keeps: it is encrypted and written as a whole. */
const mostKept = { notes: 500, characters: 500_000 }

/** What is known once the first page was read. */
export function knownFrom(page: readonly Note[], purged: number | null): KnownNotes {
  const nothing = { notes: new Map(), end: null, latest: 0, purged }
  return withPage(withChanges(nothing, page), page)
}

/** What is known with the page after the last one. */
export function withPage(
  known: KnownNotes,
  page: readonly Note[],
  isLast = page.length < pageSize,
): KnownNotes {
  return { ...withNotes(known, page), end: isLast ? null : (page.at(-1) ?? known.end) }
}

/** What is known with the latest changes, none of which is missing. */
export function withChanges(known: KnownNotes, changes: readonly Note[]): KnownNotes {
  const latest = Math.max(known.latest, ...changes.map(({ updatedAt }) => updatedAt))
  return { ...withNotes(known, changes), latest }
}

/** What is known with notes that were read by themselves: changes before theirs may still be on the way. */
export function withNotes(known: KnownNotes, found: readonly Note[]): KnownNotes {
  const notes = new Map(known.notes)
  for (const note of found) {
    if (isNewer(note, notes.get(note.id))) notes.set(note.id, note)
  }
  return { ...known, notes }
}

/** What is known once some notes are not there any more. */
export function withoutNotes(known: KnownNotes, ids: readonly string[]): KnownNotes {
  const notes = new Map(known.notes)
  for (const id of ids) notes.delete(id)
  return { ...known, notes }
}

/** Whether so much has changed that the latest changes, which fill a page, do not reach back to what is known. */
export function isGap({ latest }: KnownNotes, changes: readonly Note[]): boolean {
  return changes.length >= pageSize && changes.every(({ updatedAt }) => updatedAt > latest)
}

/** The known notes after one in the order of the list, or from its top on, as far as none is missing. */
export function listedAfter({ notes, end }: KnownNotes, after: Note | null): readonly Note[] {
  const isIn = (note: Note) =>
    !note.content.deleted &&
    (!end || compareNotes('notes', note, end) <= 0) &&
    (!after || compareNotes('notes', after, note) < 0)
  return [...notes.values()].filter(isIn).sort((a, b) => compareNotes('notes', a, b))
}

/** What of it a device keeps. */
export function keptOf(known: KnownNotes): KeptNotes {
  const listed = listedAfter(known, null)
  let characters = 0
  const notes = listed.slice(0, mostKept.notes).filter(({ content: { title, body } }) => {
    characters += title.length + body.length
    return characters <= mostKept.characters
  })
  const end = notes.length < listed.length ? (notes.at(-1) ?? null) : known.end
  return { ...known, notes, end }
}

/** What is known from what the device kept. */
export function knownAgain(kept: KeptNotes): KnownNotes {
  return { ...kept, notes: new Map(kept.notes.map((note) => [note.id, note])) }
}

/** A note that was deleted for good and came back begins anew. */
function isNewer(note: Note, other: Note | undefined): boolean {
  if (!other) return true
  if (note.createdAt !== other.createdAt) return note.createdAt > other.createdAt
  return note.rev > other.rev || (note.rev === other.rev && note.updatedAt > other.updatedAt)
}
