import { useId } from 'react'
import { phoneText } from '../../text/shared/phoneText.ts'
import { describeInput, Field, Input } from '../../ui/form/Field.tsx'
import { useValidity } from '../../ui/form/useValidity.ts'

/** The name of a second factor. The form reads it as `factor-name`. */
export function FactorNameField({ suggestion }: { suggestion: string }) {
  const id = useId()
  const { problem, handlers } = useValidity({ missing: phoneText.factorNameMissing, isText: true })
  return (
    <Field id={id} label={phoneText.factorName} problem={problem}>
      <Input
        id={id}
        name="factor-name"
        autoComplete="off"
        required
        maxLength={60}
        defaultValue={suggestion}
        {...describeInput(id, problem)}
        {...handlers}
      />
    </Field>
  )
}
