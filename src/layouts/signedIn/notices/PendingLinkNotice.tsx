import { pendingLinkLogic } from '../../../firebase/signIn/identityProviders/pendingLink.ts'
import { useInspectedMachine } from '../../../hooks/useInspectedActor.ts'
import { methodsNoticeText } from '../../../text/security/methodsNoticeText.ts'
import { FailureMessage } from '../../../ui/notice/FailureNotice.tsx'
import { identityProviderName } from '../../../ui/page/identityProviderName.ts'
import { DismissNotice } from '../../../ui/notice/DismissNotice.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'

/**
 * Offers to connect the provider that the person tried first, when their account had another sign-in method.
 */
export function PendingLinkNotice({ email }: { email: string | null }) {
  const [snapshot, actor] = useInspectedMachine(pendingLinkLogic, { input: { email } })
  const { providerId, failure } = snapshot.context
  const name = identityProviderName(providerId)
  const retry = () => actor.send({ type: 'link.retry' })
  const dismiss = () => actor.send({ type: 'link.dismiss' })
  return (
    <output>
      {snapshot.hasTag('asking') && (
        <Notice tone="calm">
          <span>{methodsNoticeText.askToLink(name)}</span>
          <button type="button" onClick={() => actor.send({ type: 'link.confirm' })}>
            {methodsNoticeText.link}
          </button>
          <button type="button" onClick={dismiss}>
            {methodsNoticeText.notNow}
          </button>
        </Notice>
      )}
      {snapshot.hasTag('linking') && <Notice tone="calm">{methodsNoticeText.linking(name)}</Notice>}
      {snapshot.hasTag('linked') && (
        <DismissNotice label={methodsNoticeText.dismiss} onDismiss={dismiss}>
          {methodsNoticeText.linked(name)}
        </DismissNotice>
      )}
      {snapshot.hasTag('failed') && failure && (
        <>
          <DismissNotice label={methodsNoticeText.dismiss} onDismiss={dismiss}>
            {methodsNoticeText.linkFailed(name)}
          </DismissNotice>
          <FailureMessage failure={failure} actions={{ retry }} />
        </>
      )}
    </output>
  )
}
