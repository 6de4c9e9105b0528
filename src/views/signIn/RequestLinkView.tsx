import { Link } from 'wouter'
import { paths, withReturnFrom } from '../../paths.ts'
import { useQuery } from '../../hooks/useQuery.ts'
import { linkSignInText } from '../../text/signIn/signInMethodsText.ts'
import { AskForLink } from './link/AskForLink.tsx'
import { LastEmail } from './methods/LastSignIn.tsx'

/** Requests a sign-in link by email. */
export function RequestLinkView() {
  const search = useQuery()
  return (
    <>
      <AskForLink
        heading={linkSignInText.heading}
        lead={linkSignInText.lead}
        besideEmail={<LastEmail />}
      />
      <p>
        <Link href={withReturnFrom(paths.signIn, search)}>{linkSignInText.back}</Link>
      </p>
    </>
  )
}
