import type { Failure } from '../../domain/failure.ts'
import { agreesTo, inputOf, type Profile, type ProfileField } from '../../domain/signUp/profile.ts'
import { profileRequirements } from '../../domain/configuration/appConfiguration.ts'
import { profileText } from '../../text/signUp/profileText.ts'
import { CheckboxQuestion } from './NativeQuestions.tsx'
import { Question } from './Question.tsx'

type ProfileFieldsProps = {
  /** Previous answers. */
  profile: Profile
  fields?: readonly ProfileField[]
  failure: Failure | null
}

/**
 * The owner's questions and the terms, for use in a form. Terms that the person has agreed to aren't shown
 * again.
 */
export function ProfileFields({
  profile,
  fields = profileRequirements.fields,
  failure,
}: ProfileFieldsProps) {
  return (
    <>
      {fields.map((field) => (
        <Question
          key={field.key}
          field={field}
          answer={profile.answers[field.key] ?? ''}
          failure={failure}
        />
      ))}
      {!agreesTo(profileRequirements, profile) && <Consent />}
    </>
  )
}

function Consent() {
  return (
    <CheckboxQuestion id={inputOf('terms')} label={profileText.agree} required>
      <a href={__BRAND__.terms} target="_blank" rel="noreferrer">
        {profileText.readTerms}
      </a>
      {__BRAND__.privacy && (
        <a href={__BRAND__.privacy} target="_blank" rel="noreferrer">
          {profileText.readPrivacy}
        </a>
      )}
    </CheckboxQuestion>
  )
}
