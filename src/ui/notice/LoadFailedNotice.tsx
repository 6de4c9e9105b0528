import { prerenderedText } from '../../text/shared/prerenderedText.ts'
import { Button } from '../button/Button.tsx'
import styles from './CodeMissing.module.css'

/** Shown on a prerendered page whose code can't be loaded. */
export function CodeMissing() {
  return (
    <div role="alert" className={styles.notice}>
      <p>{prerenderedText.codeMissing}</p>
      <Button look="primary">{prerenderedText.reload}</Button>
    </div>
  )
}
