import { Suspense, type ReactNode } from 'react'
import { ConnectionStatus } from '../ui/notice/ConnectionStatus.tsx'
import { idleComponent } from '../startup/lazy.tsx'
import { ErrorBoundary } from '../ui/notice/ErrorBoundary.tsx'
import { appText } from '../text/shared/appText.ts'
import { useIsHydrated } from '../hooks/useIsHydrated.ts'
import styles from './PageFrame.module.css'

const LocalBar =
  __LOCAL__ || import.meta.env.DEV
    ? idleComponent(() => import('../dev/LocalBar.tsx'), 'LocalBar')
    : null

const PageWatchers = idleComponent(() => import('../ui/page/PageWatchers.tsx'), 'PageWatchers')

/** Must stay the same element: React complains if a Suspense boundary rerenders before it's hydrated. */
const watchers = (
  <Suspense>
    <PageWatchers />
  </Suspense>
)

/**
 * Wraps every layout: the skip link, the connection status, and the toolbar of a local or development build.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {appText.skip}
      </a>
      <ConnectionStatus />
      <div className={styles.page}>{children}</div>
      {watchers}
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

function Live({ children }: { children: ReactNode }) {
  return useIsHydrated() && children
}
