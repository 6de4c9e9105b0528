import { accountText } from '../../text/accountText.ts'
import styles from './NoneYet.module.css'

/** Stands where the account has nothing. */
export function NoneYet() {
  return <span className={styles.none}>{accountText.none}</span>
}
