import type { Failure } from '../../domain/failure.ts'
import { checkedValue, inputOf, nameKey, type ProfileField } from '../../domain/signUp/profile.ts'
import { profileText } from '../../text/signUp/profileText.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { CheckboxQuestion, ChoiceQuestion, DateQuestion } from './NativeQuestions.tsx'
import { NumberQuestion } from './NumberQuestion.tsx'

type QuestionProps = { field: ProfileField; answer: string; failure: Failure | null }

/** One of the owner's questions, with the previous answer. */
export function Question({ field, answer, failure }: QuestionProps) {
  const id = inputOf(field.key)
  const { hint = '', required = false } = field
  if (field.type === 'choice') return <ChoiceQuestion field={field} answer={answer} />
  if (field.type === 'number')
    return <NumberQuestion field={field} answer={answer} failure={failure} />
  if (field.type === 'date') return <DateQuestion field={field} answer={answer} />
  if (field.type === 'checkbox') {
    return (
      <CheckboxQuestion
        id={id}
        label={field.label}
        hint={hint}
        required={required}
        defaultChecked={answer === checkedValue}
      />
    )
  }
  const isName = field.key === nameKey
  return (
    <TextField
      id={id}
      label={isName ? profileText.name : field.label}
      aside={required ? null : profileText.optional}
      hint={hint}
      missing={profileText.missing}
      // Browsers accept spaces for a required field.
      validate={(typed) => (required && typed && !typed.trim() ? profileText.missing : '')}
      required={required}
      maxLength={field.maxLength}
      defaultValue={answer}
      autoComplete={isName ? 'name' : 'off'}
      failure={failure}
    />
  )
}
