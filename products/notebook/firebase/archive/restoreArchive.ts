import type { ArchiveManifest } from '#src/domain/data/archiveManifest.ts'
import type { NewFile } from '#src/domain/files/storedFile.ts'
import { uuidFrom } from '#src/domain/uuid.ts'
import { putFile } from '#src/firebase/documents/files/putFile.ts'
import { isDenied } from '#src/firebase/documents/runTransaction.ts'
import { accountAuth, type AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import type { ProductArchive } from '#src/product/contract.ts'
import { checkFile } from '#src/storage/data/checkFile.ts'
import { hasSameText } from '../../domain/note.ts'
import {
  restoreEntries,
  newImport,
  type ImportState,
  type ArchiveTarget,
} from '../../storage/archive/restoreEntries.ts'
import { notebookOf } from '../notebooks.ts'
import { moveToTrash } from '../serverNotes/moveToTrash.ts'
import { readNote } from '../serverNotes/noteDocument.ts'
import { putNote } from '../serverNotes/putNote.ts'
import { isNoteLimitReached, isOverFileQuota } from '../serverNotes/quota.ts'

/** The progress of each import, so that it can resume. */
const begun = new WeakMap<File, ImportState>()

/**
 * Imports an archive into the notebook of the signed-in person. Run again with the same file, it resumes.
 *
 * @throws `ArchiveFault` if the archive has changed; the SDK’s error; the signal’s reason when it aborts.
 */
export const restore: ProductArchive['restore'] = async ({ user, file, archive }, options) => {
  const state = begun.get(file) ?? newImport()
  begun.set(file, state)
  const onSent = () => options.onProgress(state.tally)
  const target = targetOf(user.uid, archive.manifest, { signal: options.signal, onSent })
  const overQuotaOf = await restoreEntries({ archive, target, state }, options)
  return { overQuotaOf, tally: state.tally }
}

type TargetOptions = {
  signal: AbortSignal
  /** Called whenever part of a file has been sent. */
  onSent: () => void
}

/**
 * The signed-in person's user data as the target of an import. Imported notes carry an edit ID of
 * their own, by which this archive, and no other, recognizes them until they are edited.
 */
export function targetOf(
  uid: string,
  { exportedAt }: Pick<ArchiveManifest, 'exportedAt'>,
  { signal, onSent }: TargetOptions,
): ArchiveTarget {
  const account = accountAuth(uid)
  const { outbox } = notebookOf(uid)
  const editOf = (noteId: string) => uuidFrom('import', exportedAt, noteId)
  return {
    putNote: async (noteId, content) => {
      const waiting = (await outbox.rows()).find((row) => row.noteId === noteId)
      if (waiting && hasSameText(waiting.edit.content, content)) return 'same'
      try {
        const result = await putNote(account, noteId, content, await editOf(noteId))
        if (result !== 'other') return result
        const known = await readNote(account, noteId)
        return known && hasSameText(known.content, content) ? 'same' : 'other'
      } catch (error) {
        if (!isDenied(error)) throw error
        return (await isNoteLimitReached(account)) ? 'full' : 'not-allowed'
      }
    },
    moveToTrash: async (noteId) => {
      const created = await editOf(noteId)
      await moveToTrash(account, noteId, ({ editId }) => editId === created)
    },
    putFile: async ({ id, attachedTo, name: given }, content) => {
      const checked = await checkFile(new File([content], given))
      if (checked.why !== null) return 'type-not-allowed'
      const { name, size, type, bytes } = checked
      const file = { id, attachedTo, name, size, type, bytes }
      let wasSent = false
      const setSent = () => {
        wasSent = true
        onSent()
      }
      try {
        if (!(await putFile(account, file, { signal, onProgress: setSent }))) return 'deleted-here'
        return wasSent ? 'created' : 'same'
      } catch (error) {
        if (isDenied(error)) return whyNoFile(account, file)
        throw error
      }
    },
  }
}

async function whyNoFile(
  account: AccountAuth,
  { attachedTo, size }: NewFile,
): Promise<'full' | 'note-gone' | 'not-allowed'> {
  const note = attachedTo === null ? null : await readNote(account, attachedTo)
  if (!note || note.content.isInTrash) return 'note-gone'
  return (await isOverFileQuota(account, size)) ? 'full' : 'not-allowed'
}
