import type { StoredFile } from '../../domain/storedFile.ts'
import { isVouchedFor, type User } from '../../domain/user.ts'

// The same numbers stand in firestore.rules, where they are enforced.

/** The longest title, in UTF-16 units, which is what `length` counts. */
export const titleLimit = 300

/** The longest body, in UTF-16 units. */
export const bodyLimit = 200_000

/** How many notes a person may keep, those in the trash included. */
export const noteLimit = 10_000

/** How many notes a person may keep whom no provider vouches for. */
export const unvouchedNoteLimit = 50

/**
 * How many files of one note a device takes. Devices that do not know of each other, an import or two notes
 * that become one may bring more; all are shown.
 */
export const filesOnNoteLimit = 100

/** How many notes this person may keep. */
export function noteLimitFor(user: User): number {
  return isVouchedFor(user) ? noteLimit : unvouchedNoteLimit
}

/** What a person can change about a note. */
export type NoteContent = {
  title: string
  body: string
  pinned: boolean
  /** In the trash. */
  deleted: boolean
  /** The note that this one is the conflicted copy of, until the person has decided between them. */
  conflictOf: string | null
}

/** A file that belongs to a note: that of its `attachedTo`. */
export type FileOfNote = StoredFile & { attachedTo: string }

/** Whether a file belongs to a note; the person's picture does not. */
export function isFileOfNote(file: StoredFile): file is FileOfNote {
  return file.attachedTo !== null
}

/** A note as the server has it. Moments are in milliseconds since 1970, by the server's clock. */
export type Note = {
  id: string
  content: NoteContent
  /** How many edits led here, from 1. */
  rev: number
  /** The edit that made this version. */
  opId: string
  /** The edit that it was made from; `null` for the first. */
  parentOpId: string | null
  createdAt: number
  updatedAt: number
}

/** What a new note starts with. */
export const emptyContent: NoteContent = {
  title: '',
  body: '',
  pinned: false,
  deleted: false,
  conflictOf: null,
}

/** Whether an edit is known to be in a note: it made this version or the one before. */
export function hasTaken(
  { opId, parentOpId }: Pick<Note, 'opId' | 'parentOpId'>,
  edit: string,
): boolean {
  return opId === edit || parentOpId === edit
}

/** Whether two contents say the same, so that nothing needs saving. */
export function isSameContent(one: NoteContent, other: NoteContent): boolean {
  return (
    hasSameWords(one, other) &&
    one.pinned === other.pinned &&
    one.deleted === other.deleted &&
    one.conflictOf === other.conflictOf
  )
}

/** Whether two contents have the same title and text. */
export function hasSameWords(one: NoteContent, other: NoteContent): boolean {
  return one.title === other.title && one.body === other.body
}

/** A content as a server takes it: half an emoji is no text, and becomes the sign for that. */
export function wellFormed({ title, body, ...rest }: NoteContent): NoteContent {
  return { title: mend(title), body: mend(body), ...rest }
}

function mend(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** Which notes a list is of. */
export type ListKind = 'notes' | 'trash'

/** Whether a list of this kind shows such a note. */
export function belongs(kind: ListKind, content: NoteContent): boolean {
  return content.deleted === (kind === 'trash')
}

/** The order of the server's queries: the newest first, and among notes the pinned ones before all others. */
export function compareNotes(kind: ListKind, a: Note, b: Note): number {
  const byPin = kind === 'trash' ? 0 : Number(b.content.pinned) - Number(a.content.pinned)
  return byPin || b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
}
