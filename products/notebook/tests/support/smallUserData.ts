import type { NoteContent } from '#products/notebook/domain/note.ts'
import type { OutboxRow } from '#products/notebook/domain/sync/outboxRow.ts'
import { memoryUserData, type MemoryUserData } from './memoryUserData.ts'
import { contentOf, noteOf, rowOf } from './notes.ts'

/** A valid ID, always the same for the same number. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** Adds the note with this number. */
export function addNote(account: MemoryUserData, number: number, content: NoteContent): string {
  const id = idOf(number)
  account.notes.set(id, noteOf(content, { id }))
  return id
}

/** Adds a file to a note. */
export function addFile(
  account: MemoryUserData,
  number: number,
  noteId: string | null,
  overrides: {
    name?: string
    bytes?: Blob | null
    state?: 'stored' | 'uploading' | 'deleting'
  } = {},
): string {
  const id = idOf(number)
  const bytes = overrides.bytes === undefined ? new Blob([`file ${number}`]) : overrides.bytes
  const name = overrides.name ?? `file ${number}.txt`
  const file = { id, attachedTo: noteId, name, size: 6, type: 'text/plain' }
  account.files.set(id, {
    file: { ...file, slot: number, state: overrides.state ?? 'stored', createdAt: 0 },
    bytes,
  })
  return id
}

/** Adds an unsent edit of the note with this number. */
export function unsentRow(
  number: number,
  basis: NoteContent | null,
  content: NoteContent,
): OutboxRow {
  const { edit, ...row } = rowOf(basis, content)
  return { ...row, noteId: idOf(number), edit: { ...edit, editId: idOf(100 + number) } }
}

/**
 * One of everything: a note with a file, one in the trash with a file, a conflicted copy, and unsent changes.
 */
export function smallUserData(): MemoryUserData {
  const account = memoryUserData()
  const shopping = addNote(account, 1, contentOf('Milk'))
  addFile(account, 11, shopping)
  addFile(
    account,
    12,
    addNote(account, 2, contentOf('Old', { title: 'Thrown away', isInTrash: true })),
  )
  addNote(account, 3, contentOf('Milk and tea', { conflictOf: shopping }))
  account.rows.push(
    unsentRow(1, contentOf('Milk'), contentOf('Milk, bread')),
    unsentRow(4, null, contentOf('New')),
  )
  const upload = { id: idOf(13), noteId: idOf(4), name: 'later.txt', size: 5, type: 'text/plain' }
  account.uploads.push({ file: upload, bytes: new Blob(['later']) })
  return account
}
