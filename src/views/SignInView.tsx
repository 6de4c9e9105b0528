import { Link } from 'wouter'
import { paths, withReturnFrom } from '../paths.ts'
import { product } from '../product.ts'
import { useAuthActor } from '../providers/AuthProvider.tsx'
import { useQuery } from '../providers/useQuery.ts'
import { useAttempt } from '../providers/useAttempt.ts'
import { signInText } from '../text/signInText.ts'
import { EmailField } from '../ui/EmailField.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Form } from '../ui/Form.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SharedComputerField } from '../ui/SharedComputerField.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { OtherMethodsSlot } from './OtherMethodsSlot.tsx'

export function SignInView() {
  const actor = useAuthActor()
  const search = useQuery()
  const { failure, isBusy, coolDownEndsAt } = useAttempt('signIn')
  return (
    <>
      <PageHeading title={signInText.title} lead={product.signInLead}>
        {signInText.heading}
      </PageHeading>
      <Form
        onSubmit={(valueOf) =>
          actor.send({
            type: 'signIn.submit',
            email: valueOf('email'),
            password: valueOf('current-password'),
          })
        }
      >
        <FailureNotice failure={failure} />
        <EmailField label={signInText.email} failure={failure} />
        <PasswordField
          label={signInText.password}
          kind="current-password"
          failure={failure}
          aside={
            <Link href={withReturnFrom(paths.forgotPassword, search)}>{signInText.forgot}</Link>
          }
        />
        <SharedComputerField />
        <SubmitButton
          label={signInText.submit}
          busyLabel={signInText.submitting}
          isBusy={isBusy}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
      <OtherMethodsSlot />
      <p>
        {signInText.noAccount}{' '}
        <Link href={withReturnFrom(paths.signUp, search)}>{signInText.signUp}</Link>
      </p>
    </>
  )
}
