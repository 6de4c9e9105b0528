import { useState } from 'react'
import { Link, Redirect } from 'wouter'
import { passwordResetLogic } from '../../firebase/signIn/passwordReset.ts'
import { useQuery } from '../../hooks/useQuery.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { destinationIn, pathWithReturnFrom } from '../../returnPath.ts'
import { passwordResetText } from '../../text/signIn/passwordResetText.ts'
import { EmailRequest } from './EmailRequest.tsx'
import { WorkEmailProvider } from './methods/ProviderSignIn.tsx'

export function ForgotPasswordView() {
  const search = useQuery()
  const { loggedIn: isSignedIn } = useAuth()
  const [wasSignedIn] = useState(isSignedIn)
  const { back, ...text } = passwordResetText
  return (
    <EmailRequest logic={passwordResetLogic} {...text}>
      {__FEATURES__.workEmail && <WorkEmailProvider />}
      {__FEATURES__.workEmail && isSignedIn && !wasSignedIn && (
        <Redirect to={destinationIn(search)} />
      )}
      <p>
        <Link href={pathWithReturnFrom(paths.signIn, search)}>{back}</Link>
      </p>
    </EmailRequest>
  )
}
