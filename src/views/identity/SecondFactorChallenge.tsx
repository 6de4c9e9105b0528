import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { Redirect } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import { challengeFlow } from '../../actors/challengeFlow.ts'
import type { SecondFactor } from '../../domain/secondFactor.ts'
import type { ChallengeEvent, challengeMachine } from '../../machines/challengeMachine.ts'
import { paths, withReturnFrom } from '../../paths.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { coolDownText } from '../../text/failureText.ts'
import { factorKindText, secondFactorText } from '../../text/identityText.ts'
import { codeFieldText } from '../../text/phoneText.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { ResendButton } from '../../ui/ResendButton.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { useFocusAfter } from '../../ui/useFocusAfter.ts'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import styles from './Challenge.module.css'

type SecondFactorChallengeProps = {
  /** Called when the answer was right. A new sign-in is reported by the session as well. */
  onDone?: () => void
  /** Begins again; without it the sign-in page is where that happens. */
  onBack?: () => void
  flow?: typeof challengeFlow
}

/**
 * The second factor that the last attempt to sign in, or to confirm who it is, was asked for. Leads
 * back to sign-in where nothing was asked, as after a reload.
 */
export function SecondFactorChallenge({
  onDone,
  onBack,
  flow = challengeFlow,
}: SecondFactorChallengeProps) {
  const actor = useFlow(flow)
  const snapshot = useSelector(actor, (current) => current)
  const isOver = snapshot.hasTag('over')
  useFocusAfter(snapshot.hasTag('code'), '#challenge-factors button')
  useFocusAfter(!isOver, '#challenge-over')
  const isMet = snapshot.hasTag('met')
  useEffect(() => {
    if (isMet) onDone?.()
  }, [isMet, onDone])

  const signIn = withReturnFrom(paths.signIn, location.search)
  if (snapshot.hasTag('missing') && !onBack) return <Redirect to={signIn} replace />
  return (
    <>
      <div id="challenge-over" role="alert" tabIndex={-1} className={styles.over}>
        {isOver && <p>{secondFactorText.over}</p>}
      </div>
      {isOver && !onBack && (
        <ButtonLink href={signIn} look="primary">
          {secondFactorText.signInAgain}
        </ButtonLink>
      )}
      {snapshot.hasTag('choosing') && (
        <ChallengeFactors snapshot={snapshot} send={(event) => actor.send(event)} />
      )}
      {snapshot.hasTag('code') && (
        <ChallengeCode snapshot={snapshot} send={(event) => actor.send(event)} />
      )}
      {!isOver && <FactorNotAtHand />}
    </>
  )
}

/** What is left to a person without their factor; there are no recovery codes to promise. */
function FactorNotAtHand() {
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

/** The code of the factor that was chosen. */
function ChallengeCode({ snapshot, send }: ChallengeProps) {
  const { factors, chosen, failure, resendAt, coolDownEndsAt } = snapshot.context
  const number = chosen?.phoneNumber ?? null
  const resend = () => send({ type: 'code.resend' })
  const mayResend = snapshot.can({ type: 'code.resend' })
  return (
    <>
      <p>
        {number === null ? secondFactorText.enterAppCode : secondFactorText.enterSentCode(number)}
      </p>
      <Form onSubmit={(valueOf) => send({ type: 'code.submit', code: valueOf('code') })}>
        <FailureNotice failure={failure} offers={mayResend ? { requestNewCode: resend } : {}} />
        <CodeField failure={failure} />
        <SubmitButton
          label={secondFactorText.submit}
          busyLabel={secondFactorText.submitting}
          isBusy={snapshot.hasTag('busy')}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
      <div className={styles.others}>
        {number !== null && (
          <ResendButton
            label={codeFieldText.resend}
            resendWaitLabel={codeFieldText.resendIn}
            resendAt={resendAt}
            onResend={resend}
          />
        )}
        {factors.length > 1 && (
          <Button look="quiet" onClick={() => send({ type: 'factor.other' })}>
            {secondFactorText.other}
          </Button>
        )}
      </div>
    </>
  )
}

type ChallengeProps = {
  snapshot: SnapshotFrom<typeof challengeMachine>
  send: (event: ChallengeEvent) => void
}

/** The factors that the account accepts; a text message is sent once its phone is chosen. */
function ChallengeFactors({ snapshot, send }: ChallengeProps) {
  const { factors, chosen, failure, coolDownEndsAt } = snapshot.context
  const left = useTimeLeft(coolDownEndsAt)
  const choose = (factor: SecondFactor) => send({ type: 'factor.choose', factor })
  return (
    <>
      <Form onSubmit={() => chosen && choose(chosen)}>
        <FailureNotice failure={failure} />
      </Form>
      <p>{left === null ? secondFactorText.choose : coolDownText(left)}</p>
      <ul id="challenge-factors" className={styles.factors}>
        {factors.map((factor) => (
          <li key={factor.uid}>
            <button
              type="button"
              className={styles.factor}
              aria-disabled={snapshot.hasTag('busy') || left !== null || undefined}
              onClick={() => choose(factor)}
            >
              <strong>{factor.name ?? factorKindText[factor.kind]}</strong>
              <span>{isSending(factor) ? secondFactorText.sending : labelOf(factor)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )

  function isSending(factor: SecondFactor): boolean {
    return snapshot.hasTag('busy') && chosen?.uid === factor.uid
  }
}

function labelOf({ kind, phoneNumber }: SecondFactor): string {
  return kind === 'totp'
    ? secondFactorText.chooseApp
    : secondFactorText.choosePhone(phoneNumber ?? '')
}
