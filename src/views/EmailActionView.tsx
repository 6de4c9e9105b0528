import { paths } from '../paths.ts'
import { useActionLink } from '../providers/useActionLink.ts'
import { newPasswordText } from '../text/newPasswordText.ts'
import { useAuth } from '../providers/AuthProvider.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { LinkConfirmationView } from './identity/LinkConfirmationView.tsx'
import { NewPasswordView } from './NewPasswordView.tsx'

/** Where every link in a mail leads; what it shows depends on what the link is for. */
export function EmailActionView() {
  const { mode, code } = useActionLink()
  const { loggedIn } = useAuth()
  if (mode === 'resetPassword' && code) return <NewPasswordView code={code} />
  if (mode === 'signIn' && code && loggedIn) return <LinkConfirmationView code={code} />
  return (
    <>
      <PageHeading
        title={newPasswordText.refusedHeading}
        lead={mode && code ? newPasswordText.otherKind : newPasswordText.noCode}
      >
        {newPasswordText.refusedHeading}
      </PageHeading>
      <ButtonLink href={paths.home}>{newPasswordText.home}</ButtonLink>
    </>
  )
}
