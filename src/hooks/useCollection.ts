import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { LiveCollection } from '../firebase/collections/liveCollection.ts'
import { useInspect } from '../providers/AuthProvider.tsx'

/** Shows and changes one of the person's collections. What is being saved goes on when the component unmounts. */
export function useCollection<Fields extends object>(
  collection: LiveCollection<Fields>,
  uid: string,
) {
  const inspect = useInspect()
  const [actor] = useState(() => collection.open(uid, inspect))
  useEffect(() => {
    actor.start()
    actor.send({ type: 'documents.retry' })
  }, [actor])
  return [useSelector(actor, (snapshot) => snapshot), actor.send] as const
}
