import { useConnection } from '../../hooks/useConnection.ts'
import { useIsLive } from '../../hooks/useIsLive.ts'
import { appText, faultText } from '../../text/signInText.ts'

/** A quiet line while this page can't work with the server; empty otherwise. */
export function ConnectionStatus() {
  const { trouble, retry } = useConnection()
  const isLive = useIsLive()
  return (
    <output data-connection>
      {isLive && trouble && (
        <span>
          <span>{appText[trouble]}</span>
          {(trouble === 'unreachable' || trouble === 'broken') && (
            <button type="button" onClick={retry}>
              {trouble === 'broken' ? faultText.reload : appText.retryNow}
            </button>
          )}
        </span>
      )}
    </output>
  )
}
