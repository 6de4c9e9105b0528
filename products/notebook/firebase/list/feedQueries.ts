import {
  documentId,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { pageSize } from '../../domain/list/noteList.ts'
import type { ListKind, Note } from '../../domain/note.ts'
import {
  maxWriteTimeMs,
  notesCollection,
  purgeCountIn,
  toNote,
  usageRef,
} from '../serverNotes/noteDocument.ts'

/** The latest changes, newest first, and the IDs of notes that no longer exist. */
export type Changes = { notes: readonly Note[]; purgedIds: readonly string[] }

type ChangesListener = {
  onChanges: (changes: Changes) => void
  onUnreachable: () => void
  onError: (error: unknown) => void
}

/**
 * The queries of a feed. Those with `onUnreachable` have no time limit: it is called when the SDK gives up on the
 * server for now, and it keeps trying.
 */
export type FeedQueries = {
  /**
   * Watches changes since a time, and those just before it, which may have been committed later.
   *
   * @param since server time, in milliseconds since 1970.
   */
  watchChanges: (since: number, listener: ChangesListener) => () => void
  readFirstPage: (signal: AbortSignal, onUnreachable: () => void) => Promise<readonly Note[]>
  /**
   * Reads notes of the list after one.
   *
   * @throws the SDK's error; `unavailable` if the server can't be reached.
   */
  readPageAfter: (after: Note, count: number) => Promise<readonly Note[]>
  /** Reads the server time of the latest change; 0 if there are no notes. */
  readLatest: (signal: AbortSignal, onUnreachable: () => void) => Promise<number>
  /** Reads how many notes were permanently deleted. */
  readPurged: (signal: AbortSignal, onUnreachable: () => void) => Promise<number>
}

export function feedQueries(uid: string): FeedQueries {
  const listenToUsage: Listen<DocumentSnapshot> = (report, fail) =>
    onSnapshot(usageRef(uid), { includeMetadataChanges: true }, report, fail)
  return {
    watchChanges: (since, { onChanges, onUnreachable, onError }) => {
      const changes = query(
        notesCollection(uid),
        where('updatedAt', '>=', timestampOf(Math.max(0, since - maxWriteTimeMs))),
        orderBy('updatedAt', 'desc'),
        limit(pageSize),
      )
      let purgedIds: readonly string[] = []
      return onSnapshot(
        changes,
        { includeMetadataChanges: true },
        (snapshot) => {
          purgedIds = [...purgedIds, ...purgedIdsIn(snapshot)]
          if (snapshot.metadata.fromCache) return onUnreachable()
          onChanges({ notes: toNotes(snapshot.docs), purgedIds })
          purgedIds = []
        },
        onError,
      )
    },
    readFirstPage: (signal, onUnreachable) =>
      readQuery(query(listQuery(uid, 'notes'), limit(pageSize)), signal, onUnreachable),
    readPageAfter: async (after, count) => {
      const page = query(listQuery(uid, 'notes'), startAfter(...cursorOf(after)), limit(count))
      return toNotes((await getDocsFromServer(page)).docs)
    },
    readLatest: async (signal, onUnreachable) => {
      const latest = query(notesCollection(uid), orderBy('updatedAt', 'desc'), limit(1))
      const [note] = await readQuery(latest, signal, onUnreachable)
      return note?.updatedAt ?? 0
    },
    readPurged: async (signal, onUnreachable) => {
      return purgeCountIn(await serverAnswer(listenToUsage, signal, onUnreachable))
    },
  }
}

/**
 * A note pushed out of the query is older than all others in it. Any other note that leaves was permanently
 * deleted.
 */
function purgedIdsIn(snapshot: QuerySnapshot): readonly string[] {
  const oldest = toNotes(snapshot.docs).at(-1)
  const isPushed = (note: Note | null) =>
    snapshot.size >= pageSize && note && oldest && note.updatedAt <= oldest.updatedAt
  return snapshot
    .docChanges()
    .filter(({ type, doc }) => type === 'removed' && !isPushed(toNote(doc)))
    .map(({ doc }) => doc.id)
}

async function readQuery(
  wanted: Query,
  signal: AbortSignal,
  onUnreachable: () => void,
): Promise<readonly Note[]> {
  const listen: Listen<QuerySnapshot> = (report, fail) =>
    onSnapshot(wanted, { includeMetadataChanges: true }, report, fail)
  const { docs } = await serverAnswer(listen, signal, onUnreachable)
  return toNotes(docs)
}

/** Listens, and returns a function that stops it. */
type Listen<Snapshot> = (
  report: (snapshot: Snapshot) => void,
  fail: (error: unknown) => void,
) => () => void

/** Resolves to the first snapshot from the server, and calls `onUnreachable` for those from the cache. */
function serverAnswer<Snapshot extends DocumentSnapshot | QuerySnapshot>(
  listen: Listen<Snapshot>,
  signal: AbortSignal,
  onUnreachable: () => void,
): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    const stop = listen((snapshot) => {
      if (snapshot.metadata.fromCache) return onUnreachable()
      stop()
      resolve(snapshot)
    }, reject)
    signal.addEventListener('abort', () => {
      stop()
      reject(signal.reason as Error)
    })
  })
}

/** Query for a list, in order. */
export function listQuery(uid: string, kind: ListKind): Query {
  const order = [
    ...(kind === 'notes' ? [orderBy('pinned', 'desc')] : []),
    orderBy('updatedAt', 'desc'),
    orderBy(documentId(), 'desc'),
  ]
  return query(notesCollection(uid), where('isInTrash', '==', kind === 'trash'), ...order)
}

/** A note's position in the list of notes, for `startAfter`. */
function cursorOf({ id, content, updatedAt }: Note): readonly unknown[] {
  return [content.pinned, timestampOf(updatedAt), id]
}

export function toNotes(snapshots: readonly DocumentSnapshot[]): readonly Note[] {
  return snapshots.map(toNote).filter((note) => note !== null)
}

function timestampOf(moment: number): Timestamp {
  const seconds = Math.floor(moment / 1e3)
  const microseconds = Math.round((moment - seconds * 1e3) * 1e3)
  return new Timestamp(seconds, microseconds * 1e3)
}
