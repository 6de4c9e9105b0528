import type { ReactNode } from 'react'
import { questionsText } from '../../text/signUp/questionsText.ts'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { describeInput, FieldHint, FieldProblem, hintId } from '../../ui/form/Field.tsx'
import { useValidity } from '../../ui/form/useValidity.ts'
import styles from './signUp.module.css'

type CheckboxQuestionProps = {
  id: string
  label: string
  hint?: string
  required: boolean
  defaultChecked?: boolean
  /** Links about it. */
  children?: ReactNode
}

/** A checkbox, with an error if it's required. */
export function CheckboxQuestion({
  id,
  label,
  hint = '',
  required,
  defaultChecked = false,
  children,
}: CheckboxQuestionProps) {
  const { problem, handlers } = useValidity({ missing: questionsText.missingTick })
  return (
    <div className={styles.tick}>
      <CheckField
        id={id}
        name={id}
        label={label}
        required={required}
        defaultChecked={defaultChecked}
        {...describeInput(id, problem, hint && hintId(id))}
        {...handlers}
      />
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {children && <div className={styles.links}>{children}</div>}
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}
