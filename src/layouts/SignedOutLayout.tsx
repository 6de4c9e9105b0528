import { useEffect, type ReactNode } from 'react'
import { useIsHydrated } from '../hooks/useIsHydrated.ts'
import { useAuthSelector } from '../providers/AuthProvider.tsx'
import { focusEmail } from '../startup/fields/focusEmail.ts'
import { appText } from '../text/shared/appText.ts'
import { ThemeToggle } from '../ui/button/ThemeToggle.tsx'
import { Notice } from '../ui/notice/Notice.tsx'
import { Brand } from '../ui/page/Brand.tsx'
import { PageFooter } from './PageFooter.tsx'
import styles from './SignedOutLayout.module.css'

/** The layout for signing in: a column with a form and, on wide screens, an illustration beside it. */
export function SignedOutLayout({ children }: { children: ReactNode }) {
  const persistenceProblem = useAuthSelector((snapshot) => snapshot.context.persistenceProblem)
  const isHydrated = useIsHydrated()
  // Later pages focus their heading first. A prerendered page already has the focus.
  useEffect(focusEmail, [])
  return (
    <div className={styles.halves} data-door="">
      <div className={styles.column}>
        <header className={styles.bar}>
          <Brand />
          <ThemeToggle />
        </header>
        <main id="content" className={styles.content}>
          {isHydrated && persistenceProblem && (
            <Notice tone="calm">{appText.persistenceProblem[persistenceProblem]}</Notice>
          )}
          {children}
        </main>
        <PageFooter className={styles.bar} />
      </div>
      <div className={styles.gate} />
    </div>
  )
}
