import { isMailedMode } from '../domain/mailedChange.ts'
import { paths } from '../paths.ts'
import { useActionLink } from '../providers/useActionLink.ts'
import { newPasswordText } from '../text/emailActionText.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { MailedChangeView } from './emailAction/MailedChangeView.tsx'
import { LinkSignInView } from './linkSignIn/LinkSignInView.tsx'
import { NewPasswordView } from './NewPasswordView.tsx'

/** Where every link in a mail leads; what it shows depends on what the link is for. */
export function EmailActionView() {
  const { mode, code } = useActionLink()
  if (code && mode === 'resetPassword') return <NewPasswordView code={code} />
  if (code && mode === 'signIn') return <LinkSignInView code={code} />
  if (code && isMailedMode(mode)) return <MailedChangeView mode={mode} code={code} />
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
