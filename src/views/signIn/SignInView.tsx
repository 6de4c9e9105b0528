import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useAuthRequest } from '../../hooks/formRequest.ts'
import { useRawSearch } from '../../hooks/useRawSearch.ts'
import { paths } from '../../paths.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import { useAuthActor } from '../../providers/AuthProvider.tsx'
import { pathWithReturnFrom } from '../../returnPath.ts'
import {
  firstVisitText,
  invitationText,
  newAccountText,
  passwordSignInText,
  signInText,
  tokenLinkText,
} from '../../text/signIn/signInText.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { deferredComponent, requiredComponent } from '../../ui/page/lazy.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { EmailField } from './EmailField.tsx'
import { EmailForm } from './EmailForm.tsx'
import { hasOtherMethods, LazyOtherMethods } from './LazyOtherMethods.tsx'
import { SharedComputerField } from './SharedComputerField.tsx'

// Loaded separately, so that their styles aren't part of the first page.
const loadLastSignIn = () => import('./methods/LastSignIn.tsx')
const LastEmail = deferredComponent(loadLastSignIn, 'LastEmail')
const PasswordLastUsed = deferredComponent(loadLastSignIn, 'PasswordLastUsed')

const EmailLinkSignIn =
  __FEATURES__.emailLink && !__FEATURES__.password
    ? requiredComponent<'EmailLinkSignIn', { belowForm: ReactNode }>(
        () => import('./EmailLinkForm.tsx'),
        'EmailLinkSignIn',
      )
    : null

/** Otherwise, people sign in only with links from the owner's server. */
const hasMethod = __FEATURES__.password || __FEATURES__.emailLink || hasOtherMethods

export function SignInView() {
  const search = useRawSearch()
  return (
    <>
      {EmailLinkSignIn ? (
        <EmailLinkSignIn belowForm={<BelowForm />} />
      ) : (
        <>
          <PageHeading title={signInText.title} lead={currentProduct().signInLead}>
            {(__FEATURES__.signUpForm ? signInText : firstVisitText).heading}
          </PageHeading>
          {__FEATURES__.password && <PasswordForm />}
          {!hasMethod && <p>{tokenLinkText.lead}</p>}
          <BelowForm />
        </>
      )}
      {__FEATURES__.signUpForm ? (
        <p>
          {newAccountText.question}{' '}
          <Link href={pathWithReturnFrom(paths.signUp, search)}>{newAccountText.link}</Link>
        </p>
      ) : (
        __FEATURES__.closedSignUp && <Invitation />
      )}
    </>
  )
}

/** The other methods, and the shared computer, which the form with a password has itself. */
function BelowForm() {
  return (
    <>
      <LazyOtherMethods />
      {hasMethod && !__FEATURES__.password && <SharedComputerField />}
    </>
  )
}

function PasswordForm() {
  const actor = useAuthActor()
  const search = useRawSearch()
  const request = useAuthRequest('signIn')
  return (
    <EmailForm
      request={request}
      submitLabel={passwordSignInText.submit}
      busyLabel={passwordSignInText.submitting}
      onSubmit={(valueOf) =>
        actor.send({
          type: 'signIn.submit',
          email: valueOf('email'),
          password: valueOf('current-password'),
        })
      }
      emailField={
        <EmailField label={passwordSignInText.email} failure={request.failure}>
          <LastEmail />
        </EmailField>
      }
      otherFields={
        <PasswordField
          label={passwordSignInText.password}
          kind="current-password"
          failure={request.failure}
          aside={
            <Link href={pathWithReturnFrom(paths.forgotPassword, search)}>
              {passwordSignInText.forgot}
            </Link>
          }
        />
      }
    >
      <SharedComputerField />
      <PasswordLastUsed />
    </EmailForm>
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
