import { stepText } from '../../text/deletion/deletionText.ts'
import { CheckIcon, DotIcon } from '../../ui/icon/checkIcons.tsx'
import styles from './StepList.module.css'

/** The status of one step. */
export type Stage = keyof typeof stepText

/** One step of a long operation, with its visible label. */
export type Step = { label: string; stage: Stage }

/** The steps of a long operation, in order. Screen readers announce changes. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.list} aria-live="polite">
      {steps.map(({ label, stage }) => (
        <li key={label} data-stage={stage}>
          {stage === 'done' ? <CheckIcon /> : <DotIcon />}
          <span>{label}</span> <span className={styles.stage}>{stepText[stage]}</span>
        </li>
      ))}
    </ol>
  )
}
