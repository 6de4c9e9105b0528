import { Redirect } from 'wouter'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { SecondFactor } from '../../../domain/security/enrolledMethods.ts'
import { secondFactorChallengeLogic } from '../../../firebase/security/secondFactorChallenge.ts'
import { requestOf } from '../../../hooks/formRequest.ts'
import { useCoolDown } from '../../../hooks/useCoolDown.ts'
import { useFocusAfterRemoval } from '../../../hooks/useFocusAfterRemoval.ts'
import { useInspectedMachine } from '../../../hooks/useInspectedActor.ts'
import type { secondFactorChallengeMachine } from '../../../machines/security/secondFactorChallengeMachine.ts'
import { paths } from '../../../paths.ts'
import { pathWithReturnFrom } from '../../../returnPath.ts'
import { factorKindText, secondFactorText } from '../../../text/security/identityText.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { codeFieldText } from '../../../text/shared/phoneText.ts'
import { Button, ButtonLink } from '../../../ui/button/Button.tsx'
import { ResendButton } from '../../../ui/button/ResendButton.tsx'
import { CodeField } from '../../../ui/form/CodeField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { RequestForm } from '../../../ui/form/RequestForm.tsx'
import { FailureNotice } from '../../../ui/notice/FailureNotice.tsx'
import { CancelSendingButton } from '../../signIn/phone/PhoneSteps.tsx'
import stepStyles from '../../signIn/phone/PhoneSteps.module.css'
import styles from './identity.module.css'

type SecondFactorChallengeProps = {
  /** Called after a correct answer. The session also reports a new sign-in. */
  onDone?: () => void
  /** Starts over. By default, on the sign-in page. */
  onBack?: () => void
}

/**
 * Asks for the second factor of the last attempt to sign in or to confirm an identity. Without one, as after
 * a reload, it leads back to the sign-in page.
 */
export function SecondFactorChallenge({ onDone, onBack }: SecondFactorChallengeProps) {
  const [snapshot, actor] = useInspectedMachine(secondFactorChallengeLogic, { onDone })
  const isExpired = snapshot.matches('expired')
  useFocusAfterRemoval(snapshot.hasTag('code'), '#challenge-factors button')
  useFocusAfterRemoval(
    snapshot.can({ type: 'sending.cancel' }),
    '#challenge-factors button, [autocomplete="one-time-code"]',
  )
  useFocusAfterRemoval(!isExpired, '#challenge-expired')

  const signIn = pathWithReturnFrom(paths.signIn, location.search)
  if (snapshot.matches('missing') && !onBack) return <Redirect to={signIn} replace />
  return (
    <>
      <div id="challenge-expired" role="alert" tabIndex={-1}>
        {isExpired && <p>{secondFactorText.expired}</p>}
      </div>
      {isExpired && !onBack && (
        <ButtonLink href={signIn} variant="primary">
          {secondFactorText.signInAgain}
        </ButtonLink>
      )}
      {snapshot.hasTag('choosing') && <ChallengeFactors snapshot={snapshot} actor={actor} />}
      {snapshot.hasTag('code') && <ChallengeCode snapshot={snapshot} actor={actor} />}
      {!isExpired && <FactorUnavailable />}
    </>
  )
}

/** The options of a person without the factor. Firebase has no recovery codes. */
function FactorUnavailable() {
  return (
    <details className={styles.notAtHand}>
      <summary>{secondFactorText.notAtHand}</summary>
      <p>{secondFactorText.noRecoveryCodes}</p>
      <ul>
        {secondFactorText.methodsLeft.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </details>
  )
}

function ChallengeCode({ snapshot, actor }: ChallengeProps) {
  const { factors, chosen, failure, resendAt } = snapshot.context
  const number = chosen?.phoneNumber ?? null
  const resend = () => actor.send({ type: 'code.resend' })
  const mayResend = snapshot.can({ type: 'code.resend' })
  const isSending = snapshot.matches('resending')
  return (
    <>
      <p>
        {number === null ? secondFactorText.enterAppCode : secondFactorText.enterSentCode(number)}
      </p>
      <RequestForm
        request={requestOf(snapshot)}
        actions={mayResend ? { requestNewCode: resend } : undefined}
        submitLabel={actionText.continue}
        busyLabel={isSending ? actionText.sending : actionText.checking}
        onSubmit={(valueOf) => actor.send({ type: 'code.submit', code: valueOf('code') })}
        otherButtons={
          isSending && (
            <CancelSendingButton onCancel={() => actor.send({ type: 'sending.cancel' })} />
          )
        }
      >
        <CodeField failure={failure} />
      </RequestForm>
      <div className={stepStyles.otherActions}>
        {number !== null && (
          <ResendButton text={codeFieldText} resendAt={resendAt} onResend={resend} />
        )}
        {factors.length > 1 && (
          <Button
            variant="quiet"
            isDisabled={!snapshot.can({ type: 'factor.change' })}
            onClick={() => actor.send({ type: 'factor.change' })}
          >
            {secondFactorText.other}
          </Button>
        )}
      </div>
    </>
  )
}

type ChallengeProps = {
  snapshot: SnapshotFrom<typeof secondFactorChallengeMachine>
  actor: ActorRefFrom<typeof secondFactorChallengeMachine>
}

/** The factors that the account accepts. Choosing a phone sends a text message. */
function ChallengeFactors({ snapshot, actor }: ChallengeProps) {
  const { factors, chosen, failure, coolDownEndsAt } = snapshot.context
  const coolDown = useCoolDown(coolDownEndsAt)
  const isBlocked = snapshot.hasTag('busy') || coolDown !== null
  const choose = (factor: SecondFactor) => {
    if (!isBlocked) actor.send({ type: 'factor.choose', factor })
  }
  return (
    <>
      <Form onSubmit={() => chosen && choose(chosen)}>
        <FailureNotice failure={failure} />
      </Form>
      <p>{coolDown ?? secondFactorText.choose}</p>
      <ul id="challenge-factors" className={styles.factors}>
        {factors.map((factor) => (
          <li key={factor.enrollmentId}>
            <button
              type="button"
              className={styles.factor}
              aria-disabled={isBlocked || undefined}
              onClick={() => choose(factor)}
            >
              <strong>
                <bdi>{factor.name ?? factorKindText[factor.kind]}</bdi>
              </strong>
              <span>{isSending(factor) ? actionText.sending : labelOf(factor)}</span>
            </button>
          </li>
        ))}
      </ul>
      {snapshot.can({ type: 'sending.cancel' }) && (
        <CancelSendingButton onCancel={() => actor.send({ type: 'sending.cancel' })} />
      )}
    </>
  )

  function isSending(factor: SecondFactor): boolean {
    return snapshot.hasTag('busy') && chosen?.enrollmentId === factor.enrollmentId
  }
}

function labelOf({ kind, phoneNumber }: SecondFactor): string {
  return kind === 'totp'
    ? secondFactorText.chooseApp
    : secondFactorText.choosePhone(phoneNumber ?? '')
}
