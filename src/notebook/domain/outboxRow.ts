import { type NoteContent, bodyLimit, titleLimit } from './note.ts'

/** One edit on its way to the server. Its id stays the same however often it is sent. */
export type Edit = {
  opId: string
  content: NoteContent
  /** By this device's clock, in milliseconds since 1970. Shown, never compared with the server's. */
  savedAt: number
}

/** Why the server will not take an edit, however often it is sent. */
export type Refusal = 'not-allowed' | 'too-many-notes' | 'too-long'

/** What is not yet known to be on the server: at most one row for each note. */
export type OutboxRow = {
  noteId: string
  /** What the edit was made from; `null` for a note that was made here. */
  basis: NoteContent | null
  edit: Edit
  /** The edits that were sent, the newest last, as long as nobody knows whether the server has taken them. */
  unanswered?: readonly Edit[]
  refusal: Refusal | null
}

/** A row, and whether it outlives this page. Only then is it "saved on this device". */
export type KeptRow = OutboxRow & { isLasting: boolean }

/** Why words need not be sent at all; `null` where only the server can say. */
export function refusalOf({ title, body }: NoteContent): Refusal | null {
  return title.length > titleLimit || body.length > bodyLimit ? 'too-long' : null
}
