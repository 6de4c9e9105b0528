import { useConnection } from '../providers/useConnection.ts'
import { useIsLive } from '../providers/useIsLive.ts'
import { appText } from '../text/signInText.ts'
import styles from './ConnectionStatus.module.css'

/** A quiet line while the server is out of reach; empty otherwise. */
export function ConnectionStatus() {
  const { trouble, retry } = useConnection()
  const isLive = useIsLive()
  return (
    <output className={styles.status}>
      {isLive && trouble && (
        <span>
          {appText[trouble]}
          {trouble === 'unreachable' && (
            <button type="button" onClick={retry}>
              {appText.retryNow}
            </button>
          )}
        </span>
      )}
    </output>
  )
}
