import type { Note } from '../../domain/note.ts'
import type { StoredFile } from '../../domain/storedFile.ts'
import { allFiles, allNotes } from '../vault/readVault.ts'
import type { Vault } from '../vault/vault.ts'

/** From whom to whom. */
export type Vaults = { from: Vault; to: Vault }

/** A file that belongs to a note. */
export type FileOfNote = StoredFile & { noteId: string }

/** Everything that a guest wrote, what was changed longest ago first: so it comes in the order of its list. */
export async function notesIn(vault: Vault): Promise<readonly Note[]> {
  const notes: Note[] = []
  for await (const page of allNotes(vault)) notes.push(...page)
  return notes.sort((one, other) => one.updatedAt - other.updatedAt)
}

/**
 * The whole files that are at a guest's notes. A picture is no such file; what has not quite arrived is
 * on its way from this device.
 */
export async function filesIn(vault: Vault): Promise<readonly FileOfNote[]> {
  const files: FileOfNote[] = []
  for await (const page of allFiles(vault)) files.push(...page.filter(isWholeFileOfNote))
  return files
}

function isWholeFileOfNote(file: StoredFile): file is FileOfNote {
  return file.state === 'there' && file.noteId !== null
}
