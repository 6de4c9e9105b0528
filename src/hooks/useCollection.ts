import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { LiveCollection } from '../firebase/collections/liveCollection.ts'
import { useInspect } from '../providers/AuthProvider.tsx'

/**
 * Shows and changes one of the person's collections. It stays open when the component unmounts, so that what is being
 * saved is saved. If reading or saving failed, or the session ended meanwhile, a page that is shown again retries.
 */
export function useCollection<Fields extends object>(
  collection: LiveCollection<Fields>,
  uid: string,
) {
  const inspect = useInspect()
  const [actor] = useState(() => collection.actorFor(uid, inspect))
  useEffect(() => {
    actor.start()
    if (!actor.getSnapshot().matches('open')) actor.send({ type: 'documents.retry' })
  }, [actor])
  return [useSelector(actor, (snapshot) => snapshot), actor.send] as const
}
