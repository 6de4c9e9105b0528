import { Link } from 'wouter'
import { passwordResetFlow } from '../../actors/signIn/passwordFlows.ts'
import { paths, withReturnFrom } from '../../paths.ts'
import { useQuery } from '../../hooks/useQuery.ts'
import { passwordResetText } from '../../text/signIn/passwordResetText.ts'
import { EmailRequest } from './EmailRequest.tsx'

export function ForgotPasswordView({ flow = passwordResetFlow }) {
  const search = useQuery()
  const { back, ...text } = passwordResetText
  return (
    <EmailRequest flow={flow} {...text}>
      <p>
        <Link href={withReturnFrom(paths.signIn, search)}>{back}</Link>
      </p>
    </EmailRequest>
  )
}
