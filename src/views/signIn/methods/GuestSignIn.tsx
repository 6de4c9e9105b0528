import { useSelector } from '@xstate/react'
import { guestSignInLogic } from '../../../firebase/guest/guestAccount.ts'
import { useInspectedActor } from '../../../hooks/useInspectedActor.ts'
import { coolDownText } from '../../../text/shared/failureText.ts'
import { guestSignInText } from '../../../text/signIn/signInMethodsText.ts'
import buttonStyles from '../../../ui/button/IdentityProviderButton.module.css'
import { FailureMessage } from '../../../ui/notice/FailureMessage.tsx'
import { PersonIcon } from '../../../ui/picture/methodIcons.tsx'
import { useTimeLeft } from '../../../ui/time/useTimeLeft.ts'

/** Lets people try the product without an account. */
export function GuestSignIn() {
  const actor = useInspectedActor(guestSignInLogic)
  const snapshot = useSelector(actor, (current) => current)
  const { failure, coolDownEndsAt } = snapshot.context
  const timeLeft = useTimeLeft(coolDownEndsAt)
  const isBusy = snapshot.hasTag('busy')
  const signIn = () => actor.send({ type: 'guest.signIn' })
  return (
    <>
      <button
        type="button"
        className={buttonStyles.button}
        aria-disabled={isBusy || timeLeft !== null || undefined}
        onClick={signIn}
      >
        <PersonIcon />
        <span>{isBusy ? guestSignInText.signingIn : guestSignInText.continueAsGuest}</span>
      </button>
      <output>{failure && <FailureMessage failure={failure} offers={{ retry: signIn }} />}</output>
      {timeLeft && <p>{coolDownText(timeLeft)}</p>}
    </>
  )
}
