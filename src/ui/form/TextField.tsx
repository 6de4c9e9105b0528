import type { ComponentProps, ReactNode } from 'react'
import type { CorrectableField, Failure } from '../../domain/failure.ts'
import { describeInput, Field } from './Field.tsx'
import { Input } from './Input.tsx'
import { useValidity } from './useValidity.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'onInput' | 'onBlur'> & {
  id: string
  label: string
  /** A word at the end of the label's line, such as "optional". */
  aside?: ReactNode
  /** The ID of an element that always describes the input, such as one of the children. */
  hintId?: string
  /** Which server errors belong to this field. */
  failureField?: CorrectableField
  missing?: string
  /** Returns why the value can't be used, or an empty string. */
  validate?: (value: string) => string
  failure: Failure | null
}

/** A one-line text field, with what is wrong with it. */
export function TextField({
  id,
  label,
  aside,
  hintId = '',
  failureField,
  missing = '',
  validate,
  failure,
  children,
  ...input
}: TextFieldProps) {
  const { problem, handlers } = useValidity({
    field: failureField ?? null,
    missing,
    failure,
    ...(validate && { validate }),
  })
  return (
    <Field id={id} label={label} aside={aside} problem={problem}>
      <Input id={id} name={id} {...input} {...describeInput(id, problem, hintId)} {...handlers} />
      {children}
    </Field>
  )
}
