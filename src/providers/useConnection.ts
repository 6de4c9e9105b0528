import { useSelector } from '@xstate/react'
import { useAuthSelector } from './AuthProvider.tsx'

type Connection = {
  isOffline: boolean
  isUnreachable: boolean
  retry: () => void
}

/** Whether the server can be reached, and the way to ask again at once. */
export function useConnection(): Connection {
  const connection = useAuthSelector((snapshot) => snapshot.children.connection)
  const isOffline = useSelector(connection, (snapshot) => snapshot?.hasTag('offline') ?? false)
  const isUnreachable = useSelector(
    connection,
    (snapshot) => snapshot?.hasTag('unreachable') ?? false,
  )
  return {
    isOffline,
    isUnreachable,
    retry: () => connection?.send({ type: 'connection.retry' }),
  }
}
