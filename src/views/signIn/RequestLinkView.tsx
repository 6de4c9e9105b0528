import { Link } from 'wouter'
import { useQuery } from '../../hooks/useQuery.ts'
import { paths } from '../../paths.ts'
import { pathWithReturnFrom } from '../../returnPath.ts'
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
        <Link href={pathWithReturnFrom(paths.signIn, search)}>{linkSignInText.back}</Link>
      </p>
    </EmailLinkForm>
  )
}
