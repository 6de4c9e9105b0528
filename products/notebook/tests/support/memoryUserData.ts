import type { NewUpload } from '#products/notebook/domain/files/uploadRow.ts'
import { hasSameText, type Note, type NoteContent } from '#products/notebook/domain/note.ts'
import type { OutboxRow } from '#products/notebook/domain/sync/outboxRow.ts'
import type { ArchiveSource } from '#products/notebook/storage/archive/packing.ts'
import type { ArchiveTarget } from '#products/notebook/storage/archive/restoreEntries.ts'
import { noteOf } from '#products/notebook/tests/support/notes.ts'
import type { StoredFile } from '#src/domain/files/storedFile.ts'

/** A person's user data in memory, for exporting and importing archives. */
export type MemoryUserData = {
  notes: Map<string, Note>
  files: Map<string, { file: StoredFile; bytes: Blob | null }>
  rows: OutboxRow[]
  /** Number of rows that can't be decrypted. */
  encrypted: number
  uploads: { file: NewUpload; bytes: Blob | null }[]
  room: { notes: number; files: number }
  /** How often something was written. */
  writes: number
}

export function memoryUserData(content: Partial<MemoryUserData> = {}): MemoryUserData {
  return {
    notes: new Map(),
    files: new Map(),
    rows: [],
    encrypted: 0,
    uploads: [],
    room: { notes: 10_000, files: 2_000 },
    writes: 0,
    ...content,
  }
}

export function sourceIn(account: MemoryUserData): ArchiveSource {
  return {
    notes: () => inPages([...account.notes.values()]),
    changedNotes: () => inPages([...account.notes.values()]),
    files: () => inPages([...account.files.values()].map(({ file }) => file)),
    note: (noteId) => Promise.resolve(account.notes.get(noteId) ?? null),
    bytes: async ({ id }) => {
      const bytes = await account.files.get(id)?.bytes?.arrayBuffer()
      return bytes ? new Uint8Array(bytes) : null
    },
    rows: () => Promise.resolve(account.rows),
    undecryptable: () => Promise.resolve(account.encrypted),
    uploads: () => Promise.resolve(account.uploads.map(({ file }) => file)),
    uploadBytes: (id) =>
      Promise.resolve(account.uploads.find(({ file }) => file.id === id)?.bytes ?? null),
  }
}

/** Enforces the server's rule that files can't be added to a note that is gone or in the trash. */
export function targetIn(account: MemoryUserData): ArchiveTarget {
  const { notes, files } = account
  return {
    putNote: (noteId, content) => {
      const known = notes.get(noteId)
      if (known) return Promise.resolve(hasSameText(known.content, content) ? 'same' : 'other')
      if (notes.size >= account.room.notes) return Promise.resolve('full')
      account.writes += 1
      notes.set(noteId, noteOf(content, { id: noteId, rev: 1, editId: editOf(noteId) }))
      return Promise.resolve('created')
    },
    moveToTrash: (noteId) => {
      const note = notes.get(noteId)
      if (note?.editId === editOf(noteId) && !note.content.isInTrash) {
        account.writes += 1
        const content: NoteContent = { ...note.content, isInTrash: true }
        notes.set(noteId, { ...note, content, rev: 2, editId: 'thrown away' })
      }
      return Promise.resolve()
    },
    putFile: (file, bytes) => {
      const known = files.get(file.id)
      if (known) return Promise.resolve(known.file.state === 'deleting' ? 'deleted-here' : 'same')
      const note = notes.get(file.attachedTo ?? '')
      if (!note || note.content.isInTrash) return Promise.resolve('note-gone')
      if (files.size >= account.room.files) return Promise.resolve('full')
      account.writes += 1
      files.set(file.id, {
        file: { ...file, slot: files.size, state: 'stored', createdAt: 0 },
        bytes,
      })
      return Promise.resolve('created')
    },
  }
}

async function* inPages<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += 3) {
    yield await Promise.resolve(items.slice(start, start + 3))
  }
}

/** The ID of the edit with which an import creates a note. */
function editOf(noteId: string): string {
  return `import of ${noteId}`
}
