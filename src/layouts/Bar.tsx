import type { ReactNode } from 'react'
import { Brand } from '../ui/page/Brand.tsx'
import { ThemeToggle } from '../ui/button/ThemeToggle.tsx'
import styles from './Bar.module.css'

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
