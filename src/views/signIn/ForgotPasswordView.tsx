import { useState } from 'react'
import { Link, Redirect } from 'wouter'
import { passwordResetLogic } from '../../firebase/signIn/passwordReset.ts'
import { useRawSearch } from '../../hooks/useRawSearch.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { destinationIn, pathWithReturnFrom } from '../../returnPath.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { passwordResetText } from '../../text/signIn/passwordResetText.ts'
import { EmailRequest } from './EmailRequest.tsx'
import { WorkEmailSignIn } from './methods/IdentityProviderSignIn.tsx'

export function ForgotPasswordView() {
  const search = useRawSearch()
  const { loggedIn: isSignedIn } = useAuth()
  const [wasSignedIn] = useState(isSignedIn)
  return (
    <EmailRequest logic={passwordResetLogic} {...passwordResetText}>
      {__FEATURES__.workEmail && <WorkEmailSignIn />}
      {isSignedIn && !wasSignedIn && <Redirect to={destinationIn(search)} />}
      <p>
        <Link href={pathWithReturnFrom(paths.signIn, search)}>{actionText.backToSignIn}</Link>
      </p>
    </EmailRequest>
  )
}
