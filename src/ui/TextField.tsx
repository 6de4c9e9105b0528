import type { ComponentProps } from 'react'
import type { Failure } from '../domain/failure.ts'
import { describeInput, Field } from './Field.tsx'
import { Input } from './Input.tsx'
import type { RefusableField } from './refusal.ts'
import { useValidity } from './useValidity.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'onInput' | 'onBlur'> & {
  id: string
  label: string
  /** Which refusals of the server are about this field. */
  refusable?: RefusableField
  missing?: string
  /** A sentence for a value that may not be sent, or nothing. */
  objection?: (value: string) => string
  failure: Failure | null
}

/** One line of text, with what is wrong with it. */
export function TextField({
  id,
  label,
  refusable,
  missing = '',
  objection,
  failure,
  ...input
}: TextFieldProps) {
  const { problem, handlers } = useValidity({
    field: refusable ?? null,
    missing,
    failure,
    ...(objection && { objection }),
  })
  return (
    <Field id={id} label={label} problem={problem}>
      <Input id={id} name={id} {...input} {...describeInput(id, problem)} {...handlers} />
    </Field>
  )
}
