import { useSelector } from '@xstate/react'
import { useAuthSelector } from './AuthProvider.tsx'

type Connection = {
  isOffline: boolean
  isReconnecting: boolean
  isUnreachable: boolean
  retry: () => void
}

/** Whether the server can be reached, and the way to ask again at once. */
export function useConnection(): Connection {
  const connection = useAuthSelector((snapshot) => snapshot.children.connection)
  const isOffline = useSelector(connection, (snapshot) => snapshot?.hasTag('offline') ?? false)
  const isReconnecting = useSelector(
    connection,
    (snapshot) => snapshot?.hasTag('reconnecting') ?? false,
  )
  const isUnreachable = useSelector(
    connection,
    (snapshot) => snapshot?.hasTag('unreachable') ?? false,
  )
  return {
    isOffline,
    isReconnecting,
    isUnreachable,
    retry: () => connection?.send({ type: 'connection.retry' }),
  }
}
