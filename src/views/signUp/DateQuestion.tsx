import { formatDay } from '../../domain/format.ts'
import { inputNameOf, type DateField } from '../../domain/signUp/questions.ts'
import { questionsText } from '../../text/signUp/questionsText.ts'
import { TextField } from '../../ui/form/TextField.tsx'

type DateQuestionProps = { field: DateField; answer: string }

/** A question for a day. The browser checks its limits, and the page names them. */
export function DateQuestion({ field, answer }: DateQuestionProps) {
  const { key, label, hint = '', required = false, min, max } = field
  return (
    <TextField
      id={inputNameOf(key)}
      label={label}
      aside={required ? null : questionsText.optional}
      hint={hint}
      type="date"
      min={min}
      max={max}
      required={required}
      defaultValue={answer}
      autoComplete="off"
      missing={questionsText.missing}
      explain={(validity) => problemOf(field, validity)}
    />
  )
}

function problemOf({ min = '', max = '' }: DateField, validity: ValidityState): string | null {
  if (validity.badInput) return questionsText.notADate
  if (validity.rangeUnderflow) return questionsText.tooEarly(formatDay(min))
  return validity.rangeOverflow ? questionsText.tooLate(formatDay(max)) : null
}
