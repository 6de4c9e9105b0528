import { idFrom } from '../../device/archive/digest.ts'
import type { ArchiveTarget } from '../../device/archive/restoring.ts'
import { notebookOf } from '../../device/notebooks.ts'
import type { ArchiveManifest } from '../../domain/archiveManifest.ts'
import { hasSameWords } from '../../domain/note.ts'
import type { User } from '../../domain/user.ts'
import { checkFile } from '../files/checkFile.ts'
import { isRefused } from '../refusal.ts'
import { putFile } from '../vault/putFile.ts'
import { putNote } from '../vault/putNote.ts'
import { readNote } from '../vault/readNote.ts'
import { vaultOf } from '../vault/vault.ts'
import { throwAway } from './throwAway.ts'
import { whyNoFile, whyNoNote } from './whyNot.ts'

/**
 * The vault of the person who is signed in, as a place for an archive. Notes that it brings bear an edit
 * of its own, by which this archive, and no other, knows them again as long as nobody touches them.
 *
 * @param onSent told whenever something of a file has been sent.
 */
export function targetOf(
  user: User,
  { exportedAt }: Pick<ArchiveManifest, 'exportedAt'>,
  signal: AbortSignal,
  onSent: () => void,
): ArchiveTarget {
  const vault = vaultOf(user.uid)
  const { rows } = notebookOf(user.uid)
  const editOf = (noteId: string) => idFrom('import', exportedAt, noteId)
  return {
    putNote: async (noteId, content) => {
      const waiting = (await rows()).find((row) => row.noteId === noteId)
      if (waiting && hasSameWords(waiting.edit.content, content)) return 'same'
      try {
        const placed = await putNote(vault, noteId, content, await editOf(noteId))
        if (placed !== 'other') return placed
        const known = await readNote(vault, noteId)
        return known && hasSameWords(known.content, content) ? 'same' : 'other'
      } catch (error) {
        if (isRefused(error)) return whyNoNote(vault, user)
        throw error
      }
    },
    throwAway: async (noteId) => throwAway(vault, noteId, await editOf(noteId)),
    putFile: async ({ id, noteId, name: given }, content) => {
      const checked = await checkFile(new File([content], given))
      if (checked.why !== null) return 'not-taken'
      const { name, size, type, bytes } = checked
      const file = { id, noteId, name, size, type }
      let wasSent = false
      const noteSent = () => {
        wasSent = true
        onSent()
      }
      try {
        if (!(await putFile(vault, file, bytes, signal, noteSent))) return 'deleted-here'
        return wasSent ? 'created' : 'same'
      } catch (error) {
        if (isRefused(error)) return whyNoFile(vault, user, file)
        throw error
      }
    },
  }
}
