import {
  getDocsFromServer,
  limit,
  onSnapshot,
  query,
  startAfter,
  where,
  type DocumentSnapshot,
  type Query,
  getDocFromServer,
} from 'firebase/firestore'
import { locale } from '#src/domain/locale.ts'
import { listLimit } from '#src/domain/data/fileLimits.ts'
import type { StoredFile } from '#src/domain/data/storedFile.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import type { AccountRef } from '#src/firebase/data/accountRef.ts'
import {
  filesCollection,
  toFile,
  fileRef,
  fileUsageRef,
  usageIn,
  type FileUsage,
} from '#src/firebase/data/files/fileDocument.ts'
import { runTransaction } from '#src/firebase/data/runTransaction.ts'
import { filesOnNoteLimit } from '../../domain/note.ts'
import { filesOnNote, someFilesOf } from './filesOnNote.ts'

const byName = new Intl.Collator(locale)

/** How long to wait after the server has ended a query, in milliseconds. */
const retryWait = 5_000

type Reports = {
  /** All complete files on the server, the oldest first. */
  found: (files: readonly StoredFile[]) => void
  unreachable: () => void
}

/**
 * Reports the files of a note now and after every change, and reconnects by itself.
 *
 * @returns stops the reports.
 */
export function watchFilesOf(account: AccountRef, noteId: string, report: Reports): () => void {
  const there = query(filesOnNote(account, noteId), where('state', '==', 'stored'))
  return watchPage(there, null, {
    ...report,
    found: (files) => report.found([...files].sort(byAge)),
  })
}

/** Watches a page of files, and the next page while this one is full. */
function watchPage(files: Query, after: DocumentSnapshot | null, report: Reports): () => void {
  let stop: (() => void) | undefined
  let next: { after: string; stop: () => void } | null = null
  let own: readonly StoredFile[] = []
  let others: readonly StoredFile[] | null = []
  const reportFound = () => {
    if (others) report.found([...own, ...others])
  }
  const follow = (last: DocumentSnapshot | undefined) => {
    if (next?.after === last?.id) return
    next?.stop()
    next = null
    others = last ? null : []
    if (!last) return
    const found = (more: readonly StoredFile[]) => {
      others = more
      reportFound()
    }
    next = { after: last.id, stop: watchPage(files, last, { ...report, found }) }
  }
  const watch = () => {
    stop = onSnapshot(
      after ? query(files, startAfter(after)) : files,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (metadata.fromCache) {
          report.unreachable()
          return
        }
        own = docs.map(toFile).filter((file) => file !== null)
        follow(docs.length < listLimit ? undefined : docs.at(-1))
        reportFound()
      },
      () => {
        report.unreachable()
        const waiting = setTimeout(watch, retryWait)
        stop = () => clearTimeout(waiting)
      },
    )
  }
  watch()
  return () => {
    stop?.()
    next?.stop()
  }
}

function byAge(one: StoredFile, other: StoredFile): number {
  return one.createdAt - other.createdAt || byName.compare(one.name, other.name)
}

/**
 * Moves a file to another note. Safe to repeat.
 *
 * @throws the SDK’s error; `permission-denied` if the note does not exist or is in the trash.
 */
export function moveFile(account: AccountRef, fileId: string, noteId: string): Promise<void> {
  const record = fileRef(account.uid, fileId, firestore(account.auth))
  return runTransaction(account, async (transaction) => {
    const file = toFile(await transaction.get(record))
    if (file?.state === 'stored' && file.attachedTo !== noteId) {
      transaction.update(record, { attachedTo: noteId })
    }
  })
}

/**
 * Moves all complete files of a note to another note. Run again, it moves the remaining ones.
 *
 * @throws the SDK’s error; `permission-denied` if the note does not exist or is in the trash.
 */
export async function moveFilesOf(account: AccountRef, from: string, to: string): Promise<void> {
  let last: string | undefined
  do {
    const files = await someFilesOf(account, from, last)
    for (const { id, state } of files) if (state === 'stored') await moveFile(account, id, to)
    last = files.at(-1)?.id
  } while (last)
}

/** The server's counts so far: all files, those of one note, and the IDs of unfinished uploads. */
export type Counted = FileUsage & { onNote: number; uploading: ReadonlySet<string> }

/**
 * Asks the server how much storage is used.
 *
 * @throws the SDK's error if it can't be reached.
 */
export async function readQuota(uid: string, noteId: string): Promise<Counted> {
  const some = (field: string, value: string) =>
    query(filesCollection(uid), where(field, '==', value), limit(filesOnNoteLimit))
  const [usage, onNote, uploading] = await Promise.all([
    getDocFromServer(fileUsageRef(uid)),
    getDocsFromServer(some('attachedTo', noteId)),
    getDocsFromServer(some('state', 'uploading')),
  ])
  return {
    ...usageIn(usage),
    onNote: onNote.size,
    uploading: new Set(uploading.docs.map(({ id }) => id)),
  }
}
