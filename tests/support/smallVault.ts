import type { NoteContent } from '#src/domain/note.ts'
import type { OutboxRow } from '#src/domain/outboxRow.ts'
import { contentOf, noteOf, rowOf } from './notes.ts'
import { memoryVault, type MemoryVault } from './memoryVault.ts'

/** An id of the right shape: always the same for the same number. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** A note under that number, in a vault. */
export function addNote(vault: MemoryVault, number: number, content: NoteContent): string {
  const id = idOf(number)
  vault.notes.set(id, noteOf(content, { id }))
  return id
}

/** A file of that note. */
export function addFile(
  vault: MemoryVault,
  number: number,
  noteId: string | null,
  rest: { bytes?: Blob | null; state?: 'there' | 'arriving' | 'leaving' } = {},
): string {
  const id = idOf(number)
  const bytes = rest.bytes === undefined ? new Blob([`file ${number}`]) : rest.bytes
  const file = { id, noteId, name: `file ${number}.txt`, size: 6, type: 'text/plain' }
  vault.files.set(id, {
    file: { ...file, slot: number, state: rest.state ?? 'there', createdAt: 0 },
    bytes,
  })
  return id
}

/** An edit of the note under that number, which has not reached the server. */
export function waiting(
  number: number,
  basis: NoteContent | null,
  content: NoteContent,
): OutboxRow {
  const { edit, ...row } = rowOf(basis, content)
  return { ...row, noteId: idOf(number), edit: { ...edit, opId: idOf(100 + number) } }
}

/** One of everything: a note with a file, one in the trash with a file, a conflicted copy, and what was not sent. */
export function smallVault(): MemoryVault {
  const vault = memoryVault()
  const shopping = addNote(vault, 1, contentOf('Milk'))
  addFile(vault, 11, shopping)
  addFile(vault, 12, addNote(vault, 2, contentOf('Old', { title: 'Thrown away', deleted: true })))
  addNote(vault, 3, contentOf('Milk and tea', { conflictOf: shopping }))
  vault.rows.push(
    waiting(1, contentOf('Milk'), contentOf('Milk, bread')),
    waiting(4, null, contentOf('New')),
  )
  const upload = { id: idOf(13), noteId: idOf(4), name: 'later.txt', size: 5, type: 'text/plain' }
  vault.uploads.push({ file: upload, bytes: new Blob(['later']) })
  return vault
}
