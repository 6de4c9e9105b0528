import { inputNameOf, type Question } from '../../domain/signUp/questions.ts'
import { questionsText } from '../../text/signUp/questionsText.ts'
import { describeInput, Field, hintId } from '../../ui/form/Field.tsx'
import { useValidity } from '../../ui/form/useValidity.ts'
import fieldStyles from '../../ui/form/Field.module.css'
import selectStyles from '../../ui/form/Select.module.css'

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
