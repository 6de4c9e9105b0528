import { useSelector } from '@xstate/react'
import { useAuthSelector } from '../providers/AuthProvider.tsx'

const problems = ['offline', 'reconnecting', 'unreachable', 'broken'] as const

type Connection = {
  /** The reason why this tab can't reach the server; `null` if it can. */
  problem: (typeof problems)[number] | null
  /** Tries to reach the server at once, or reloads the page if only that helps. */
  retry: () => void
}

/** Whether the server can be reached, and how to get back to it. */
export function useConnection(): Connection {
  const connection = useAuthSelector((snapshot) => snapshot.children.connection)
  const problem = useSelector(
    connection,
    (snapshot) => problems.find((state) => snapshot?.matches(state)) ?? null,
  )
  return { problem, retry: () => connection?.send({ type: 'connection.retry' }) }
}
