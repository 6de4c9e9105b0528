import { getDocsFromServer, limit, onSnapshot, query, where, type Query } from 'firebase/firestore'
import { filesOnNoteLimit } from '../../domain/fileLimits.ts'
import { locale } from '../../domain/locale.ts'
import type { StoredFile } from '../../domain/storedFile.ts'
import { firestore } from '../firestore.ts'
import type { Vault } from '../vault/vault.ts'
import { filesOf, toFile } from './fileDocument.ts'

const byName = new Intl.Collator(locale)

/** After the server has refused to be watched. */
const restBeforeNextTry = 5_000

type Reports = {
  /** What the server has: the oldest first, and only what is whole. */
  found: (files: readonly StoredFile[]) => void
  unreachable: () => void
}

/** Reports the files of a note at once and after every change; comes back by itself. */
export function watchFilesOf(vault: Vault, noteId: string, report: Reports): () => void {
  const there = query(ofNote(vault, noteId), where('state', '==', 'there'))
  let stop: (() => void) | undefined
  const watch = () => {
    stop = onSnapshot(
      there,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (metadata.fromCache) report.unreachable()
        else report.found(docs.map(toFile).filter(isFile).sort(byAge))
      },
      () => {
        report.unreachable()
        const waiting = setTimeout(watch, restBeforeNextTry)
        stop = () => clearTimeout(waiting)
      },
    )
  }
  watch()
  return () => stop?.()
}

/**
 * Some files of a note, whatever their state; none if there are no more.
 *
 * @throws the SDK's error while the server cannot be reached.
 */
export async function someFilesOf(vault: Vault, noteId: string): Promise<readonly StoredFile[]> {
  const { docs } = await getDocsFromServer(ofNote(vault, noteId))
  return docs.map(toFile).filter(isFile)
}

function ofNote({ uid, session }: Vault, noteId: string): Query {
  const files = filesOf(uid, firestore(session))
  return query(files, where('noteId', '==', noteId), limit(filesOnNoteLimit))
}

function isFile(file: StoredFile | null): file is StoredFile {
  return file !== null
}

function byAge(one: StoredFile, other: StoredFile): number {
  return one.createdAt - other.createdAt || byName.compare(one.name, other.name)
}
