import { isFileOfNote, type FileOfNote, type Note } from '../../domain/note.ts'
import type { StoredFile } from '../../../domain/storedFile.ts'
import { allFiles, allNotes } from '../userData/readUserData.ts'
import type { UserData } from '../../../firebase/userData/userData.ts'

/** Everything that a guest wrote, what was changed longest ago first: so it comes in the order of its list. */
export async function notesIn(userData: UserData): Promise<readonly Note[]> {
  const notes: Note[] = []
  for await (const page of allNotes(userData)) notes.push(...page)
  return notes.sort((one, other) => one.updatedAt - other.updatedAt)
}

/**
 * The whole files that are at a guest's notes. A picture is no such file; what has not quite arrived is
 * on its way from this device.
 */
export async function filesIn(userData: UserData): Promise<readonly FileOfNote[]> {
  const files: FileOfNote[] = []
  for await (const page of allFiles(userData)) files.push(...page.filter(isWholeFileOfNote))
  return files
}

function isWholeFileOfNote(file: StoredFile): file is FileOfNote {
  return file.state === 'there' && isFileOfNote(file)
}
