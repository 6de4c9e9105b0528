import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import { focusRegionOf } from '../../../hooks/focus.ts'
import type { IdentityProviderContext } from '../../../machines/signIn/identityProviderMachine.ts'
import { paths } from '../../../paths.ts'
import { pathWithReturnFrom } from '../../../returnPath.ts'
import { emailDraftStore } from '../../../stores/emailDraftStore.ts'
import { nextActionText } from '../../../text/shared/failureText.ts'
import { identityProviderName } from '../../../text/shared/identityProviderName.ts'
import {
  existingPasswordText,
  emailLinkText,
  otherMethodsText,
} from '../../../text/signIn/signInMethodsText.ts'
import { Notice } from '../../../ui/notice/Notice.tsx'

type ExistingAccountProps = {
  context: IdentityProviderContext
  onChoose: (providerId: string) => void
}

/**
 * Leads to the sign-in method that the account already has. The new identity provider is connected after signing in.
 */
export function ExistingAccount({ context, onChoose }: ExistingAccountProps) {
  const { providerId, existingProviderIds } = context
  const email = context.email ?? ''
  const connectedId = existingProviderIds.find((id) => configuration.providers.includes(id))
  useEffect(() => emailDraftStore.setState({ email, existing: email }), [email])
  return (
    <Notice tone="calm">
      <span>{otherMethodsText.existing(email, identityProviderName(providerId))}</span>
      {connectedId ? (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            focusRegionOf(currentTarget)
            onChoose(connectedId)
          }}
        >
          {otherMethodsText.continueWith(identityProviderName(connectedId))}
        </button>
      ) : (
        <OtherMethod />
      )}
    </Notice>
  )
}

/** With the password, or else with a sign-in link. Without either, only the owner can help. */
function OtherMethod() {
  const [path, navigate] = useLocation()
  const signIn = () => {
    if (path === paths.signIn) document.getElementById('current-password')?.focus()
    else navigate(pathWithReturnFrom(paths.signIn, location.search))
  }
  if (__FEATURES__.password) {
    return (
      <button type="button" onClick={signIn}>
        {existingPasswordText.signIn}
      </button>
    )
  }
  if (!__FEATURES__.emailLink) return <span>{nextActionText.contactSupport}</span>
  return (
    <Link href={pathWithReturnFrom(paths.emailLink, location.search)}>{emailLinkText.label}</Link>
  )
}
