import { useState } from 'react'
import { Link, Redirect } from 'wouter'
import { passwordResetLogic } from '../../firebase/signIn/passwordReset.ts'
import { useRawSearch } from '../../hooks/useRawSearch.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { destinationIn, pathWithReturnFrom } from '../../returnPath.ts'
import { passwordResetText } from '../../text/signIn/passwordResetText.ts'
import { EmailRequest } from './EmailRequest.tsx'
import { WorkEmailSignIn } from './methods/IdentityProviderSignIn.tsx'

export function ForgotPasswordView() {
  const search = useRawSearch()
  const { loggedIn: isSignedIn } = useAuth()
  const [wasSignedIn] = useState(isSignedIn)
  const { back, ...text } = passwordResetText
  return (
    <EmailRequest logic={passwordResetLogic} {...text}>
      {__FEATURES__.workEmail && <WorkEmailSignIn />}
      {isSignedIn && !wasSignedIn && <Redirect to={destinationIn(search)} />}
      <p>
        <Link href={pathWithReturnFrom(paths.signIn, search)}>{back}</Link>
      </p>
    </EmailRequest>
  )
}
