import { formatDay } from '../../domain/format.ts'
import { inputOf, type DateField } from '../../domain/signUp/profile.ts'
import { profileText } from '../../text/signUp/profileText.ts'
import { describeInput, Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { FieldHint, hintId } from './FieldHint.tsx'
import { useInvalidMessage } from './useInvalidMessage.ts'

type DateQuestionProps = { field: DateField; answer: string }

/** A question for a day. The browser checks its limits, and the page names them. */
export function DateQuestion({ field, answer }: DateQuestionProps) {
  const { key, label, hint = '', required = false, min, max } = field
  const id = inputOf(key)
  const { problem, handlers } = useInvalidMessage((input) => problemOf(field, input))
  return (
    <Field id={id} label={label} aside={required ? null : profileText.optional} problem={problem}>
      <Input
        id={id}
        name={id}
        type="date"
        min={min}
        max={max}
        required={required}
        defaultValue={answer}
        autoComplete="off"
        {...describeInput(id, problem, hint && hintId(id))}
        {...handlers}
      />
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
    </Field>
  )
}

type Invalid = Pick<HTMLInputElement, 'validity' | 'value'>

function problemOf({ min, max }: DateField, { validity, value }: Invalid): string {
  if (validity.badInput) return profileText.notADate
  if (validity.rangeUnderflow) return profileText.tooEarly(formatDay(min ?? value))
  if (validity.rangeOverflow) return profileText.tooLate(formatDay(max ?? value))
  return profileText.missing
}
