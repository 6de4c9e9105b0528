import type { StoredFile } from '#src/domain/files/storedFile.ts'
import type { DeviceName } from '#src/domain/session/deviceSession.ts'
import { hasVerifiedIdentity, type User } from '#src/domain/session/user.ts'

// Keep these limits equal to the ones that firestore.rules enforces.

/** Maximum length of a title, in UTF-16 units. */
export const titleLimit = 300

/** Maximum length of a body, in UTF-16 units. */
export const bodyLimit = 200_000

export const noteLimit = 10_000

/** Maximum number of notes for an account without a verified identity. */
export const unverifiedNoteLimit = 50

/**
 * How many files a device accepts for one note. Offline devices, imports and merged notes can exceed it; all
 * files are shown.
 */
export const filesOnNoteLimit = 100

export function noteLimitFor(user: User): number {
  return hasVerifiedIdentity(user) ? noteLimit : unverifiedNoteLimit
}

export type NoteText = { title: string; body: string }

/** The part of a note that a person can change. */
export type NoteContent = NoteText & {
  pinned: boolean
  isInTrash: boolean
  /** The note that this is a conflicted copy of, until the person resolves the conflict. */
  conflictOf: string | null
}

export type FileOfNote = StoredFile & { attachedTo: string }

/** Whether a file is attached to a note; the profile picture isn't. */
export function isFileOfNote(file: StoredFile): file is FileOfNote {
  return file.attachedTo !== null
}

/** Device and time of an edit, as reported by the device; `at` in milliseconds since 1970. */
export type LastEdit = DeviceName & { at: number }

/** A note on the server. Times are in milliseconds since 1970: server time, unless the note is unreported. */
export type Note = {
  id: string
  content: NoteContent
  /** Revision number, starting at 1. */
  rev: number
  /** The edit that made this version. */
  editId: string
  /** The edit before it; `null` for the first version. */
  parentEditId: string | null
  /** The last edit of each tab that changed the note before that, newest last. Missing if there is none. */
  earlierEditIds?: readonly string[]
  /** Missing in notes written by an import, a move, or an older build. */
  lastEdit?: LastEdit
  createdAt: number
  updatedAt: number
  /** Set while the server hasn't reported this version, which this device has delivered: its times are a guess. */
  isUnreported?: true
}

/** Identifies a version of a note. After a note was permanently deleted, a recreated one starts at revision 1. */
export type VersionId = Pick<Note, 'createdAt' | 'rev'>

/** Before the first version of a note. */
export const beforeFirstVersion: VersionId = { createdAt: 0, rev: 0 }

/** Whether a version is later than another of the same note. */
export function isLater(one: VersionId, other: VersionId): boolean {
  return one.createdAt === other.createdAt ? one.rev > other.rev : one.createdAt > other.createdAt
}

export function isSameVersion(one: VersionId, other: VersionId): boolean {
  return one.createdAt === other.createdAt && one.rev === other.rev
}

export function versionIdOf({ createdAt, rev }: VersionId): VersionId {
  return { createdAt, rev }
}

export const emptyContent: NoteContent = {
  title: '',
  body: '',
  pinned: false,
  isInTrash: false,
  conflictOf: null,
}

export function copyOf(noteId: string, content: NoteContent): NoteContent {
  return { ...content, pinned: false, isInTrash: false, conflictOf: noteId }
}

/** The part of a note that says which edits it contains. */
export type ContainedEdits = Pick<Note, 'editId' | 'parentEditId' | 'earlierEditIds'>

/** How many tabs a note remembers the last edit of. Keep it equal to the one in firestore.rules. */
const maxEarlierEditIds = 10

/** Whether a note is known to contain an edit. */
export function containsEditId(
  { editId, parentEditId, earlierEditIds = [] }: ContainedEdits,
  id: string,
): boolean {
  return editId === id || parentEditId === id || earlierEditIds.includes(id)
}

/** The `earlierEditIds` of the next version. */
export function nextEarlierEditIds({
  parentEditId,
  earlierEditIds = [],
}: ContainedEdits): readonly string[] {
  if (parentEditId === null) return []
  const others = earlierEditIds.filter((editId) => tabOf(editId) !== tabOf(parentEditId))
  return [...others, parentEditId].slice(-maxEarlierEditIds)
}

/**
 * A new ID for an edit.
 *
 * @param tabPrefix the same for all edits of one tab: the beginning of a UUID, see `tabOf`.
 */
export function newEditId(tabPrefix: string): string {
  return tabPrefix + crypto.randomUUID().slice(tabPrefix.length)
}

/** The part of an ID that all edits of one tab share. */
export function tabOf(id: string): string {
  return id.slice(0, 8)
}

/** Returns the later version of a note. */
export function latest<Version extends VersionId>(
  one: Version | null | undefined,
  other: Version | null | undefined,
): Version | null {
  if (!one || !other) return one ?? other ?? null
  return isLater(one, other) ? one : other
}

export function isSameContent(one: NoteContent, other: NoteContent): boolean {
  return (
    hasSameText(one, other) &&
    one.pinned === other.pinned &&
    one.isInTrash === other.isInTrash &&
    one.conflictOf === other.conflictOf
  )
}

export function hasSameText(one: NoteText, other: NoteText): boolean {
  return one.title === other.title && one.body === other.body
}

/** Replaces unpaired surrogates, which the server doesn't accept, with U+FFFD. */
export function wellFormed({ title, body, ...rest }: NoteContent): NoteContent {
  return { title: mend(title), body: mend(body), ...rest }
}

function mend(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

export type ListKind = 'notes' | 'trash'

/** Whether a note appears in a list of this kind. */
export function isInList(kind: ListKind, content: NoteContent): boolean {
  return content.isInTrash === (kind === 'trash')
}

/** Sorts like the server's queries: pinned notes first (except in the trash), then the newest. */
export function compareNotes(kind: ListKind, a: Note, b: Note): number {
  const byPin = kind === 'trash' ? 0 : Number(b.content.pinned) - Number(a.content.pinned)
  return byPin || b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
}

/** Whether a stored value is a note, as this build stores it. */
export function isStoredNote(value: object): boolean {
  return 'content' in value && 'editId' in value
}
