import { onAuthStateChanged } from 'firebase/auth'
import {
  onSnapshot,
  orderBy,
  query,
  type DocumentData,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { createActor, type ActorOptions, type ActorRefFrom } from 'xstate'
import type { LiveDocument } from '../../domain/collections/documentChange.ts'
import {
  collectionMachineFor,
  type AwaitPersonLeft,
  type DocumentsRead,
  type SaveChanges,
  type WatchDocuments,
  type WatchNetwork,
} from '../../machines/collections/collectionMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { accountAuth } from '../sdk/accountAuth.ts'
import { auth } from '../sdk/app.ts'
import { onNetworkBack } from '../sdk/onNetworkBack.ts'
import { listeningPort, longRunningPort } from '../sdk/toPort.ts'
import { registerCollection } from './openCollections.ts'
import { collectionRef, saveDocumentChanges } from './saveDocumentChanges.ts'

type CollectionLogic<Fields> = ReturnType<typeof collectionMachineFor<Fields>>

/** One of the signed-in person's collections. */
export type LiveCollection<Fields> = {
  /** Returns the person's actor, which isn't started yet. It's the same one until sign-out. */
  actorFor: (
    uid: string,
    inspect?: ActorOptions<CollectionLogic<Fields>>['inspect'],
  ) => ActorRefFrom<CollectionLogic<Fields>>
}

/** Reports the end of each session: the actor outlives them. */
const awaitPersonLeft: AwaitPersonLeft = ({ input: { uid }, sendBack }) =>
  onAuthStateChanged(auth(), (user) => {
    if (user?.uid !== uid) sendBack({ type: 'person.left' })
  })

const watchNetwork: WatchNetwork = ({ sendBack }) => onNetworkBack(sendBack)

/**
 * One of the signed-in person's collections, live, in the order in which documents were added. That time is a
 * field of its own, `addedAt`.
 *
 * @param toFields reads a document, which may contain anything that the rules allow. If it throws, the document is
 * left out, and the error is reported to the window.
 */
export function liveCollection<Fields extends object>(
  name: string,
  toFields: (data: DocumentData) => Fields,
): LiveCollection<Fields> {
  const readable = (document: QueryDocumentSnapshot): readonly LiveDocument<Fields>[] => {
    try {
      return [{ id: document.id, fields: toFields(document.data()) }]
    } catch (error) {
      const sentence = `The product can’t read the document ${document.ref.path}.`
      reportError(new Error(sentence, { cause: error }))
      return []
    }
  }
  const watch = listeningPort<DocumentsRead<Fields>, { uid: string }>(({ uid }, report, fail) =>
    onSnapshot(
      query(collectionRef(accountAuth(uid), name), orderBy('addedAt')),
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        // The cache would show an empty list.
        if (metadata.fromCache) return
        report({ type: 'documents.read', documents: docs.flatMap(readable) })
      },
      fail,
    ),
  )
  // Another event than `error.*`, which is about the changes.
  const watchDocuments: WatchDocuments<Fields> = ({ sendBack, ...port }) =>
    watch({
      ...port,
      sendBack: (event) =>
        sendBack(
          event.type === 'documents.read'
            ? event
            : { type: 'documents.failed', failure: event.failure },
        ),
    })
  const saveChanges: SaveChanges<Fields> = longRunningPort(async ({ uid, changes }, signal) => {
    await saveDocumentChanges(uid, name, changes, signal)
    return { type: 'changes.saved' as const }
  })

  const logic = collectionMachineFor<Fields>().provide({
    actors: portsOf({ awaitPersonLeft, watchNetwork, watchDocuments, saveChanges }),
  })
  const actors = new Map<string, ActorRefFrom<typeof logic>>()
  return {
    actorFor: (uid, inspect) => {
      if (import.meta.env.DEV) requireNamed(name)
      const last = actors.get(uid)
      if (last?.getSnapshot().status === 'active') return last
      const actor = createActor(logic, { input: { uid }, ...(inspect && { inspect }) })
      actors.set(uid, actor)
      registerCollection(uid, name, actor)
      return actor
    },
  }
}

/** Otherwise, the server would deny it, as if the rules weren't deployed. */
function requireNamed(name: string): void {
  const { collections } = __PRODUCT_DOCUMENTS__
  if (collections.includes(name)) return
  const known = collections.map((each) => `'${each}'`).join(', ')
  throw new Error(
    `liveCollection('${name}') names a collection that the product doesn’t have. Its collections are [${known}]. Correct the name, or add '${name}' to collections in product.ts and to the firestore.rules beside it, if there are any.`,
  )
}
