import type { ReactNode } from 'react'
import { useArrival } from '../providers/ArrivalProvider.tsx'
import styles from './PageHeading.module.css'

type PageHeadingProps = {
  /** What the browser's tab says. */
  title: string
  children: ReactNode
  /** One sentence under the heading. */
  lead?: ReactNode
}

/** The one heading of a page. */
export function PageHeading({ title, children, lead }: PageHeadingProps) {
  const heading = useArrival(title)
  return (
    <header className={styles.header}>
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}
