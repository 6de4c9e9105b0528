import { useEffect, useState } from 'react'
import { isEmailedChangeMode } from '../../../domain/signIn/emailAction.ts'
import { paths } from '../../../paths.ts'
import { destinationIn, pathWithReturn } from '../../../returnPath.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { anyLinkText, emailActionText } from '../../../text/signIn/emailActionText.ts'
import { ButtonLink } from '../../../ui/button/Button.tsx'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'
import { EmailedChangeView } from './EmailedChangeView.tsx'
import { NewPasswordView } from './NewPasswordView.tsx'
import { OpenedSignInLink } from './OpenedSignInLink.tsx'

/** The landing page of every link in an email. The link's mode determines what it shows. */
export function EmailActionView() {
  const { mode, code } = useActionLink()
  if (__FEATURES__.password && code && mode === 'resetPassword')
    return <NewPasswordView code={code} />
  if (__FEATURES__.emailLink && code && mode === 'signIn') return <OpenedSignInLink code={code} />
  if (code && isEmailedChangeMode(mode))
    return <EmailedChangeView mode={mode} text={emailActionText[mode]} code={code} />
  return (
    <>
      <PageHeading
        title={anyLinkText.refusedHeading}
        lead={mode && code ? anyLinkText.otherKind : anyLinkText.noCode}
      />
      <ButtonLink href={paths.home}>{actionText.goHome}</ButtonLink>
    </>
  )
}

/** The parameters of a link. The code is as sensitive as a password until it's used. */
type ActionLink = { mode: string | null; code: string | null }

/**
 * The link that led here. Its code is removed from the address bar at once, so that it isn't read or copied
 * by accident, and kept in the history entry, so that a reload works. The return address stays in the URL.
 */
function useActionLink(): ActionLink {
  const [link] = useState(readActionLink)
  useEffect(() => {
    const address = pathWithReturn(location.pathname, destinationOfLink(location.search))
    history.replaceState(link, '', address)
  }, [link])
  return link
}

/** Email programs that show plain text turn `&` into `&amp;`, and count what follows the link as part of it. */
function readActionLink(): ActionLink {
  const query = new URLSearchParams(location.search.replaceAll('&amp;', '&'))
  const state = (history.state ?? {}) as Partial<ActionLink>
  return {
    mode: query.get('mode') ?? state.mode ?? null,
    code: query.get('oobCode')?.replace(/[^\w-]+$/, '') ?? state.code ?? null,
  }
}

/**
 * Where to go after following a link from an email.
 *
 * @param search the link's query, which contains the return address directly or in its `continueUrl`.
 */
export function destinationOfLink(search: string): string {
  const continued = new URLSearchParams(search).get('continueUrl') ?? ''
  const isOurs = URL.canParse(continued) && new URL(continued).origin === location.origin
  return destinationIn(isOurs ? new URL(continued).search : search)
}
