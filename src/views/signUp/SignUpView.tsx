import { Link } from 'wouter'
import { replyIn } from '../../domain/signUp/profile.ts'
import { paths, withReturnFrom } from '../../paths.ts'
import { profileRequirements } from '../../domain/configuration/appConfiguration.ts'
import { useAuthActor } from '../../providers/AuthProvider.tsx'
import { useQuery } from '../../hooks/useQuery.ts'
import { useAuthForm } from '../../hooks/useAuthForm.ts'
import { usePasswordPolicy } from '../../hooks/usePasswordPolicy.ts'
import { keepSignUpReply } from '../../remembered/signUpReply.ts'
import { signUpText } from '../../text/signUp/signUpText.ts'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FailureNotice } from '../../ui/notice/FailureNotice.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { NewPasswordField } from '../../ui/password/NewPasswordField.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { SharedComputerField } from '../../ui/form/SharedComputerField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { OtherMethodsSlot } from '../signIn/OtherMethodsSlot.tsx'
import { ProfileFields } from './ProfileFields.tsx'

const noProfile = { answers: {}, terms: null }

export function SignUpView() {
  const actor = useAuthActor()
  const search = useQuery()
  const { failure, isBusy, coolDownEndsAt } = useAuthForm('signUp')
  const policy = usePasswordPolicy()
  return (
    <>
      <PageHeading title={signUpText.title} lead={signUpText.lead}>
        {signUpText.heading}
      </PageHeading>
      <Form
        onSubmit={(valueOf) => {
          const email = valueOf('email')
          if (__SIGN_UP__.profile) keepSignUpReply(email, replyIn(profileRequirements, valueOf))
          actor.send({ type: 'signUp.submit', email, password: valueOf('new-password') })
        }}
      >
        <FailureNotice failure={failure} />
        <EmailField label={signUpText.email} failure={failure} />
        <NewPasswordField label={signUpText.password} policy={policy} failure={failure} />
        {__SIGN_UP__.profile && <ProfileFields profile={noProfile} failure={failure} />}
        <SharedComputerField />
        <SubmitButton
          label={signUpText.submit}
          busyLabel={signUpText.submitting}
          isBusy={isBusy}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
      {__METHODS__.others && <OtherMethodsSlot />}
      <p>
        {signUpText.hasAccount}{' '}
        <Link href={withReturnFrom(paths.signIn, search)}>{signUpText.signIn}</Link>
      </p>
    </>
  )
}
