import { Link } from 'wouter'
import { idleComponent, pageComponent } from '../../ui/page/lazy.tsx'
import { paths, withReturnFrom } from '../../paths.ts'
import { product } from '../../product/current.ts'
import { useAuthActor } from '../../providers/AuthProvider.tsx'
import { useQuery } from '../../hooks/useQuery.ts'
import { useAuthForm } from '../../hooks/useAuthForm.ts'
import { useIsHydrated } from '../../hooks/useIsHydrated.ts'
import {
  invitationText,
  newAccountText,
  passwordSignInText,
  signInText,
  tokenLinkText,
} from '../../text/signIn/signInText.ts'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FailureNotice } from '../../ui/notice/FailureNotice.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { PasswordField } from '../../ui/password/PasswordField.tsx'
import { SharedComputerField } from '../../ui/form/SharedComputerField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { OtherMethodsSlot } from './OtherMethodsSlot.tsx'

// Loaded separately, so that their styles aren't part of the first page.
const loadLastSignIn = () => import('./methods/LastSignIn.tsx')
const LastEmail = idleComponent(loadLastSignIn, 'LastEmail')
const PasswordLastUsed = idleComponent(loadLastSignIn, 'PasswordLastUsed')

const EmailLinkForm =
  __METHODS__.emailLink && !__METHODS__.password
    ? pageComponent(() => import('./link/EmailLinkForm.tsx'), 'EmailLinkForm')
    : null

export function SignInView() {
  const search = useQuery()
  return (
    <>
      {EmailLinkForm ? (
        <EmailLinkForm belowForm={<BelowForm />} />
      ) : (
        <>
          <PageHeading title={signInText.title} lead={product().signInLead}>
            {signInText.heading}
          </PageHeading>
          {__METHODS__.password && <PasswordForm />}
          {__METHODS__.tokenLinkOnly && <p>{tokenLinkText.lead}</p>}
          <BelowForm />
        </>
      )}
      {__SIGN_UP__.form ? (
        <p>
          {newAccountText.question}{' '}
          <Link href={withReturnFrom(paths.signUp, search)}>{newAccountText.link}</Link>
        </p>
      ) : (
        __SIGN_UP__.closed && <Invitation />
      )}
    </>
  )
}

/** The other methods, and the shared computer, which the form with a password has itself. */
function BelowForm() {
  return (
    <>
      {__METHODS__.others && <OtherMethodsSlot />}
      {!__METHODS__.password && !__METHODS__.tokenLinkOnly && <SharedComputerField />}
    </>
  )
}

/** The contact for an account if signing up needs an invitation. */
function Invitation() {
  if (!__BRAND__.support) return <p>{invitationText.only}</p>
  return (
    <p>
      {invitationText.question} <a href={__BRAND__.supportLink}>{invitationText.link}</a>
    </p>
  )
}

function PasswordForm() {
  const actor = useAuthActor()
  const search = useQuery()
  const { failure, isBusy, coolDownEndsAt } = useAuthForm('signIn')
  const isHydrated = useIsHydrated()
  return (
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
      <EmailField label={passwordSignInText.email} failure={failure}>
        {isHydrated && <LastEmail />}
      </EmailField>
      <PasswordField
        label={passwordSignInText.password}
        kind="current-password"
        failure={failure}
        aside={
          <Link href={withReturnFrom(paths.forgotPassword, search)}>
            {passwordSignInText.forgot}
          </Link>
        }
      />
      <SharedComputerField />
      <SubmitButton
        label={passwordSignInText.submit}
        busyLabel={passwordSignInText.submitting}
        isBusy={isBusy}
        coolDownEndsAt={coolDownEndsAt}
      />
      {isHydrated && <PasswordLastUsed />}
    </Form>
  )
}
