import { lazy, Suspense, type ReactNode } from 'react'
import { ConnectionStatus } from '../ui/ConnectionStatus.tsx'
import { lazyNotices } from '../lazy.tsx'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { appText } from '../text/signInText.ts'
import styles from './PageFrame.module.css'

const LocalBar = __LOCAL__
  ? lazy(async () => ({ default: (await import('../local/LocalBar.tsx')).LocalBar }))
  : null

const PressGuard = lazyNotices(() => import('../ui/PressGuard.tsx'), 'PressGuard')

/** What stands around every layout: the skip link, the connection, and the bar of a local build. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {appText.skip}
      </a>
      <ConnectionStatus />
      <div className={styles.page}>{children}</div>
      <Suspense>
        <PressGuard />
      </Suspense>
      {LocalBar && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <LocalBar />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
