import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { shownDocuments, type DocumentChange } from '../domain/data/documentChange.ts'
import type { LiveCollection } from '../firebase/collections/liveCollection.ts'
import { useAuth, useInspect } from '../providers/AuthProvider.tsx'

/**
 * Shows and changes one of the signed-in person's collections: its `documents` with the changes that aren't saved yet,
 * `null` until they are known, and the `failure` after which `retry` reads and saves again. If the server couldn't be
 * reached, it also retries by itself. It stays open when the component unmounts, so that what is being saved is saved.
 * If reading or saving failed, or the session ended meanwhile, a page that is shown again retries.
 */
export function useCollection<Fields extends object>(collection: LiveCollection<Fields>) {
  const inspect = useInspect()
  const { user } = useAuth()
  const [actor] = useState(() => {
    if (!user) throw new Error('useCollection needs a signed-in person. Use it in a page’s view.')
    return collection.actorFor(user.uid, inspect)
  })
  useEffect(() => {
    actor.start()
    if (!actor.getSnapshot().matches('open')) actor.send({ type: 'documents.retry' })
  }, [actor])
  const { context } = useSelector(actor, (snapshot) => snapshot)
  return {
    documents: shownDocuments(context),
    failure: context.failure,
    save: (change: DocumentChange<Fields>) => actor.send({ type: 'document.change', change }),
    retry: () => actor.send({ type: 'documents.retry' }),
  }
}
