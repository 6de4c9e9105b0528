import { Link } from 'wouter'
import { signInLinkMailFlow } from '../actors/signInMethodFlows.ts'
import { paths, withReturnFrom } from '../paths.ts'
import { useQuery } from '../providers/useQuery.ts'
import { linkSignInText } from '../text/signInMethodsText.ts'
import { AskForLink } from './linkSignIn/AskForLink.tsx'

/** Asks for a link to sign in with. */
export function SignInLinkView({ flow = signInLinkMailFlow }) {
  const search = useQuery()
  return (
    <>
      <AskForLink flow={flow} heading={linkSignInText.heading} lead={linkSignInText.lead} />
      <p>
        <Link href={withReturnFrom(paths.signIn, search)}>{linkSignInText.back}</Link>
      </p>
    </>
  )
}
