import { useConnection } from '../../hooks/useConnection.ts'
import { useIsHydrated } from '../../hooks/useIsHydrated.ts'
import { appText, errorPageText } from '../../text/shared/appText.ts'

/** A quiet line while this page can't work with the server; empty otherwise. */
export function ConnectionStatus() {
  const { trouble, retry } = useConnection()
  const isLive = useIsHydrated()
  return (
    <output data-connection>
      {isLive && trouble && (
        <span>
          <span>{appText[trouble]}</span>
          {(trouble === 'unreachable' || trouble === 'broken') && (
            <button type="button" onClick={retry}>
              {trouble === 'broken' ? errorPageText.reload : appText.retryNow}
            </button>
          )}
        </span>
      )}
    </output>
  )
}
