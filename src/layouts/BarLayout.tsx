import type { ReactNode } from 'react'
import { ThemeToggle } from '../ui/button/ThemeToggle.tsx'
import { Brand } from '../ui/page/Brand.tsx'
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

type BarProps = {
  /** `column`: aligned with the single column below. `full`: full width. */
  width: 'column' | 'full'
  /** At the end of the bar. Defaults to the theme toggle. */
  tools?: ReactNode
}

/** The bar at the top of a page. */
export function Bar({ width, tools }: BarProps) {
  return (
    <header className={styles.bar} data-width={width}>
      <Brand />
      {tools ?? <ThemeToggle />}
    </header>
  )
}
