import {
  onSnapshot,
  query,
  startAfter,
  where,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { listLimit } from '../../../domain/files/fileLimits.ts'
import type { StoredFile } from '../../../domain/files/storedFile.ts'
import { locale } from '../../../domain/locale.ts'
import type { AccountAuth } from '../../sdk/accountAuth.ts'
import { keepListening } from '../keepListening.ts'
import { fileIn } from './fileDocument.ts'
import { filesAttachedTo } from './fileQueries.ts'

const byName = new Intl.Collator(locale)

type Reports = {
  /** All complete files on the server, the oldest first. */
  found: (files: readonly StoredFile[]) => void
  unreachable: () => void
}

/** Reports the files of a document now and after every change, and reconnects by itself. */
export function watchFilesOf(
  account: AccountAuth,
  attachedTo: string,
  report: Reports,
): () => void {
  const storedFiles = query(filesAttachedTo(account, attachedTo), where('state', '==', 'stored'))
  return watchPage(storedFiles, null, {
    ...report,
    found: (files) => report.found([...files].sort(byAge)),
  })
}

/** Watches a page of files, and the next page while this one is full. */
function watchPage(files: Query, after: DocumentSnapshot | null, report: Reports): () => void {
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
  const read = ({ docs, metadata }: QuerySnapshot) => {
    if (metadata.fromCache) {
      report.unreachable()
      return
    }
    own = docs.map(fileIn)
    follow(docs.length < listLimit ? undefined : docs.at(-1))
    reportFound()
  }
  const page = after ? query(files, startAfter(after)) : files
  const stop = keepListening((onRefused) =>
    onSnapshot(page, { includeMetadataChanges: true }, read, () => {
      report.unreachable()
      onRefused()
    }),
  )
  return () => {
    stop()
    next?.stop()
  }
}

function byAge(one: StoredFile, other: StoredFile): number {
  return one.createdAt - other.createdAt || byName.compare(one.name, other.name)
}
