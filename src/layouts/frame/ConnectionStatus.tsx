import { useConnection } from '../../hooks/useConnection.ts'
import { useIsHydrated } from '../../hooks/useIsHydrated.ts'
import { appText, errorPageText } from '../../text/shared/appText.ts'

/** A quiet line while this tab can't work with the server; empty otherwise. */
export function ConnectionStatus() {
  const { problem, retry } = useConnection()
  const isHydrated = useIsHydrated()
  return (
    <output data-connection>
      {isHydrated && problem && (
        <span data-notice-line>
          <span>{appText[problem]}</span>
          {(problem === 'unreachable' || problem === 'broken') && (
            <button type="button" onClick={retry}>
              {problem === 'broken' ? errorPageText.reload : appText.retryNow}
            </button>
          )}
        </span>
      )}
    </output>
  )
}
