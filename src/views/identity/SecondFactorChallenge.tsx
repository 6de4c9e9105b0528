import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { challengeFlow } from '../../actors/challengeFlow.ts'
import { onTheWay, paths } from '../../paths.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { secondFactorText } from '../../text/identityText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { useFocusAfter } from '../../ui/useFocusAfter.ts'
import styles from './Challenge.module.css'
import { ChallengeCode } from './ChallengeCode.tsx'
import { ChallengeFactors } from './ChallengeFactors.tsx'

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

  const signIn = onTheWay(paths.signIn, location.search)
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
