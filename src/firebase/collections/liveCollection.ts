import {
  collection,
  doc,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  type DocumentData,
} from 'firebase/firestore'
import { createActor, fromCallback, type ActorOptions, type ActorRefFrom } from 'xstate'
import type { DocumentChange } from '../../domain/data/documentChange.ts'
import {
  collectionMachineFor,
  type SaveChange,
  type WatchDocuments,
} from '../../machines/data/collectionMachine.ts'
import { transact } from '../data/transact.ts'
import { userDataOf } from '../data/userData.ts'
import { firestore } from '../sdk/firestore.ts'
import { failureEvent, toPort } from '../sdk/toPort.ts'
import { keepOpen } from './openCollections.ts'

type CollectionLogic<Fields> = ReturnType<typeof collectionMachineFor<Fields>>

/** One of the signed-in person's collections. */
export type LiveCollection<Fields> = {
  /** Opens it, or returns the chart that is open already, until sign-out. Doesn't start it. */
  open: (
    uid: string,
    inspect?: ActorOptions<CollectionLogic<Fields>>['inspect'],
  ) => ActorRefFrom<CollectionLogic<Fields>>
}

/**
 * One of the signed-in person's collections, live, in the order in which documents were added. That time is a
 * field of its own, `addedAt`.
 *
 * @param toFields reads a document, which may contain anything that the rules allow.
 */
export function liveCollection<Fields extends object>(
  name: string,
  toFields: (data: DocumentData) => Fields,
): LiveCollection<Fields> {
  const placeOf = (uid: string) =>
    collection(firestore(userDataOf(uid).session), 'users', uid, name)

  const watchDocuments: WatchDocuments<Fields> = ({ input: { uid }, sendBack }) => {
    let isOver = false
    const fail = async (error: unknown) => {
      const event = await failureEvent(error)
      if (!isOver) sendBack(event)
    }
    const stop = onSnapshot(
      query(placeOf(uid), orderBy('addedAt')),
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        // The cache would show an empty list.
        if (metadata.fromCache) return
        const documents = docs.map((each) => ({ id: each.id, fields: toFields(each.data()) }))
        sendBack({ type: 'documents.read', documents })
      },
      (error) => void fail(error),
    )
    return () => {
      isOver = true
      stop()
    }
  }

  const saveChange: SaveChange<Fields> = toPort(async ({ uid, change }) => {
    if (change) await save(uid, change)
    return { type: 'change.saved' as const }
  })

  const save = (uid: string, change: DocumentChange<Fields>) =>
    transact(uid, async (transaction) => {
      const place = doc(placeOf(uid), change.id)
      const isThere = (await transaction.get(place)).exists()
      if (change.type === 'add') {
        // It is there if only the answer to an earlier attempt was lost.
        if (!isThere) transaction.set(place, { ...change.fields, addedAt: serverTimestamp() })
      } else if (isThere) {
        if (change.type === 'delete') transaction.delete(place)
        else transaction.update<DocumentData, DocumentData>(place, change.fields)
      }
    })

  const logic = collectionMachineFor<Fields>().provide({
    actors: { watchDocuments: fromCallback(watchDocuments), saveChange: fromCallback(saveChange) },
  })
  const actors = new Map<string, ActorRefFrom<typeof logic>>()
  return {
    open: (uid, inspect) => {
      const open = actors.get(uid)
      if (open?.getSnapshot().status === 'active') return open
      const actor = createActor(logic, { input: { uid }, ...(inspect && { inspect }) })
      actors.set(uid, actor)
      keepOpen(uid, name, actor)
      return actor
    },
  }
}
