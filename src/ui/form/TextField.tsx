import type { ComponentProps, ReactNode } from 'react'
import type { CorrectableField, Failure } from '../../domain/failure.ts'
import { describeInput, Field, hintId, Input } from './Field.tsx'
import { useValidity } from './useValidity.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'onInput' | 'onBlur'> & {
  id: string
  /** The name by which the form reads it. Defaults to the ID. */
  name?: string
  label: string
  /** A word at the end of the label's line, such as "optional". */
  aside?: ReactNode
  /** A sentence below the input. */
  hint?: string
  /** The server errors that belong to this field. */
  failureField?: CorrectableField
  missing?: string
  /** Returns why the value can't be used, or an empty string. */
  validate?: (value: string) => string
  /** Returns the sentence for what the browser found, or `null` if the usual one fits. */
  explain?: (validity: ValidityState) => string | null
  /** Why the last request failed. The field shows it if it belongs to `failureField`. */
  failure?: Failure | null
}

/** A one-line text field, with what is wrong with it. */
export function TextField({
  id,
  name = id,
  label,
  aside,
  hint = '',
  failureField,
  missing = '',
  validate,
  explain,
  failure = null,
  children,
  ...input
}: TextFieldProps) {
  const { problem, handlers } = useValidity({
    field: failureField,
    missing,
    isText: true,
    failure,
    validate,
    explain,
  })
  return (
    <Field id={id} label={label} aside={aside} problem={problem} hint={hint}>
      <Input
        id={id}
        name={name}
        {...input}
        {...describeInput(id, problem, hint && hintId(id))}
        {...handlers}
      />
      {children}
    </Field>
  )
}
