import type { StoredFile } from '#src/domain/files/storedFile.ts'
import { allFiles } from '#src/firebase/documents/files/fileQueries.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { isFileOfNote, type FileOfNote, type Note } from '../../domain/note.ts'
import { allNotes } from '../serverNotes/readNotes.ts'

/** All notes of a guest, oldest change first, so that they keep their order in the list. */
export async function notesOfGuest(account: AccountAuth): Promise<readonly Note[]> {
  const notes: Note[] = []
  for await (const page of allNotes(account)) notes.push(...page)
  return notes.sort((one, other) => one.updatedAt - other.updatedAt)
}

/** The completely uploaded files attached to a guest's notes. */
export async function filesOfGuest(account: AccountAuth): Promise<readonly FileOfNote[]> {
  const files: FileOfNote[] = []
  for await (const page of allFiles(account)) files.push(...page.filter(isWholeFileOfNote))
  return files
}

function isWholeFileOfNote(file: StoredFile): file is FileOfNote {
  return file.state === 'stored' && isFileOfNote(file)
}
