import type { ReactNode } from 'react'
import { Brand } from '../ui/Brand.tsx'
import { ThemeToggle } from '../ui/ThemeToggle.tsx'
import styles from './BarLayout.module.css'

type BarLayoutProps = {
  /** Stands in the bar beside the theme toggle. */
  tools?: ReactNode
  children: ReactNode
}

/** The default: a bar above one column. */
export function BarLayout({ tools, children }: BarLayoutProps) {
  return (
    <div className={styles.layout}>
      <header className={styles.bar}>
        <Brand />
        <ThemeToggle />
        {tools}
      </header>
      <main id="content" className={styles.content}>
        {children}
      </main>
    </div>
  )
}
