import { useSelector } from '@xstate/react'
import { pendingLinkFlow } from '../../actors/memberNewsFlows.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { waysNewsText } from '../../text/memberNewsText.ts'
import { FailureWords } from '../../ui/FailureWords.tsx'
import { nameOfProvider } from '../../ui/nameOfProvider.ts'
import { Notice } from '../../ui/Notice.tsx'

type PendingLinkProps = { email: string | null; flow?: typeof pendingLinkFlow }

/** Offers to connect the provider with which the person came first, when their account had another way in. */
export function PendingLink({ email, flow = pendingLinkFlow }: PendingLinkProps) {
  const actor = useFlow(flow, { email })
  const snapshot = useSelector(actor, (current) => current)
  const { providerId, failure } = snapshot.context
  const name = nameOfProvider(providerId)
  const retry = () => actor.send({ type: 'link.retry' })
  const dismiss = (
    <button type="button" onClick={() => actor.send({ type: 'link.dismiss' })}>
      {waysNewsText.dismiss}
    </button>
  )
  return (
    <output>
      {snapshot.hasTag('asking') && (
        <Notice tone="calm">
          <span>{waysNewsText.askToLink(name)}</span>
          <button type="button" onClick={() => actor.send({ type: 'link.confirm' })}>
            {waysNewsText.link}
          </button>
          <button type="button" onClick={() => actor.send({ type: 'link.dismiss' })}>
            {waysNewsText.notNow}
          </button>
        </Notice>
      )}
      {snapshot.hasTag('linking') && <Notice tone="calm">{waysNewsText.linking(name)}</Notice>}
      {snapshot.hasTag('linked') && (
        <Notice tone="calm">
          <span>{waysNewsText.linked(name)}</span>
          {dismiss}
        </Notice>
      )}
      {snapshot.hasTag('failed') && failure && (
        <>
          <Notice tone="calm">
            <span>{waysNewsText.linkFailed(name)}</span>
            {dismiss}
          </Notice>
          <FailureWords failure={failure} offers={{ retry }} />
        </>
      )}
    </output>
  )
}
