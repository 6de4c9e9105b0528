import type { ReactNode } from 'react'
import styles from './ProfileFields.module.css'

type FieldHintProps = {
  /** The ID of the input. */
  id: string
  children: ReactNode
}

/** A hint below an input. */
export function FieldHint({ id, children }: FieldHintProps) {
  return (
    <p id={hintId(id)} className={styles.hint}>
      {children}
    </p>
  )
}

/** The ID of an input's hint, see `describeInput`. */
export function hintId(id: string): string {
  return `${id}-hint`
}
