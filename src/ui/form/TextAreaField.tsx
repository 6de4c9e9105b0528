import type { ComponentProps } from 'react'
import { describeInput, Field, hintId } from './Field.tsx'
import { useValidity } from './useValidity.ts'
import fieldStyles from './Field.module.css'
import styles from './TextAreaField.module.css'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'onInput' | 'onBlur'> & {
  id: string
  label: string
  /** A sentence below the text. */
  hint?: string
  missing?: string
  /** Returns why the value can't be used, or an empty string. */
  validate?: (value: string) => string
}

/** A text field with several lines, which grows with its text, and what is wrong with it. */
export function TextAreaField({
  id,
  label,
  hint = '',
  missing = '',
  validate,
  ...area
}: TextAreaFieldProps) {
  const { problem, handlers } = useValidity({ missing, isText: true, validate })
  return (
    <Field id={id} label={label} problem={problem} hint={hint}>
      <textarea
        className={`${fieldStyles.input} ${styles.area}`}
        id={id}
        name={id}
        {...area}
        {...describeInput(id, problem, hint && hintId(id))}
        {...handlers}
      />
    </Field>
  )
}
