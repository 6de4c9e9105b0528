import { useConnection } from '../providers/useConnection.ts'
import { productText } from '../text/productText.ts'
import styles from './ConnectionStatus.module.css'

/** A quiet line while the server is out of reach; empty otherwise. */
export function ConnectionStatus() {
  const { isOffline, isReconnecting, isUnreachable, retry } = useConnection()
  return (
    <output className={styles.status}>
      {isOffline && <span>{productText.offline}</span>}
      {isReconnecting && <span>{productText.reconnecting}</span>}
      {isUnreachable && (
        <span>
          {productText.unreachable}{' '}
          <button type="button" onClick={retry}>
            {productText.retryNow}
          </button>
        </span>
      )}
    </output>
  )
}
