import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'

type FieldProps = {
  /** The input's ID. The ID of the problem is derived from it. */
  id: string
  label: string
  /** Displayed at the end of the label's line, but after the input in tab order. */
  aside?: ReactNode
  problem: string | null
  /** Shown below the input, which must name it: `describeInput(id, problem, hintId(id))`. */
  hint?: string
  children: ReactNode
}

/** A label, its input, and what is wrong with it. */
export function Field({ id, label, aside, problem, hint, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control}>
        {children}
        {hint && <FieldHint id={id}>{hint}</FieldHint>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}

/** A styled native input. */
export function Input(props: ComponentProps<'input'>) {
  return <input className={styles.input} {...props} />
}

/**
 * The ARIA attributes of an input.
 *
 * @param describedBy the ID of an element that always describes the input, besides its problem.
 */
export function describeInput(id: string, problem: string | null, describedBy = '') {
  const ids = problem === null ? describedBy : `${problemId(id)} ${describedBy}`.trim()
  return { 'aria-invalid': problem !== null || undefined, 'aria-describedby': ids || undefined }
}

/** The error of an input. Always rendered, so that screen readers announce a change. */
export function FieldProblem({ id, problem }: { id: string; problem: string | null }) {
  return (
    <p id={problemId(id)} className={styles.problem} aria-live="polite">
      {problem}
    </p>
  )
}

/** A hint below an input. */
export function FieldHint({ id, children }: { id: string; children: string }) {
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

function problemId(id: string): string {
  return `${id}-problem`
}
