import { paths } from '../paths.ts'
import { useActionLink } from '../providers/useActionLink.ts'
import { newPasswordText } from '../text/newPasswordText.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { NewPasswordView } from './NewPasswordView.tsx'

/** Where every link in a mail leads; what it shows depends on what the link is for. */
export function EmailActionView() {
  const { mode, code } = useActionLink()
  if (mode === 'resetPassword' && code) return <NewPasswordView code={code} />
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
