import styles from './Badge.module.css'

/** A one-word label for the item beside it. */
export function Badge({ tone, children }: { tone: 'good' | 'calm'; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
