import type { ReactNode } from 'react'
import { Bar } from './Bar.tsx'
import styles from './BarLayout.module.css'

type BarLayoutProps = {
  /** At the end of the bar, replacing the theme toggle. */
  tools?: ReactNode
  /** In a row at the end of the window. */
  notices?: ReactNode
  children: ReactNode
}

/** The default layout: a bar above one column. */
export function BarLayout({ tools, notices, children }: BarLayoutProps) {
  return (
    <div className={styles.layout}>
      <Bar width="column" tools={tools} />
      <main id="content" className={styles.content}>
        {children}
      </main>
      {notices}
    </div>
  )
}
