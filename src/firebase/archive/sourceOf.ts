import { countUnopened } from '../../device/archive/countUnopened.ts'
import type { ArchiveSource } from '../../device/archive/packing.ts'
import { notebookOf } from '../../device/notebooks.ts'
import { accountFacts } from '../../domain/accountFacts.ts'
import type { FailureKind } from '../../domain/failure.ts'
import type { User } from '../../domain/user.ts'
import { failureEvent } from '../attempt.ts'
import { readBytes } from '../files/fileBytes.ts'
import { readNote } from '../vault/readNote.ts'
import { allFiles, allNotes, latestChange, notesSince } from '../vault/readVault.ts'
import { vaultOf, type Vault } from '../vault/vault.ts'
import { demandNetwork } from '../demandNetwork.ts'

/** For how long a write may have been under way when it is seen, in milliseconds. */
const underWay = 60_000

/** Everything of a person, from the server and from this device, with what is typed when it is asked for. */
export function sourceOf(user: User, now: Date): ArchiveSource {
  const vault = vaultOf(user.uid)
  const notebook = notebookOf(user.uid)
  let since = 0
  return {
    facts: accountFacts(user, now),
    notes: async function* () {
      since = (await latestChange(vault)) - underWay
      yield* allNotes(vault)
    },
    late: () => notesSince(vault, since),
    note: (noteId) => readNote(vault, noteId),
    files: () => allFiles(vault),
    bytes: reader(vault),
    rows: async () => {
      notebook.tell({ type: 'leaving' })
      await notebook.settled()
      return notebook.rows()
    },
    sealed: () => countUnopened(user.uid, notebook),
    uploads: notebook.uploads.rows,
    uploadBytes: notebook.uploads.bytes,
  }
}

/** What can be wrong with one file, while all others are well. */
const ofOneFile: readonly FailureKind[] = [
  'internal-error',
  'object-not-found',
  'unauthorized',
  'unknown',
]

/** What may be wrong with one file, or with the way to all of them. */
const ofTheWay: readonly FailureKind[] = ['network-request-failed', 'retry-limit-exceeded']

/** Reads file after file; gives up only where nothing can be read any more. */
function reader(vault: Vault): ArchiveSource['bytes'] {
  let failing = 0
  return async (file) => {
    demandNetwork()
    try {
      const bytes = await readBytes(vault, file)
      failing = 0
      return bytes
    } catch (error) {
      const { kind } = (await failureEvent(error)).failure
      if (ofOneFile.includes(kind)) return null
      failing += 1
      if (ofTheWay.includes(kind) && navigator.onLine && failing === 1) return null
      throw error
    }
  }
}
