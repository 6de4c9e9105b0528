import { paintedText } from '../text/paintedText.ts'
import { Button } from '../ui/Button.tsx'
import styles from './CodeMissing.module.css'

/** Stands on a page whose code does not come. */
export function CodeMissing() {
  return (
    <div role="alert" className={styles.notice}>
      <p>{paintedText.codeMissing}</p>
      <Button look="primary">{paintedText.reload}</Button>
    </div>
  )
}
