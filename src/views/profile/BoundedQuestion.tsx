import { formatDay, shortNumber } from '../../domain/format.ts'
import { inputOf, nearest, type BoundedField } from '../../domain/profile.ts'
import { profileText } from '../../text/profileText.ts'
import { describeInput, Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { FieldHint, hintId } from './FieldHint.tsx'
import { useMissing } from './useMissing.ts'

type BoundedQuestionProps = { field: BoundedField; answer: string }

/** A question for a number or a day. The browser checks its limits, and the page names them. */
export function BoundedQuestion({ field, answer }: BoundedQuestionProps) {
  const { key, type, label, hint = '', required = false, min, max } = field
  const id = inputOf(key)
  const { problem, handlers } = useMissing((input) => problemOf(field, input))
  return (
    <Field id={id} label={label} aside={required ? null : profileText.optional} problem={problem}>
      <Input
        id={id}
        name={id}
        type={type}
        min={min}
        max={max}
        step={type === 'number' ? (field.step ?? 1) : undefined}
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

function problemOf(field: BoundedField, { validity, value }: Invalid): string {
  const { badInput, rangeUnderflow, rangeOverflow, stepMismatch } = validity
  if (field.type === 'date') {
    if (badInput) return profileText.notADate
    if (rangeUnderflow) return profileText.tooEarly(formatDay(field.min ?? value))
    return rangeOverflow ? profileText.tooLate(formatDay(field.max ?? value)) : profileText.missing
  }
  if (badInput) return profileText.notANumber
  if (rangeUnderflow) return profileText.tooLow(shortNumber(field.min ?? 0))
  if (rangeOverflow) return profileText.tooHigh(shortNumber(field.max ?? 0))
  if (!stepMismatch) return profileText.missing
  const isWhole = Number.isInteger(Number(value))
  return isWhole
    ? profileText.offStep(shortNumber(nearest(field, Number(value))))
    : profileText.notWhole
}
