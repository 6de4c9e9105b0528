import type { ReactNode } from 'react'
import { formatDay } from '../../domain/format.ts'
import { inputNameOf, type DateField, type Question } from '../../domain/signUp/questions.ts'
import { questionsText } from '../../text/signUp/questionsText.ts'
import { CheckField } from '../../ui/form/CheckField.tsx'
import {
  describeInput,
  Field,
  FieldHint,
  FieldProblem,
  hintId,
  Input,
} from '../../ui/form/Field.tsx'
import { useValidity } from '../../ui/form/useValidity.ts'
import fieldStyles from '../../ui/form/Field.module.css'
import selectStyles from '../../ui/form/Select.module.css'
import styles from './signUp.module.css'

type ChoiceQuestionProps = { field: Extract<Question, { type: 'choice' }>; answer: string }

/** A question with a list of answers. */
export function ChoiceQuestion({
  field: { key, label, choices, required = false, hint = '' },
  answer,
}: ChoiceQuestionProps) {
  const id = inputNameOf(key)
  const { problem, handlers } = useValidity({ missing: questionsText.missingChoice })
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
  const id = inputNameOf(key)
  const { problem, handlers } = useValidity({
    missing: questionsText.missing,
    explain: (validity) => dateProblem(field, validity),
  })
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

function dateProblem({ min = '', max = '' }: DateField, validity: ValidityState): string | null {
  if (validity.badInput) return questionsText.notADate
  if (validity.rangeUnderflow) return questionsText.tooEarly(formatDay(min))
  return validity.rangeOverflow ? questionsText.tooLate(formatDay(max)) : null
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
  const { problem, handlers } = useValidity({ missing: questionsText.missingTick })
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
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}
