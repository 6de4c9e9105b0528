import type { ReactNode } from 'react'
import { usePageFocus } from '../../providers/PageFocusProvider.tsx'
import styles from './PageHeading.module.css'

type PageHeadingProps = {
  /** The title of the browser tab. */
  title: string
  /** The heading. Defaults to the title. */
  children?: ReactNode
  /** One sentence below the heading. */
  lead?: ReactNode
}

/** The page's only `h1`. */
export function PageHeading({ title, children = title, lead }: PageHeadingProps) {
  const heading = usePageFocus(title)
  return (
    <header className={styles.header}>
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}
