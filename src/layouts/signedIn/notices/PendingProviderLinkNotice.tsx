import { pendingProviderLinkLogic } from '../../../firebase/signIn/identityProviders/pendingProviderLink.ts'
import { focusHeading, focusRegionOf } from '../../../hooks/focus.ts'
import { useInspectedMachine } from '../../../hooks/useInspectedActor.ts'
import { methodsNoticeText } from '../../../text/security/methodsNoticeText.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { identityProviderName } from '../../../text/shared/identityProviderName.ts'
import { DismissibleNotice } from '../../../ui/notice/DismissibleNotice.tsx'
import { FailureMessage } from '../../../ui/notice/FailureNotice.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'

/**
 * Offers to connect the provider that the person tried first, when their account had another sign-in method.
 */
export function PendingProviderLinkNotice({ email }: { email: string | null }) {
  const [snapshot, actor] = useInspectedMachine(pendingProviderLinkLogic, { input: { email } })
  const { providerId, failure } = snapshot.context
  const name = identityProviderName(providerId)
  const retry = () => actor.send({ type: 'pendingProviderLink.retry' })
  const dismiss = () => actor.send({ type: 'pendingProviderLink.dismiss' })
  return (
    <output>
      {snapshot.matches('asking') && (
        <Notice tone="calm">
          <span>{methodsNoticeText.askToLink(name)}</span>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              focusRegionOf(currentTarget)
              actor.send({ type: 'pendingProviderLink.confirm' })
            }}
          >
            {methodsNoticeText.link}
          </button>
          <button
            type="button"
            onClick={() => {
              focusHeading()
              dismiss()
            }}
          >
            {actionText.notNow}
          </button>
        </Notice>
      )}
      {snapshot.matches('linking') && (
        <Notice tone="calm">{methodsNoticeText.linking(name)}</Notice>
      )}
      {snapshot.matches('linked') && (
        <DismissibleNotice label={actionText.dismiss} onDismiss={dismiss}>
          {methodsNoticeText.linked(name)}
        </DismissibleNotice>
      )}
      {snapshot.hasTag('failed') && failure && (
        <>
          <DismissibleNotice label={actionText.dismiss} onDismiss={dismiss}>
            {methodsNoticeText.linkFailed(name)}
          </DismissibleNotice>
          <FailureMessage failure={failure} actions={{ retry }} />
        </>
      )}
    </output>
  )
}
