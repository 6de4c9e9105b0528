import type { ItemCounts } from '#src/domain/data/itemCounts.ts'
import { allFiles } from '#src/firebase/documents/files/fileQueries.ts'
import { fileReader } from '#src/firebase/documents/files/fileReader.ts'
import { accountAuth } from '#src/firebase/sdk/accountAuth.ts'
import type { ProductArchive } from '#src/product/contract.ts'
import { refusalOfEntries } from '../../domain/archive/archiveEntries.ts'
import { packArchive } from '../../storage/archive/packArchive.ts'
import type { ArchiveNames, ArchiveSource } from '../../storage/archive/packing.ts'
import { countsOfEntry } from '../../storage/archive/parseEntry.ts'
import { countUndecryptable } from '../../storage/undecryptable.ts'
import { notesText } from '../../text/notesText.ts'
import { entryText } from '../../text/productText.ts'
import { notebookOf } from '../notebooks.ts'
import { itemCountsOf } from '../serverNotes/itemCountsOf.ts'
import { maxWriteTimeMs, readNote } from '../serverNotes/noteDocument.ts'
import { allNotes, latestChange, notesSince } from '../serverNotes/readNotes.ts'
import { restore } from './restoreArchive.ts'

const names = (): ArchiveNames => ({ untitled: notesText.untitled, ...entryText })

export const productArchive: ProductArchive = {
  countForExport,
  pack: ({ user, archive }, options) =>
    packArchive({ source: sourceOf(user.uid), archive, names: names() }, options),
  refusalOf: refusalOfEntries,
  readEntry: countsOfEntry,
  restore,
}

async function countForExport(uid: string): Promise<ItemCounts> {
  const { outbox, uploads } = notebookOf(uid)
  const [{ notes, files, bytes }, edits, waiting] = await Promise.all([
    itemCountsOf(accountAuth(uid)),
    outbox.rows(),
    uploads.rows(),
  ])
  return { notes, files, bytes, unsent: edits.length + waiting.length }
}

/** Everything of a person on the server and on this device, including unsaved typing. */
function sourceOf(uid: string): ArchiveSource {
  const account = accountAuth(uid)
  const notebook = notebookOf(uid)
  let since = 0
  return {
    notes: async function* () {
      since = (await latestChange(account)) - maxWriteTimeMs
      yield* allNotes(account)
    },
    changedNotes: () => notesSince(account, since),
    note: (noteId) => readNote(account, noteId),
    files: () => allFiles(account),
    bytes: fileReader(account),
    rows: async () => {
      await notebook.saveDrafts()
      return notebook.outbox.rows()
    },
    undecryptable: () => countUndecryptable(uid, notebook),
    uploads: notebook.uploads.rows,
    uploadBytes: notebook.uploads.bytes,
  }
}
