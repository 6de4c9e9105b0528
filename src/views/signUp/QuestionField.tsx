import type { Failure } from '../../domain/failure.ts'
import { checkedValue, inputNameOf, nameKey, type Question } from '../../domain/signUp/questions.ts'
import { questionsText } from '../../text/signUp/questionsText.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { CheckboxQuestion } from './CheckboxQuestion.tsx'
import { ChoiceQuestion } from './ChoiceQuestion.tsx'
import { DateQuestion } from './DateQuestion.tsx'
import { NumberQuestion } from './NumberQuestion.tsx'

type QuestionFieldProps = { field: Question; answer: string; failure: Failure | null }

/** One of the owner's questions, with the previous answer. */
export function QuestionField({ field, answer, failure }: QuestionFieldProps) {
  const id = inputNameOf(field.key)
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
      label={isName ? questionsText.name : field.label}
      aside={required ? null : questionsText.optional}
      hint={hint}
      missing={questionsText.missing}
      required={required}
      maxLength={field.maxLength}
      defaultValue={answer}
      autoComplete={isName ? 'name' : 'off'}
      failure={failure}
    />
  )
}
