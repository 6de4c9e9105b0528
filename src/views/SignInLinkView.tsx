import { Link } from 'wouter'
import { signInLinkMailFlow } from '../actors/signInMethodFlows.ts'
import { paths, withReturnFrom } from '../paths.ts'
import { useQuery } from '../providers/useQuery.ts'
import { linkSignInText } from '../text/signInMethodsText.ts'
import { AskForLink } from './linkSignIn/AskForLink.tsx'
import { ReturningPerson } from './signIn/ReturningPerson.tsx'

/** Requests a sign-in link by email. */
export function SignInLinkView({ flow = signInLinkMailFlow }) {
  const search = useQuery()
  return (
    <>
      <AskForLink flow={flow} heading={linkSignInText.heading} lead={linkSignInText.lead}>
        <ReturningPerson />
      </AskForLink>
      <p>
        <Link href={withReturnFrom(paths.signIn, search)}>{linkSignInText.back}</Link>
      </p>
    </>
  )
}
