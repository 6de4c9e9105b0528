import type { ReactNode } from 'react'
import styles from './Field.module.css'

type FieldProps = {
  /** The id of the input; the problem's own id is derived from it. */
  id: string
  label: string
  /** Stands at the end of the label's line, but comes after the input for the keyboard. */
  aside?: ReactNode
  problem: string | null
  children: ReactNode
}

/** A label, its input, and what is wrong with it. */
export function Field({ id, label, aside, problem, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.input}>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
      <p id={problemId(id)} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}

/**
 * What describes an input to screen readers.
 *
 * @param hintId the id of an element that always belongs to it, beside its problem.
 */
export function describeInput(id: string, problem: string | null, hintId = '') {
  const ids = problem === null ? hintId : `${problemId(id)} ${hintId}`.trim()
  return { 'aria-invalid': problem !== null, 'aria-describedby': ids || undefined }
}

function problemId(id: string): string {
  return `${id}-problem`
}
