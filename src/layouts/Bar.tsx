import type { ReactNode } from 'react'
import { Brand } from '../ui/Brand.tsx'
import { ThemeToggle } from '../ui/ThemeToggle.tsx'
import styles from './Bar.module.css'

type BarProps = {
  /** `column`: in line with the one column below. `full`: from edge to edge. */
  width: 'column' | 'full'
  /** At the end of the bar; the theme toggle where a page has nothing else. */
  tools?: ReactNode
}

/** The bar above a page. */
export function Bar({ width, tools }: BarProps) {
  return (
    <header className={styles.bar} data-width={width}>
      <Brand />
      {tools ?? <ThemeToggle />}
    </header>
  )
}
