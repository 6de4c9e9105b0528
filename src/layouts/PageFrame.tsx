import { lazy, Suspense, type ReactNode } from 'react'
import { ConnectionStatus } from '../ui/ConnectionStatus.tsx'
import { lazyNotices } from '../lazy.tsx'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { appText } from '../text/signInText.ts'
import { useIsLive } from '../providers/useIsLive.ts'
import styles from './PageFrame.module.css'

const LocalBar = __LOCAL__
  ? lazy(async () => ({ default: (await import('../local/LocalBar.tsx')).LocalBar }))
  : null

const PressGuard = lazyNotices(() => import('../ui/PressGuard.tsx'), 'PressGuard')

/** One element for good: React minds a Suspense that is rendered again before it has taken over what was painted. */
const guard = (
  <Suspense>
    <PressGuard />
  </Suspense>
)

/** What stands around every layout: the skip link, the connection, and the bar of a local build. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {appText.skip}
      </a>
      <ConnectionStatus />
      <div className={styles.page}>{children}</div>
      {guard}
      {LocalBar && (
        <Live>
          <ErrorBoundary fallback={null}>
            <Suspense>
              <LocalBar />
            </Suspense>
          </ErrorBoundary>
        </Live>
      )}
    </div>
  )
}

/** Keeps what it stands around out of what is painted. */
function Live({ children }: { children: ReactNode }) {
  return useIsLive() && children
}
