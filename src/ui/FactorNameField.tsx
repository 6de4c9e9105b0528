import { phoneText } from '../text/phoneText.ts'
import { describeInput, Field } from './Field.tsx'
import { Input } from './Input.tsx'
import { useValidity } from './useValidity.ts'

/** What a second factor is to be called; the form reads it as `factor-name`. */
export function FactorNameField({ suggestion }: { suggestion: string }) {
  const { problem, handlers } = useValidity({
    field: null,
    missing: phoneText.factorNameMissing,
    failure: null,
  })
  return (
    <Field id="factor-name" label={phoneText.factorName} problem={problem}>
      <Input
        id="factor-name"
        name="factor-name"
        autoComplete="off"
        required
        maxLength={60}
        defaultValue={suggestion}
        {...describeInput('factor-name', problem)}
        {...handlers}
      />
    </Field>
  )
}
