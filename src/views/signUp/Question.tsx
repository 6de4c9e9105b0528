import type { Failure } from '../../domain/failure.ts'
import { inputOf, nameKey, checkedValue, type ProfileField } from '../../domain/signUp/profile.ts'
import { profileText } from '../../text/signUp/profileText.ts'
import { describeInput, Field } from '../../ui/form/Field.tsx'
import inputStyles from '../../ui/form/Input.module.css'
import selectStyles from '../../ui/form/Select.module.css'
import { TextField } from '../../ui/form/TextField.tsx'
import { DateQuestion } from './DateQuestion.tsx'
import { FieldHint, hintId } from './FieldHint.tsx'
import { NumberQuestion } from './NumberQuestion.tsx'
import { CheckboxQuestion } from './CheckboxQuestion.tsx'
import { useInvalidMessage } from './useInvalidMessage.ts'

type QuestionProps = { field: ProfileField; answer: string; failure: Failure | null }

/** One of the owner's questions, with the previous answer. */
export function Question({ field, answer, failure }: QuestionProps) {
  const id = inputOf(field.key)
  const { hint = '', required = false } = field
  if (field.type === 'choice') return <Choice field={field} answer={answer} />
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
      hintId={hint && hintId(id)}
      missing={profileText.missing}
      // Browsers accept spaces for a required field.
      validate={(typed) => (required && typed && !typed.trim() ? profileText.missing : '')}
      required={required}
      maxLength={field.maxLength}
      defaultValue={answer}
      autoComplete={isName ? 'name' : 'off'}
      failure={failure}
    >
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
    </TextField>
  )
}

type ChoiceProps = { field: Extract<ProfileField, { type: 'choice' }>; answer: string }

function Choice({
  field: { key, label, choices, required = false, hint = '' },
  answer,
}: ChoiceProps) {
  const id = inputOf(key)
  const { problem, handlers } = useInvalidMessage(() => profileText.missingChoice)
  return (
    <Field id={id} label={label} aside={required ? null : profileText.optional} problem={problem}>
      <select
        id={id}
        name={id}
        className={`${inputStyles.input} ${selectStyles.select}`}
        required={required}
        defaultValue={answer}
        {...describeInput(id, problem, hint && hintId(id))}
        {...handlers}
      >
        <option value="">{profileText.choose}</option>
        {Object.entries(choices).map(([stored, choice]) => (
          <option key={stored} value={stored}>
            {choice}
          </option>
        ))}
      </select>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
    </Field>
  )
}
