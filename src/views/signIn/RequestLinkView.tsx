import { Link } from 'wouter'
import { useQuery } from '../../hooks/useQuery.ts'
import { paths } from '../../paths.ts'
import { withReturnFrom } from '../../returnAddress.ts'
import { linkSignInText } from '../../text/signIn/signInMethodsText.ts'
import { EmailLinkForm } from './EmailLinkForm.tsx'
import { WorkEmailProvider } from './methods/ProviderSignIn.tsx'

/** The page for signing in with an email link. */
export function RequestLinkView() {
  const search = useQuery()
  return (
    <EmailLinkForm heading={linkSignInText.heading} lead={linkSignInText.lead}>
      {__FEATURES__.workEmail && <WorkEmailProvider />}
      <p>
        <Link href={withReturnFrom(paths.signIn, search)}>{linkSignInText.back}</Link>
      </p>
    </EmailLinkForm>
  )
}
