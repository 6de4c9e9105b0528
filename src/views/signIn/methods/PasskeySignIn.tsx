import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { passkeySignInLogic } from '../../../firebase/signIn/passkeyRequest.ts'
import { supportsPasskeys } from '../../../firebase/signIn/webauthn.ts'
import { useCoolDown } from '../../../hooks/useCoolDown.ts'
import { useInspectedMachine } from '../../../hooks/useInspectedActor.ts'
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts'
import { paths } from '../../../paths.ts'
import { useAuthSelector } from '../../../providers/AuthProvider.tsx'
import { passkeyRequestText } from '../../../text/security/passkeyText.ts'
import { KeyIcon } from '../../../ui/icon/methodIcons.tsx'
import { FailureMessage } from '../../../ui/notice/FailureNotice.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'
import { MethodButton } from './MethodButton.tsx'

type PasskeySignInProps = {
  isLastUsed: boolean
  /** Whether another sign-in attempt is in progress. */
  isPaused: boolean
}

/** Signs in with a passkey, from a button or from autofill in the email field. */
export function PasskeySignIn({ isLastUsed, isPaused }: PasskeySignInProps) {
  const [snapshot, actor] = useInspectedMachine(passkeySignInLogic)
  const { failure, coolDownEndsAt } = snapshot.context
  const coolDown = useCoolDown(coolDownEndsAt)
  const [path] = useLocation()
  const isAttempting = useAuthSelector((current) => current.hasTag('busy'))
  const mayOffer = path === paths.signIn && !isAttempting && !isPaused
  useEffect(
    () => actor.send({ type: mayOffer ? 'offer.resume' : 'offer.pause' }),
    [actor, mayOffer],
  )
  // A prerendered page has the button in every browser.
  const isHydrated = useIsHydrated()
  if (isHydrated && !supportsPasskeys()) return null
  const isBusy = snapshot.hasTag('busy')
  const request = () => actor.send({ type: 'passkey.request' })
  return (
    <>
      <MethodButton
        icon={<KeyIcon />}
        label={isBusy ? passkeyRequestText.waiting : passkeyRequestText.signIn}
        isLastUsed={isLastUsed}
        isDisabled={isBusy || coolDown !== null}
        onClick={request}
      />
      <output>
        {snapshot.hasTag('dismissed') && (
          <Notice tone="calm">{passkeyRequestText.dismissed}</Notice>
        )}
        {snapshot.hasTag('unknown') && <Notice tone="danger">{passkeyRequestText.unknown}</Notice>}
        {failure && <FailureMessage failure={failure} actions={{ retry: request }} />}
      </output>
      {coolDown && <p>{coolDown}</p>}
    </>
  )
}
