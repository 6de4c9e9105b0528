import { accountText } from '../../text/account/accountText.ts'
import styles from './NoneYet.module.css'

/** Shown for an empty value. */
export function NoneYet() {
  return <span className={styles.none}>{accountText.none}</span>
}
