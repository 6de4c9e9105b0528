import type { ReactNode } from 'react'
import styles from './Field.module.css'

type FieldProps = {
  /** The id of the input; the problem's own id is derived from it. */
  id: string
  label: string
  /** Stands at the end of the label's line, for example a link. */
  aside?: ReactNode
  problem: string | null
  children: ReactNode
}

/** A label, its input, and what is wrong with it. */
export function Field({ id, label, aside, problem, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children}
      <p id={problemId(id)} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}

/** What an input says about itself while it has a problem. */
export function describedByProblem(id: string, problem: string | null) {
  return {
    'aria-invalid': problem !== null,
    'aria-describedby': problem === null ? undefined : problemId(id),
  }
}

function problemId(id: string): string {
  return `${id}-problem`
}
