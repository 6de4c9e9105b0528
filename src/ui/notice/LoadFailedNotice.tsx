import { prerenderedText } from '../../text/shared/prerenderedText.ts'
import { Button } from '../button/Button.tsx'
import styles from './LoadFailedNotice.module.css'

/** Shown on a prerendered page whose code can't be loaded. */
export function LoadFailedNotice() {
  return (
    <div role="alert" className={styles.notice}>
      <p>{prerenderedText.loadFailed}</p>
      <Button look="primary">{prerenderedText.reload}</Button>
    </div>
  )
}
