import { useSelector } from '@xstate/react'
import { useAuthSelector } from './AuthProvider.tsx'

const troubles = ['offline', 'reconnecting', 'unreachable'] as const

type Connection = {
  /** What stands between this page and the server; `null` while nothing does. */
  trouble: (typeof troubles)[number] | null
  retry: () => void
}

/** Whether the server can be reached, and the way to ask again at once. */
export function useConnection(): Connection {
  const connection = useAuthSelector((snapshot) => snapshot.children.connection)
  const trouble = useSelector(
    connection,
    (snapshot) => troubles.find((tag) => snapshot?.hasTag(tag)) ?? null,
  )
  return { trouble, retry: () => connection?.send({ type: 'connection.retry' }) }
}
