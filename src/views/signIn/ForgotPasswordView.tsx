import { Link } from 'wouter'
import { passwordResetLogic } from '../../firebase/signIn/passwordReset.ts'
import { paths, withReturnFrom } from '../../paths.ts'
import { useQuery } from '../../hooks/useQuery.ts'
import { passwordResetText } from '../../text/signIn/passwordResetText.ts'
import { EmailRequest } from './EmailRequest.tsx'

export function ForgotPasswordView() {
  const search = useQuery()
  const { back, ...text } = passwordResetText
  return (
    <EmailRequest logic={passwordResetLogic} {...text}>
      <p>
        <Link href={withReturnFrom(paths.signIn, search)}>{back}</Link>
      </p>
    </EmailRequest>
  )
}
