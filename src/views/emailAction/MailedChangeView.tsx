import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { emailActionFlow } from '../../actors/mailedLinkFlows.ts'
import type { MailedMode } from '../../domain/mailedChange.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { anyLinkText, emailActionText } from '../../text/emailActionText.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ChangeApplied } from './ChangeApplied.tsx'
import { ChangeOffer } from './ChangeOffer.tsx'
import { ChangeRefused } from './ChangeRefused.tsx'
import { LinkUnchecked } from './LinkUnchecked.tsx'

type MailedChangeViewProps = {
  mode: MailedMode
  /** The code from the mail. The view holds it, so that no machine has to. */
  code: string
  flow?: typeof emailActionFlow
}

/** What a link would change, and the one click that does it: mail scanners open links, too. */
export function MailedChangeView({ mode, code, flow = emailActionFlow }: MailedChangeViewProps) {
  const actor = useFlow(flow, { mode })
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => actor.send({ type: 'link.check', code }), [actor, code])

  const { change, failure, coolDownEndsAt } = snapshot.context
  if (snapshot.hasTag('refused')) return <ChangeRefused mode={mode} failure={failure} />
  if (snapshot.hasTag('alreadyDone')) return <ChangeApplied mode={mode} change={null} />
  if (snapshot.hasTag('used')) return <ChangeApplied mode={mode} change={change} />
  if (snapshot.hasTag('ready') && change) {
    return (
      <ChangeOffer
        snapshot={snapshot}
        mode={mode}
        change={change}
        onApply={() => actor.send({ type: 'link.apply', code })}
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
  return <PageHeading title={emailActionText[mode].title}>{anyLinkText.checking}</PageHeading>
}
