import type { ReactNode } from 'react'
import { appText } from '../../text/shared/appText.ts'
import { ErrorBoundary } from '../../ui/notice/ErrorBoundary.tsx'
import { deferredComponent } from '../../ui/page/lazy.tsx'
import { ConnectionStatus } from './ConnectionStatus.tsx'
import styles from './PageFrame.module.css'

const LocalBar =
  __LOCAL__ || import.meta.env.DEV
    ? deferredComponent(() => import('../../dev/LocalBar.tsx'), 'LocalBar')
    : null

const PageEffects = deferredComponent(() => import('./PageEffects.tsx'), 'PageEffects')

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
      <PageEffects />
      {LocalBar && (
        <div className={styles.localBar}>
          <ErrorBoundary fallback={null}>
            <LocalBar />
          </ErrorBoundary>
        </div>
      )}
    </div>
  )
}
