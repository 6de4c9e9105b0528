import { useEffect } from 'react'
import { Link } from 'wouter'
import { signUpQuestions } from '../../domain/configuration/appConfiguration.ts'
import { submittedAnswers } from '../../domain/signUp/questions.ts'
import { useAuthRequest } from '../../hooks/formRequest.ts'
import { useRawSearch } from '../../hooks/useRawSearch.ts'
import { paths } from '../../paths.ts'
import { useAuthActor } from '../../providers/AuthProvider.tsx'
import { pathWithReturnFrom } from '../../returnPath.ts'
import { signUpAnswersStore } from '../../stores/signUpAnswersStore.ts'
import { signUpText } from '../../text/signUp/signUpText.ts'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { EmailField } from '../signIn/EmailField.tsx'
import { EmailForm } from '../signIn/EmailForm.tsx'
import { LazyOtherMethods } from '../signIn/LazyOtherMethods.tsx'
import { SharedComputerField } from '../signIn/SharedComputerField.tsx'
import { NewPasswordField } from './password/NewPasswordField.tsx'
import { QuestionFields } from './QuestionFields.tsx'

const nothingGiven = { answers: {}, terms: null }

export function SignUpView() {
  const actor = useAuthActor()
  const search = useRawSearch()
  const request = useAuthRequest('signUp')
  // The page that said why the session ended may link to this one.
  useEffect(() => actor.send({ type: 'sessionEnd.dismiss' }), [actor])
  return (
    <>
      <PageHeading title={signUpText.title} lead={signUpText.lead}>
        {signUpText.heading}
      </PageHeading>
      <EmailForm
        request={request}
        submitLabel={signUpText.submit}
        busyLabel={signUpText.submitting}
        onSubmit={(valueOf) => {
          const email = valueOf('email')
          if (__FEATURES__.signUpQuestions) {
            const submitted = submittedAnswers(signUpQuestions, valueOf)
            signUpAnswersStore.setState({ sent: { email, submitted } })
          }
          actor.send({ type: 'signUp.submit', email, password: valueOf('new-password') })
        }}
        emailField={<EmailField label={signUpText.email} failure={request.failure} />}
        otherFields={
          <>
            <NewPasswordField label={signUpText.password} failure={request.failure} />
            {__FEATURES__.signUpQuestions && (
              <QuestionFields given={nothingGiven} failure={request.failure} />
            )}
          </>
        }
      >
        <SharedComputerField />
      </EmailForm>
      <LazyOtherMethods />
      <p>
        {signUpText.hasAccount}{' '}
        <Link href={pathWithReturnFrom(paths.signIn, search)}>{signUpText.signIn}</Link>
      </p>
    </>
  )
}
