import { Link } from 'wouter'
import { useRawSearch } from '../../hooks/useRawSearch.ts'
import { paths } from '../../paths.ts'
import { pathWithReturnFrom } from '../../returnPath.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { emailLinkText } from '../../text/signIn/signInMethodsText.ts'
import { EmailLinkForm } from './EmailLinkForm.tsx'
import { WorkEmailSignIn } from './methods/IdentityProviderSignIn.tsx'

/** The page for signing in with an email link. */
export function EmailLinkView() {
  const search = useRawSearch()
  return (
    <EmailLinkForm heading={emailLinkText.heading} lead={emailLinkText.lead}>
      {__FEATURES__.workEmail && <WorkEmailSignIn />}
      <p>
        <Link href={pathWithReturnFrom(paths.signIn, search)}>{actionText.backToSignIn}</Link>
      </p>
    </EmailLinkForm>
  )
}
