import { useId } from 'react'
import { phoneText } from '../../text/shared/phoneText.ts'
import { TextField } from '../../ui/form/TextField.tsx'

/** The name of a second factor. The form reads it as `factor-name`. */
export function FactorNameField({ suggestion }: { suggestion: string }) {
  return (
    <TextField
      id={useId()}
      name="factor-name"
      label={phoneText.factorName}
      autoComplete="off"
      required
      maxLength={60}
      defaultValue={suggestion}
      missing={phoneText.factorNameMissing}
    />
  )
}
