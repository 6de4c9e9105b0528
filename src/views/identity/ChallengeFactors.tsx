import type { SnapshotFrom } from 'xstate'
import type { SecondFactor } from '../../domain/secondFactor.ts'
import type { ChallengeEvent, challengeMachine } from '../../machines/challengeMachine.ts'
import { coolDownText } from '../../text/failureText.ts'
import { factorKindText, secondFactorText } from '../../text/identityText.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import styles from './Challenge.module.css'

export type ChallengeProps = {
  snapshot: SnapshotFrom<typeof challengeMachine>
  send: (event: ChallengeEvent) => void
}

/** The factors that the account accepts; a text message is sent once its phone is chosen. */
export function ChallengeFactors({ snapshot, send }: ChallengeProps) {
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
              <span>{isSending(factor) ? secondFactorText.sending : wayOf(factor)}</span>
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

function wayOf({ kind, phoneNumber }: SecondFactor): string {
  return kind === 'totp'
    ? secondFactorText.chooseApp
    : secondFactorText.choosePhone(phoneNumber ?? '')
}
