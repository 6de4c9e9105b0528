import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { emailActionFlow } from '../../actors/mailedLinkFlows.ts'
import { signInLinkMailFlow } from '../../actors/signInMethodFlows.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { anyLinkText } from '../../text/emailActionText.ts'
import { linkSignInText } from '../../text/signInMethodsText.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { LinkRefused } from '../newPasswordEnds.tsx'
import { LinkUnchecked } from '../emailAction/LinkUnchecked.tsx'
import { AskForLink } from './AskForLink.tsx'
import { EmailTaken } from './EmailTaken.tsx'
import { LinkReady } from './LinkReady.tsx'
import { LinkConfirmed, LinkFollowed } from './linkSignInEnds.tsx'

type LinkSignInViewProps = {
  /** The code from the mail. The view holds it, so that no machine has to. */
  code: string
  flow?: typeof emailActionFlow
  mailFlow?: typeof signInLinkMailFlow
}

export function LinkSignInView({
  code,
  flow = emailActionFlow,
  mailFlow = signInLinkMailFlow,
}: LinkSignInViewProps) {
  const actor = useFlow(flow, { mode: 'signIn' })
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => actor.send({ type: 'link.check', code }), [actor, code])

  const { email, failure, coolDownEndsAt } = snapshot.context
  if (snapshot.hasTag('refused')) {
    if (failure?.kind === 'user-disabled') return <LinkRefused failure={failure} />
    return (
      <AskForLink
        flow={mailFlow}
        heading={linkSignInText.spentHeading}
        lead={linkSignInText.spent}
      />
    )
  }
  if (snapshot.hasTag('used')) return <LinkFollowed />
  if (snapshot.hasTag('confirmed')) return <LinkConfirmed />
  if (snapshot.hasTag('taken')) {
    return (
      <EmailTaken
        email={email}
        onSignIn={() => actor.send({ type: 'link.follow', code, email, guest: 'leave' })}
      />
    )
  }
  if (snapshot.hasTag('ready')) {
    return (
      <LinkReady
        snapshot={snapshot}
        onFollow={(choice) => actor.send({ type: 'link.follow', code, ...choice })}
        onOtherEmail={() => actor.send({ type: 'link.otherEmail' })}
      />
    )
  }
  if (snapshot.hasTag('unchecked')) {
    return (
      <LinkUnchecked
        failure={failure}
        coolDownEndsAt={coolDownEndsAt}
        onCheck={() => actor.send({ type: 'link.check', code })}
      />
    )
  }
  return <PageHeading title={linkSignInText.title}>{anyLinkText.checking}</PageHeading>
}
