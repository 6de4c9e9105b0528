import { accountText } from '../../text/account/accountText.ts'
import styles from './EmptyValue.module.css'

/** Shown for an empty value. */
export function EmptyValue() {
  return <span className={styles.none}>{accountText.none}</span>
}
