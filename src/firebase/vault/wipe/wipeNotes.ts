import { firestore } from '../../firestore.ts'
import { noteOf } from '../../notes/noteDocument.ts'
import { deleteTogether } from './deleteTogether.ts'
import { gather } from './gather.ts'
import { idsOnServer } from './idsOnServer.ts'
import { inParts } from './inParts.ts'
import { ask, type Wipe } from './wipe.ts'

/** Half of what the server takes: long notes weigh in its index, too. */
const notesAtATime = 250

/**
 * Deletes all notes of a person, those in the trash too.
 *
 * @throws as `ask` does.
 */
export async function wipeNotes(wipe: Wipe): Promise<void> {
  const { vault, onProgress, onDeleted } = wipe
  const database = firestore(vault.session)
  onProgress({ step: 'notes', done: 0, total: null })
  const ids = await gather(wipe, idsOnServer(vault, 'notes'), ({ id }) => id)
  let done = 0
  onProgress({ step: 'notes', done, total: ids.length })
  for (const part of inParts(ids, notesAtATime)) {
    const notes = part.map((id) => noteOf(vault.uid, id, database))
    await ask(wipe, () => deleteTogether(vault, notes))
    done += part.length
    onDeleted?.({ notes: part.length })
    onProgress({ step: 'notes', done, total: ids.length })
  }
}
