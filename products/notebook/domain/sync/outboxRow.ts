import {
  bodyLimit,
  copyOf,
  isSameVersion,
  beforeFirstVersion,
  titleLimit,
  type NoteContent,
  type VersionId,
} from '../note.ts'

/** One edit on its way to the server. Its ID stays the same on every retry. */
export type Edit = {
  editId: string
  content: NoteContent
  /** Device time in milliseconds since 1970. For display only: never compare it with server time. */
  savedAt: number
}

/** Why the server permanently rejects an edit. */
export type Refusal = 'not-allowed' | 'too-many-notes' | 'too-long'

/** The text that an edit was made from, and the edits that were sent since. */
export type Lineage = {
  /** The server's text; `null` for a note created here. */
  basis: NoteContent | null
  /** The server's version that the basis contains; absent if unknown. */
  basisVersion?: VersionId
  /** Edits that were sent since without a response, newest last. */
  unacknowledged: readonly Edit[]
}

/** An edit that the server isn't known to have. At most one row per note. */
export type OutboxRow = Lineage & {
  noteId: string
  edit: Edit
  refusal: Refusal | null
}

/** A row, and whether it is on this device's disk; otherwise it is in this tab's memory. */
export type WithStatus<Row> = Row & { isPersisted: boolean }

export type RowWithStatus = WithStatus<OutboxRow>

/** `onDevice`: on this device's disk. `inMemory`: in this tab's memory only. `refused`: the server rejects it. */
export type UnsentStatus = 'onDevice' | 'inMemory' | 'refused'

/** The status of an edit that isn't on the server. Text that is too long is stored like any other. */
export function unsentStatus({ refusal, isPersisted }: RowWithStatus): UnsentStatus {
  if (refusal !== null && refusal !== 'too-long') return 'refused'
  return isPersisted ? 'onDevice' : 'inMemory'
}

/** Whether a stored value is a row, as this build stores it. */
export function isOutboxRow(value: object): value is OutboxRow {
  return ['noteId', 'basis', 'unacknowledged', 'edit', 'refusal'].every((field) => field in value)
}

/** Whether two rows are of the same edit, and know the same about the server. */
export function isSameRow(one: OutboxRow | null, other: OutboxRow | null): boolean {
  if (!one || !other) return one === other
  const lastSent = ({ unacknowledged }: OutboxRow) => unacknowledged.at(-1)?.editId
  return (
    one.edit.editId === other.edit.editId &&
    lastSent(one) === lastSent(other) &&
    isSameVersion(one.basisVersion ?? beforeFirstVersion, other.basisVersion ?? beforeFirstVersion)
  )
}

export function hasEdit(edits: readonly Edit[], { editId }: Edit): boolean {
  return edits.some((edit) => edit.editId === editId)
}

/** Checks limits that are known without the server. Returns `null` if only the server can tell. */
export function refusalOf({ title, body }: NoteContent): Refusal | null {
  return title.length > titleLimit || body.length > bodyLimit ? 'too-long' : null
}

/** The note's row, and a second one if a conflicted copy is needed. */
export type MergedRows = readonly [OutboxRow] | readonly [OutboxRow, OutboxRow]

/** The row of a conflicted copy, whose ID is that of its edit. */
export function conflictedCopy(noteId: string, edit: Edit): OutboxRow {
  const content = copyOf(noteId, edit.content)
  const copy = { noteId: edit.editId, basis: null, unacknowledged: [] }
  return { ...copy, edit: { ...edit, content }, refusal: refusalOf(content) }
}

/** A row with another edit, which has still to be refused or accepted. */
export function withEdit(row: OutboxRow, edit: Edit): OutboxRow {
  return { ...row, edit, refusal: refusalOf(edit.content) }
}
