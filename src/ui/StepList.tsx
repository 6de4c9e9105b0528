import { stepText } from '../text/deletionText.ts'
import { CheckIcon, DotIcon } from './checkIcons.tsx'
import styles from './StepList.module.css'

/** How far one step of a long work is. */
export type Stage = keyof typeof stepText

/** One step of a long work, by the name that the person reads. */
export type Step = { label: string; stage: Stage }

/** The steps of a long work in their order, each with how far it is; changes are read out. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.list} aria-live="polite">
      {steps.map(({ label, stage }) => (
        <li key={label} data-stage={stage}>
          {stage === 'done' ? <CheckIcon /> : <DotIcon />}
          {label} <span className={styles.stage}>{stepText[stage]}</span>
        </li>
      ))}
    </ol>
  )
}
