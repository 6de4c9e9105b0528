import { signUpQuestions } from '../../domain/configuration/appConfiguration.ts'
import { formatDay, formatTypedNumber } from '../../domain/format.ts'
import {
  isDay,
  nameKey,
  submittedAnswers,
  checkedValue,
  type Question,
} from '../../domain/signUp/questions.ts'
import { questionsLogic } from '../../firebase/signUp/questions.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { answersText, questionsText } from '../../text/signUp/questionsText.ts'
import { QuestionFields } from '../signUp/QuestionFields.tsx'
import { AccountEditor } from './AccountEditor.tsx'
import { AccountRow, EmptyValue } from './AccountRow.tsx'
import { AccountSection } from './AccountSection.tsx'
import { SectionStatus } from './SectionStatus.tsx'
import styles from './AccountSection.module.css'

/** The name has a row of its own. */
const fields = signUpQuestions.fields.filter(({ key }) => key !== nameKey)

/** Nothing is required here, so that the form can be closed. `QuestionsGate` asks for missing answers. */
const questions = { fields: fields.map((field) => ({ ...field, required: false })), terms: null }

/** The person's answers to the owner's questions, editable. */
export function AnswersSection() {
  const [snapshot, actor] = useInspectedMachine(questionsLogic, { input: { questions } })
  const { given, failure } = snapshot.context
  const isReading = snapshot.matches('reading')
  const close = () => actor.send({ type: 'questions.close' })
  if (fields.length === 0) return null
  if (isReading || snapshot.matches('unknown')) {
    return (
      <AccountSection id="answers" heading={answersText.heading}>
        <SectionStatus
          loading={isReading && answersText.loading}
          failure={failure}
          onRetry={() => actor.send({ type: 'questions.retry' })}
        />
      </AccountSection>
    )
  }
  const rows = fields.map((field) => [field.label, textOf(field, given.answers[field.key] ?? '')])
  return (
    <AccountSection id="answers" heading={answersText.heading}>
      <AccountRow
        label={answersText.label}
        value={
          <dl className={styles.answers}>
            {rows.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text ? <bdi>{text}</bdi> : <EmptyValue />}</dd>
              </div>
            ))}
          </dl>
        }
        action={{
          label: actionText.change,
          onClick: () => actor.send({ type: 'questions.edit' }),
        }}
        wasSaved={snapshot.matches({ complete: 'changed' })}
        onClose={close}
      >
        {snapshot.matches('asking') && (
          <AccountEditor
            snapshot={snapshot}
            hint={answersText.hint}
            onSubmit={(valueOf) =>
              actor.send({
                type: 'questions.submit',
                submitted: submittedAnswers(questions, valueOf),
              })
            }
            onClose={close}
          >
            <QuestionFields given={given} fields={fields} failure={failure} />
          </AccountEditor>
        )}
      </AccountRow>
    </AccountSection>
  )
}

function textOf(field: Question, answer: string): string {
  if (field.type === 'checkbox')
    return answer === checkedValue ? questionsText.yes : questionsText.no
  if (field.type === 'choice') return field.choices[answer] ?? ''
  if (field.type === 'date' && isDay(answer)) return formatDay(answer)
  return field.type === 'number' && answer ? formatTypedNumber(Number(answer)) : answer
}
