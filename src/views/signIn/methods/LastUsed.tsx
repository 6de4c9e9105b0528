import { otherMethodsText } from '../../../text/signIn/signInMethodsText.ts'
import styles from '../../../ui/button/IdentityProviderButton.module.css'

/** A badge on the sign-in method that was last used here. */
export function LastUsed() {
  return <span className={styles.badge}>{otherMethodsText.lastUsed}</span>
}
