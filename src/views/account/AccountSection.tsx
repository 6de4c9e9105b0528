import type { ReactNode } from 'react'
import styles from './AccountSection.module.css'

type AccountSectionProps = {
  /** Also the URL fragment that links to this section. */
  id: string
  heading: string
  /** One sentence below the heading. */
  lead?: string
  children: ReactNode
}

/** A card of the account center: a heading and rows. */
export function AccountSection({ id, heading, lead, children }: AccountSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <header className={styles.header}>
        <h2 id={`${id}-heading`} tabIndex={-1}>
          {heading}
        </h2>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </section>
  )
}
