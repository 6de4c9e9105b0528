import type { ReactNode } from 'react'
import { profileText } from '../../text/signUp/profileText.ts'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { describeInput } from '../../ui/form/Field.tsx'
import fieldStyles from '../../ui/form/Field.module.css'
import { FieldHint, hintId } from './FieldHint.tsx'
import styles from './ProfileFields.module.css'
import { useInvalidMessage } from './useInvalidMessage.ts'

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
  const { problem, handlers } = useInvalidMessage(() => profileText.missingTick)
  return (
    <div>
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
      <p id={`${id}-problem`} className={fieldStyles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
