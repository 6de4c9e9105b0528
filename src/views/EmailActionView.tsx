import { useEffect, useState } from 'react'
import { isMailedMode } from '../domain/mailedChange.ts'
import { paths, withReturn } from '../paths.ts'
import { newPasswordText } from '../text/emailActionText.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { destinationOfLink } from './emailAction/destinationOfLink.ts'
import { MailedChangeView } from './emailAction/MailedChangeView.tsx'
import { LinkSignInView } from './linkSignIn/LinkSignInView.tsx'
import { NewPasswordView } from './NewPasswordView.tsx'

/** Where every link in a mail leads; what it shows depends on what the link is for. */
export function EmailActionView() {
  const { mode, code } = useActionLink()
  if (__METHODS__.password && code && mode === 'resetPassword')
    return <NewPasswordView code={code} />
  if (__METHODS__.emailLink && code && mode === 'signIn') return <LinkSignInView code={code} />
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

/** What the link in a mail asks for. The code is as good as a password until it is used up. */
type ActionLink = { mode: string | null; code: string | null }

/**
 * The link from a mail that led here. Its code leaves the address bar as soon as the page is
 * shown, so that it is not read over a shoulder or copied along; the history entry keeps it, so that a reload
 * still works. Where to go afterwards stays in the address.
 */
function useActionLink(): ActionLink {
  const [link] = useState(readActionLink)
  useEffect(() => {
    const address = withReturn(location.pathname, destinationOfLink(location.search))
    history.replaceState(link, '', address)
  }, [link])
  return link
}

function readActionLink(): ActionLink {
  const query = new URLSearchParams(location.search)
  const kept = (history.state ?? {}) as Partial<ActionLink>
  return {
    mode: query.get('mode') ?? kept.mode ?? null,
    code: query.get('oobCode') ?? kept.code ?? null,
  }
}
