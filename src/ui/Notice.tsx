import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** A sentence that stands out, with what to do about it. */
export function Notice({ tone, children }: { tone: 'danger' | 'calm'; children: ReactNode }) {
  return (
    <div className={styles.notice} data-tone={tone}>
      {children}
    </div>
  )
}
