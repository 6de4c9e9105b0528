import { useConnection } from '../providers/useConnection.ts'
import { useIsLive } from '../providers/useIsLive.ts'
import { appText } from '../text/signInText.ts'

/** A quiet line while the server can't be reached; empty otherwise. */
export function ConnectionStatus() {
  const { trouble, retry } = useConnection()
  const isLive = useIsLive()
  return (
    <output data-connection>
      {isLive && trouble && (
        <span>
          <span>{appText[trouble]}</span>
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
