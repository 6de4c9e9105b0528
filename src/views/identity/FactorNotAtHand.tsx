import { secondFactorText } from '../../text/identityText.ts'
import styles from './Challenge.module.css'

/** What is left to a person without their factor; there are no recovery codes to promise. */
export function FactorNotAtHand() {
  return (
    <details className={styles.notAtHand}>
      <summary>{secondFactorText.notAtHand}</summary>
      <p>{secondFactorText.noRecoveryCodes}</p>
      <ul>
        {secondFactorText.waysLeft.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </details>
  )
}
