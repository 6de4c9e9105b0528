import { useSelector } from '@xstate/react'
import { useAuthSelector } from '../providers/AuthProvider.tsx'

const troubles = ['offline', 'reconnecting', 'unreachable', 'broken'] as const

type Connection = {
  /** What keeps this page from reaching the server; `null` if nothing does. */
  trouble: (typeof troubles)[number] | null
  /** Tries to reach the server at once, or reloads the page if only that helps. */
  retry: () => void
}

/** Whether the server can be reached, and how to get back to it. */
export function useConnection(): Connection {
  const connection = useAuthSelector((snapshot) => snapshot.children.connection)
  const trouble = useSelector(
    connection,
    (snapshot) => troubles.find((tag) => snapshot?.hasTag(tag)) ?? null,
  )
  return { trouble, retry: () => connection?.send({ type: 'connection.retry' }) }
}
