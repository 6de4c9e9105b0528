import { signUpQuestions } from '../../domain/configuration/appConfiguration.ts'
import type { Failure } from '../../domain/failure.ts'
import {
  hasAcceptedTerms,
  inputNameOf,
  type GivenAnswers,
  type Question,
} from '../../domain/signUp/questions.ts'
import { questionsText } from '../../text/signUp/questionsText.ts'
import { CheckboxQuestion } from './CheckboxQuestion.tsx'
import { QuestionField } from './QuestionField.tsx'

type QuestionFieldsProps = {
  /** Previous answers. */
  given: GivenAnswers
  fields?: readonly Question[]
  failure: Failure | null
}

/**
 * The owner's questions and the terms, for use in a form. Terms that the person has agreed to aren't shown
 * again.
 */
export function QuestionFields({
  given,
  fields = signUpQuestions.fields,
  failure,
}: QuestionFieldsProps) {
  return (
    <>
      {fields.map((field) => (
        <QuestionField
          key={field.key}
          field={field}
          answer={given.answers[field.key] ?? ''}
          failure={failure}
        />
      ))}
      {!hasAcceptedTerms(signUpQuestions, given) && <Consent />}
    </>
  )
}

function Consent() {
  return (
    <CheckboxQuestion id={inputNameOf('terms')} label={questionsText.agree} required>
      <a href={__BRAND__.terms} target="_blank" rel="noreferrer">
        {questionsText.readTerms}
      </a>
      {__BRAND__.privacy && (
        <a href={__BRAND__.privacy} target="_blank" rel="noreferrer">
          {questionsText.readPrivacy}
        </a>
      )}
    </CheckboxQuestion>
  )
}
