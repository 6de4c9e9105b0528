import { linkSignInText } from '../../text/signInMethodsText.ts'
import styles from './KeepGuestChoice.module.css'

/**
 * Whether a guest's account becomes the account of the link's email, which can then sign in to it. A link
 * that was not asked for here may come from somebody else, so it is not chosen unless the person does.
 */
export function KeepGuestChoice({ wasAskedForHere }: { wasAskedForHere: boolean }) {
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="keep-guest"
          defaultChecked={wasAskedForHere}
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
