import { useState, type InvalidEvent, type ReactNode } from 'react'
import { formatDay } from '../../domain/format.ts'
import { inputOf, type DateField, type Question } from '../../domain/signUp/questions.ts'
import { questionsText } from '../../text/signUp/questionsText.ts'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { describeInput, Field, FieldHint, hintId, Input } from '../../ui/form/Field.tsx'
import fieldStyles from '../../ui/form/Field.module.css'
import selectStyles from '../../ui/form/Select.module.css'
import styles from './signUp.module.css'

type ChoiceQuestionProps = { field: Extract<Question, { type: 'choice' }>; answer: string }

/** A question with a list of answers. */
export function ChoiceQuestion({
  field: { key, label, choices, required = false, hint = '' },
  answer,
}: ChoiceQuestionProps) {
  const id = inputOf(key)
  const { problem, handlers } = useInvalidMessage(() => questionsText.missingChoice)
  return (
    <Field
      id={id}
      label={label}
      aside={required ? null : questionsText.optional}
      problem={problem}
      hint={hint}
    >
      <select
        id={id}
        name={id}
        className={`${fieldStyles.input} ${selectStyles.select}`}
        required={required}
        defaultValue={answer}
        {...describeInput(id, problem, hint && hintId(id))}
        {...handlers}
      >
        <option value="">{questionsText.choose}</option>
        {Object.entries(choices).map(([stored, choice]) => (
          <option key={stored} value={stored}>
            {choice}
          </option>
        ))}
      </select>
    </Field>
  )
}

type DateQuestionProps = { field: DateField; answer: string }

/** A question for a day. The browser checks its limits, and the page names them. */
export function DateQuestion({ field, answer }: DateQuestionProps) {
  const { key, label, hint = '', required = false, min, max } = field
  const id = inputOf(key)
  const { problem, handlers } = useInvalidMessage((input) => dateProblem(field, input))
  return (
    <Field
      id={id}
      label={label}
      aside={required ? null : questionsText.optional}
      problem={problem}
      hint={hint}
    >
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
    </Field>
  )
}

type Invalid = Pick<HTMLInputElement, 'validity' | 'value'>

function dateProblem({ min, max }: DateField, { validity, value }: Invalid): string {
  if (validity.badInput) return questionsText.notADate
  if (validity.rangeUnderflow) return questionsText.tooEarly(formatDay(min ?? value))
  if (validity.rangeOverflow) return questionsText.tooLate(formatDay(max ?? value))
  return questionsText.missing
}

type CheckboxQuestionProps = {
  id: string
  label: string
  hint?: string
  required: boolean
  defaultChecked?: boolean
  /** Links about it. */
  children?: ReactNode
}

/** A checkbox, with an error if it's required. */
export function CheckboxQuestion({
  id,
  label,
  hint = '',
  required,
  defaultChecked = false,
  children,
}: CheckboxQuestionProps) {
  const { problem, handlers } = useInvalidMessage(() => questionsText.missingTick)
  return (
    <div className={styles.tick}>
      <CheckField
        id={id}
        name={id}
        label={label}
        required={required}
        defaultChecked={defaultChecked}
        {...describeInput(id, problem, hint && hintId(id))}
        {...handlers}
      />
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {children && <div className={styles.links}>{children}</div>}
      <p id={`${id}-problem`} className={fieldStyles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}

type Control = HTMLInputElement | HTMLSelectElement

/**
 * The error of a field that keeps the form from being submitted, until the field changes.
 *
 * @param messageFor returns the sentence for what is wrong.
 */
function useInvalidMessage(messageFor: (control: Control) => string) {
  const [problem, setProblem] = useState<string | null>(null)
  return {
    problem,
    handlers: {
      onInvalid: (event: InvalidEvent<Control>) => {
        event.preventDefault()
        setProblem(messageFor(event.currentTarget))
        event.currentTarget.form?.querySelector<HTMLElement>(':is(input, select):invalid')?.focus()
      },
      onChange: () => setProblem(null),
    },
  }
}
