import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { LiveCollection } from '../firebase/collections/liveCollection.ts'
import { useInspect } from '../providers/AuthProvider.tsx'

/**
 * Shows and changes one of the person's collections. It stays open when the component unmounts, so that what is being
 * saved is saved. A page that is shown again reads it again, maybe in a new session.
 */
export function useCollection<Fields extends object>(
  collection: LiveCollection<Fields>,
  uid: string,
) {
  const inspect = useInspect()
  const [actor] = useState(() => collection.actorFor(uid, inspect))
  const [wasOpen] = useState(() => actor.getSnapshot().context.documents !== null)
  useEffect(() => {
    actor.start()
    if (wasOpen || actor.getSnapshot().hasTag('failed')) actor.send({ type: 'documents.retry' })
  }, [actor, wasOpen])
  return [useSelector(actor, (snapshot) => snapshot), actor.send] as const
}
