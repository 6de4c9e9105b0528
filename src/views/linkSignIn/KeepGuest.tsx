import { linkSignInText } from '../../text/linkSignInText.ts'
import styles from './KeepGuest.module.css'

/** Whether a guest's account becomes the account of the link's e-mail. */
export function KeepGuest() {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name="keep-guest" defaultChecked />
      {linkSignInText.keepGuest}
    </label>
  )
}
