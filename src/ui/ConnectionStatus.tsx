import { useConnection } from '../providers/useConnection.ts'
import { productText } from '../text/signInText.ts'
import styles from './ConnectionStatus.module.css'

/** A quiet line while the server is out of reach; empty otherwise. */
export function ConnectionStatus() {
  const { trouble, retry } = useConnection()
  return (
    <output className={styles.status}>
      {trouble && (
        <span>
          {productText[trouble]}
          {trouble === 'unreachable' && (
            <button type="button" onClick={retry}>
              {productText.retryNow}
            </button>
          )}
        </span>
      )}
    </output>
  )
}
