import { linkSignInText } from '../../text/linkSignInText.ts'
import styles from './KeepGuest.module.css'

/** Whether a guest's account becomes the account of the link's e-mail. */
export function KeepGuest() {
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="keep-guest"
          defaultChecked
          aria-describedby="keep-guest-hint"
        />
        {linkSignInText.keepGuest}
      </label>
      <p id="keep-guest-hint" className={styles.hint}>
        {linkSignInText.keepGuestHint}
      </p>
    </>
  )
}
