import type { ReactNode } from 'react'
import styles from './Field.module.css'

type FieldProps = {
  /** The input's ID. The ID of the problem is derived from it. */
  id: string
  label: string
  /** Displayed at the end of the label's line, but after the input in tab order. */
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
 * The ARIA attributes of an input.
 *
 * @param hintId the ID of an element that always describes the input, besides its problem.
 */
export function describeInput(id: string, problem: string | null, hintId = '') {
  const ids = problem === null ? hintId : `${problemId(id)} ${hintId}`.trim()
  return { 'aria-invalid': problem !== null || undefined, 'aria-describedby': ids || undefined }
}

function problemId(id: string): string {
  return `${id}-problem`
}
