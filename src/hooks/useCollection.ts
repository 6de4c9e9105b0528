import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import {
  shownDocuments,
  unsavedDocuments,
  type DocumentChange,
  type LiveDocument,
  type NewChange,
  type UnsavedDocument,
} from '../domain/collections/documentChange.ts'
import type { Failure } from '../domain/failure.ts'
import type { LiveCollection } from '../firebase/collections/liveCollection.ts'
import { useInspect, useUser } from '../providers/AuthProvider.tsx'

/** A document whose changes the server doesn't accept, and why. */
export type RefusedDocument = UnsavedDocument & { failure: Failure }

/** A collection that a page shows and changes. */
export type ShownCollection<Fields> = {
  /** With the changes that aren't saved yet; `null` until they are known. */
  documents: readonly LiveDocument<Fields>[] | null
  /** Whether the server takes long to answer. */
  isSlow: boolean
  /** Why the collection can't be read, or changes didn't reach the server. Both are retried until they succeed. */
  failure: Failure | null
  /** Their changes wait until the person changes them again, retries, or discards them. */
  refused: readonly RefusedDocument[]
  save: (change: NewChange<Fields>) => void
  /** Reads and saves again, also what is refused. */
  retry: () => void
  /** Discards the unsaved changes to these documents. */
  discard: (documents: readonly UnsavedDocument[]) => void
}

/**
 * Shows and changes one of the signed-in person's collections. It stays open when the component unmounts, so that
 * what is being saved is saved. If reading failed, or the session ended meanwhile, a page that is shown again retries.
 */
export function useCollection<Fields extends object>(
  collection: LiveCollection<Fields>,
): ShownCollection<Fields> {
  const inspect = useInspect()
  const { uid } = useUser()
  const [actor] = useState(() => collection.actorFor(uid, inspect))
  useEffect(() => {
    actor.start()
    if (!actor.getSnapshot().matches({ open: { reading: 'listening' } }))
      actor.send({ type: 'collection.retry' })
  }, [actor])
  const snapshot = useSelector(actor, (current) => current)
  const { readFailure, saveFailure, refusals } = snapshot.context
  return {
    documents: shownDocuments(snapshot.context),
    isSlow: snapshot.hasTag('slow'),
    failure: readFailure ?? saveFailure,
    refused: unsavedDocuments(snapshot.context).flatMap((document) =>
      refusals
        .filter(({ id }) => id === document.id)
        .map((refusal) => ({ ...document, ...refusal })),
    ),
    save: (change) => actor.send({ type: 'document.change', change: withId(change) }),
    retry: () => actor.send({ type: 'collection.retry' }),
    discard: (documents) =>
      actor.send({ type: 'changes.discard', ids: documents.map(({ id }) => id) }),
  }
}

/** Made once: the same at each attempt to save the change. */
function withId<Fields>(change: NewChange<Fields>): DocumentChange<Fields> {
  return change.type === 'add' ? { ...change, id: change.id ?? crypto.randomUUID() } : change
}
